import { type InLocales, type Messages, say } from '../message.ts'
import { cut } from '../phrases.ts'
import { type MarkdownSlip, slipWords } from './slips.ts'

/** Words of a text, and the language that they are marked with. */
interface MarkedLanguage {
  readonly words: string
  readonly language: string
}

interface LabelRepeated extends InLocales {
  label: string
  /** The collection in which one of the two is, where they are not services. */
  collection?: string
}

interface TextCopied {
  key: string
  /** The page that has the same texts. */
  other: string
  texts: number
  /** The keys of the locales in which the texts are the same. */
  locales: readonly string[]
}

/** What visitors read, and what search engines show, in English. */
export const texts = {
  'text-spaces': ({ kind }: { kind: 'edge' | 'double' | 'held' }) => say`
    ${
      {
        edge: 'The text begins or ends with a space.',
        double: 'There are two spaces in a row in the text.',
        held: 'Invisible non-breaking spaces, like those of Word and web pages, keep the words of this text on one line.',
      }[kind]
    }
    ${{ edge: 'Delete the space.', double: 'Leave only one of them.', held: 'Delete the spaces between the words and type them again: on a phone, the line could not break.' }[kind]}`,
  /** `sign`: its code point. */
  'character-unshowable': ({ sign }: { sign: string }) => say`
    This text has the character ${sign}, which no page can show: visitors would see a � or nothing.
    Delete it where it is written as an escape, such as "\\0" or "\\ud83d". A character beyond U+FFFF is written as it is, or as one escape: "\\U0001f642".`,
  'text-too-deep': ({ deepest }: { deepest: number }) => say`
    In this text, more than ${deepest} HTML tags are nested.
    Close each tag after its words, such as <b>words</b>, or write Markdown: **words**.`,
  /** `text`: the mark with the word at its side. */
  'quote-unpaired': ({ text }: { text: string }) => say`
    The quotation mark in ${cut(text)} has no partner: visitors will see it.
    Delete it, or write the other one too. A text needs no quotes around it.
    Marks after a number, as in 12", are taken for inches.`,
  /** `sign`: the first sign of formatting in a text that has none. */
  'markup-in-text': ({ sign }: { sign: string }) => say`
    This place takes plain text: visitors will see "${cut(sign)}" as it is.
    Write it without formatting. Formatting and links work only in longer texts: "text" of the sections with "kind: text", "split" or "overview", the answers of "questions", "content" of an article.`,
  'language-mark': ({ words, language }: MarkedLanguage) => say`
    "${cut(words)}" is marked as words of "${cut(language)}", which is not a language.
    Write the key of a language of the site, or its international tag: [${cut(words)}](lang:pt), [${cut(words)}](lang:fr-CA).`,
  'language-unmarked': ({ words, language }: MarkedLanguage) => say`
    "${cut(words)}" is marked as words of another language elsewhere, but not here: a screen reader would read it wrongly.
    Write [${cut(words)}](lang:${language}).`,
  /** `isLeftOut`: whether pages know it as a placeholder. */
  'text-placeholder': ({ text, isLeftOut }: { text: string; isLeftOut?: boolean }) => say`
    "${cut(text)}" stands for a text that is still to be written: ${isLeftOut ? 'pages leave it out' : 'visitors will see it'}.
    Write the text.`,
  'markdown-slip': ({ slip, text }: { slip: MarkdownSlip; text: string }) => slipWords(slip, text),
  /** `hasNoSign`: whether the lines have neither sign, > or |-. */
  'lines-joined': ({ text, hasNoSign }: { text: string; hasNoSign?: boolean }) => say`
    ${hasNoSign ? 'Without |- the lines of a text are joined' : 'The character > joins the lines of a text'}: "${cut(text)}" will run together with what is above it.
    ${hasNoSign ? 'Write |- alone after the colon, and all the lines below it: then each line stays on its own.' : 'Write |- in place of the >: then each line stays on its own, and an empty line begins a paragraph.'}
    For one long paragraph, either is fine.`,
  'label-repeated': (
    { locale, label, locales, collection }: LabelRepeated,
    { line, locale: name, locales: names },
  ) => say`
    ${collection === undefined ? 'Another service' : `Another entry of "${collection}"`} ${locales ? `has the same name in ${names(locales)} (line ${line}).` : `is called "${cut(label)}" in ${name(locale)} as well (line ${line}).`}
    Give each ${collection === undefined ? 'service' : 'of the two'} a name of its own. If it is a copy, check the title of its opening too.`,
  'text-copied': ({ key, other, texts, locales }: TextCopied, { line, locales: names }) => say`
    ${texts === 1 ? '1 text' : `${texts} texts`} of "${key}" (${names(locales)}) ${texts === 1 ? 'is' : 'are'} word for word the same as in "${other}": the first is here and in line ${line}.
    If one of the two is a copy, write texts of its own, from here on down, in each of these languages.
    This is reported for the title of an opening, or for three or more longer texts in one language. The number goes down with each text that you write. Below "ignore:", a path such as services.audit counts for all texts of the service.`,
  'title-long': ({ length, limit }: { length: number; limit: number }) => say`
    The title has ${length} characters; search engines show about ${limit}.
    Shorten it by ${length - limit}.`,
  'description-length': ({ length, minimum, maximum }: { length: number; minimum: number; maximum: number }) => say`
    The description has ${length} characters.
    Between ${minimum} and ${maximum} is right: ${length > maximum ? `shorten it by ${length - maximum}` : `add ${minimum - length}`}.`,
  'title-repeated': ({ locale, locales }: InLocales, { line, locales: names }) => say`
    Another page has the same title in ${names(locales ?? [locale])} (line ${line}).
    Give each page a title of its own.`,
  'description-repeated': ({ locale, locales }: InLocales, { line, locales: names }) => say`
    Another page has the same description in ${names(locales ?? [locale])} (line ${line}).
    Say what this page is about.`,
} satisfies Messages
