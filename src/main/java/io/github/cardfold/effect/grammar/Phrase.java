package io.github.cardfold.effect.grammar;

import java.lang.annotation.ElementType;
import java.lang.annotation.Repeatable;
import java.lang.annotation.Retention;
import java.lang.annotation.RetentionPolicy;
import java.lang.annotation.Target;

/**
 * How terms of a kind are said. The first phrase of a {@linkplain #form() form} is written; it and all further ones of
 * that form are read. On the interface of a role it is how terms are said whose kinds have no phrase of that form; on a
 * constant of an enum, how this is said (otherwise in lower case).
 *
 * <p>A phrase that names not all components says terms in which the others are left out. A pattern consists of words
 * and of
 *
 * <ul>
 *   <li>{@code one/many}: the word in the singular or plural, as what was said last before it in this phrase is one or
 *       several, {@code a/-} a word in the singular alone; <code>is/are/was/were</code> or
 *       {@code attacks/attack/attacked} with the past of a verb;
 *   <li>{@code {field}} or <code>{field form}</code>: what a component holds, in a form. Whole numbers have the forms
 *       {@code words} (two), {@code a} (a, two) and {@code signed} (+2); texts stand in quotes; a truth value is not
 *       seen, but said where it is in a choice;
 *   <li><code>{field past form}</code>: a term of which verbs stand in the past;
 *   <li><code>{field and}</code>, {@code or}, {@code then}, {@code /}, …: a list with what stands between its members,
 *       and then perhaps their form. {@code sentences} are instructions as sentences, {@code body} the same after a
 *       comma or colon, {@code paid} after a comma and an "and", {@code bullets} one after a bullet each;
 *   <li><code>{field: unit/units}</code>: cards of such kinds, <code>{field a: unit/units}</code> with an article, of
 *       which forms {@code adjective} stand before the noun, those that have a form {@code kind} too next to it, others
 *       after it, and a form {@code noun} in its place;
 *   <li><code>{field form: words}</code>: a form that has a hole <code>{#}</code>, which these words fill;
 *   <li><code>{* form}</code>: the same term in another form;
 *   <li><code>{as as}</code>: where a variable is bound; <code>{variable cards}</code>, {@code many}, {@code done}: a
 *       variable that is spoken of;
 *   <li><code>&lt;words|other words&gt;</code>: a choice. The first words stand if the first component that they always
 *       name is said, that is, differs from what it is when left out; where there is a truth value, if that is. The
 *       others, which may be missing, stand if not;
 *   <li><code>{part}</code>: the phrase of a record whose components are among those of the kind;
 *   <li>{@code |}: where the parts of a list begin that have the words before in common, as in "it gets boost and power
 *       +1".
 * </ul>
 */
@Target({ElementType.TYPE, ElementType.FIELD})
@Retention(RetentionPolicy.RUNTIME)
@Repeatable(Phrases.class)
public @interface Phrase {
    /** Returns the pattern. */
    String value();

    /** Returns in which form it says a term; usually the plain one, {@code ""}. */
    String form() default "";

    /** Returns whether what it names is one or several, for the words after it to agree with. */
    Agreement is() default Agreement.AS_SAID;

    /**
     * Returns the words with which a phrase of another kind goes on that begins with it: where they follow by chance,
     * the term that ends with it stands in brackets.
     */
    String further() default "";
}
