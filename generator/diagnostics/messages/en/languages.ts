import { countryName, languageName } from '../../../lib/languages/display-names.ts'
import { type Localised, type Messages, type Nothing, say, type Unknown } from '../message.ts'
import { cut, list } from '../phrases.ts'
import { countPlaces, meant } from './phrases.ts'

interface WordsMissing extends Localised {
  /** The keys that lead to the words, below `messages`. */
  messages: readonly string[]
}

interface LanguageDraft extends Localised {
  /** The locale whose addresses get its key before them once the draft is published. */
  moves?: string | undefined
  missing: number
  total: number
  /** How many pages lack their address, if any does. */
  addresses?: number | undefined
}

interface LocaleRenamed {
  key: string
  wanted: string
  places: number
  /** How many texts already have the key of the list. */
  written: number
}

interface LocaleNotListed extends Unknown {
  places: number
  /** Whether it can be taken out: it is an entry of a list. */
  isEntry: boolean
}

interface FlagLanguage extends Localised {
  flag: string
  tag: string
  /** The flag that the tag makes likely. */
  suggestion: string
}

/** A difference between a text and its source. */
export interface Difference extends Localised {
  /** The locale that is compared with. */
  source: string
  /** What only the source has. */
  missing: readonly string[]
  /** What only this locale has. */
  extra: readonly string[]
}

/** A term that a translation does not say as the glossary does. */
interface TermDiffers extends Localised {
  source: string
  /** How the source says it. */
  said: string
  /** How the translation should. */
  wanted: string
}

interface TranslationStale extends Localised {
  source: string
  /** The day of the translation. */
  translated: string
}

const countMissing = ({
  missing,
  total,
  addresses = 0,
}: Pick<LanguageDraft, 'missing' | 'total' | 'addresses'>): string => {
  const texts =
    missing === 0
      ? `All of its ${total} texts are written.`
      : `${missing} of ${total} texts ${missing === 1 ? 'is' : 'are'} missing.`
  if (addresses === 0) return texts
  return `${texts} ${addresses === 1 ? 'The address of 1 page is' : `The addresses of ${addresses} pages are`} missing${missing === 0 ? '' : ', too'}.`
}

/** The parts in which a text and its source differ. */
function differing({ locale, source, missing, extra }: Difference, nameLocale: (locale: string) => string): string {
  const parts = [
    missing.length > 0 ? `only in ${nameLocale(source)}: ${list(missing)}` : '',
    extra.length > 0 ? `only in ${nameLocale(locale)}: ${list(extra)}` : '',
  ]
  return parts.filter((part) => part !== '').join('; ')
}

/** The languages of the site, and texts that do not say the same in each, in English. */
export const languages = {
  /** `isOnly`: whether the site has one language. */
  'detection-unused': ({ isOnly }: { isOnly?: boolean }, { line }) =>
    isOnly
      ? say`
          This has no effect: the site has one language, so nobody has to be led to one.
          Delete it, with the lines below it.`
      : say`
          This has no effect: there is a home page at the bare address, so nobody is led to a language from there.
          Delete it, with the lines below it. Or delete "prefix: none" of the default language (line ${line}).`,
  'prefix-elsewhere': (_: Nothing) => say`
    Only the default locale can have its pages at the root of the site.
    Delete "prefix:" here, or write this language as "defaultLocale:".`,
  'languages-too-many': ({ count, most }: { count: number; most: number }) => say`
    The site has ${count} languages; at most ${most} are possible.
    Each key below "locales:" is a language. Is something else written there?`,
  'locale-form': ({ key, suggestion }: { key: string; suggestion?: string }, { own }) => say`
    "${cut(key)}" cannot be the key of a language, because the key is part of the address of each of its pages.
    Use letters a–z (no accents), digits and hyphens, beginning with a letter, such as "${suggestion ?? own.tag.toLowerCase()}".
    Texts and "defaultLocale" name the language by the same key.`,
  'text-missing': ({ locale }: Localised, { locale: name }) => say`
    The text in ${name(locale)} is missing.
    Add a line "${locale}:" with the ${name(locale)} text.
    Where very many texts are missing because the language is new, write "draft: true" in its section below "locales:": then the site is built without it.`,
  'words-missing': ({ locale, messages }: WordsMissing, { locale: name }) => say`
    The generator has no words of its own in ${name(locale)}, and the site shows some.
    Write these below "messages:", each with a line "${locale}:": ${list(messages, messages.length)}.
    Only what the site shows is asked for. A word that is already there in another language is reported at its own line.`,
  'draft-needed': ({ locale }: Localised, { line, locale: name }) => say`
    ${name(locale)} is a draft, and the site is built without it: nothing else can refer to it.
    Name a language that is published. Or, once all its texts are written, delete "draft: true" (line ${line}).
    What needs a published language: the default language, the language of a blog, and a text that links a page in it.`,
  'language-draft': ({ locale, moves, addresses = 0, ...counts }: LanguageDraft, { locale: name }) => say`
    ${name(locale)} is a draft: the site is built without it. ${countMissing({ addresses, ...counts })}
    ${counts.missing + addresses === 0 ? 'Delete the line "draft: true" to publish it.' : '"npm run check -- --coverage" shows where. Once all are written, delete the line "draft: true" to publish it.'}${moves ? ` Then today's addresses get "/${moves}" before them; to keep them, write "prefix: none" below "${moves}:" first.` : ''}
    "npm run dev" still shows it, with the text of the default language wherever one is missing. The addresses and texts that it has are checked like all others.`,
  'locale-unknown': ({ value, suggestion, allowed }: Unknown) => say`
    "${value}" is not a language of this site.
    ${meant(suggestion, allowed)}`,
  'locale-absent': ({ locale, places, defined }: Localised & { places: number; defined: readonly string[] }) => say`
    "${locale}" is not in the list of languages, but ${places} texts are written in it.
    Add "${locale}:" below "locales:" (already there: ${list(defined)}), or delete those texts.`,
  'locale-renamed': ({ key, wanted, places, written }: LocaleRenamed, { line }) =>
    written === 0
      ? say`
          No text is written in "${key}", but ${places} texts are written in "${wanted}".
          Call this language "${wanted}" again, or change the key of all its texts.`
      : say`
          This language has two keys: ${places} texts have "${wanted}:", which is not in the list, and ${written} have "${key}:".
          Was "${wanted}" renamed to "${key}", or the other way round? Give all of them the key of the list. The first text with "${wanted}:" is in line ${line}.
          The key is part of every address of the site and should stay as it is. If it has to change, replace it in the whole file.`,
  'locale-not-listed': ({ value, suggestion, allowed, places, isEntry }: LocaleNotListed, { lines }) => say`
    "${value}" is not a language of this site${countPlaces(places, lines)}.
    ${meant(suggestion, allowed)}${isEntry ? ' If you removed the language, delete this line too.' : ''}`,
  'language-repeated': ({ key, value }: { key: 'name' | 'tag'; value: string }, { line }) => say`
    ${key === 'name' ? `Another language is called "${value}" too (line ${line}).` : `Another language has the tag "${value}" too (line ${line}): search engines would take the two for one.`}
    Give each language its own name and tag.`,
  'flag-language': ({ locale, flag, tag, suggestion }: FlagLanguage, { locale: name }) => say`
    "${flag}" is the flag of ${countryName(flag, 'en')}, not of a country where ${name(locale)} is widely spoken.
    Write the two letters of the country: "${suggestion}" for "${tag}".
    Often the language itself was abbreviated: "ge" is Georgia, "sv" is El Salvador. If the flag is meant, put its country in the tag as well.`,
  'tag-country': ({ tag, suggestion }: { tag: string; suggestion: string }) => say`
    "${tag}" is the code of a country (${countryName(tag, 'en')}), but a tag begins with the language.
    Write "${suggestion}": the language, then the country in capital letters.
    "ch" is Switzerland as a country, but Chamorro as a language: search engines and screen readers would take the texts for those of another language.`,
  'tag-region': ({ tag, language, region }: { tag: string; language: string; region: string }) => say`
    "${tag}" means ${languageName(language, 'en')} as spoken in ${countryName(region, 'en')}, where the language is hardly spoken.
    Write the country that is meant, or the language alone, "${language}". Latin America has a number in place of a country: "es-419".
    If the country is right, write its name at "country:".`,
  'text-identical': ({ locale, source }: Localised & { source: string }, { locale: name }) => say`
    The ${name(locale)} text is the same as the ${name(source)} one.
    Translate it. If it is meant to be the same, say so under "ignore:".`,
  'text-language': ({ locale, found }: Localised & { found: string }, { locale: name }) => say`
    This text should be in ${name(locale)}, but looks like ${name(found)}.
    Were the lines of two languages swapped?
    Two texts of at least four words are reported if each seems to be in the language of the other; a single text only if it is longer.`,
  /** `isAlone`: whether all translations lack what the source has: then the message is about the source. */
  'placeholder-differs': (difference: Difference & { isAlone?: boolean }, { locale: name }) =>
    difference.isAlone
      ? say`
          Only the ${name(difference.source)} text has ${list(difference.missing)}.
          Nothing replaces it here: write the words themselves, or delete it.`
      : say`
          The {placeholders} differ from the ${name(difference.source)} text: ${differing(difference, name)}.
          Keep each placeholder exactly as it is, braces included.`,
  'number-differs': (difference: Difference, { locale: name }) => say`
    The numbers differ from the ${name(difference.source)} text: ${differing(difference, name)}.
    Check which is right.
    Numbers of one digit are not compared. It does not matter how a language writes a number, a time or a day: 1.000 and 1,000, 12h30 and 12.30, 24/12/2025 and 24.12.2025 are the same.`,
  'email-differs': (difference: Difference, { locale: name }) => say`
    The e-mail addresses differ from the ${name(difference.source)} text: ${differing(difference, name)}.
    Check which is right.
    An address that is the whole text may differ, and so may those that "contactDetails" names for the two languages.`,
  'url-differs': (difference: Difference, { locale: name }) => say`
    The links differ from the ${name(difference.source)} text: ${differing(difference, name)}.
    Check that each language links to the same things.`,
  'picture-differs': (difference: Difference, { locale: name }) => say`
    The pictures differ from the ${name(difference.source)} text: ${differing(difference, name)}.
    Put the same picture into the texts of all languages, with its words in each. If one is meant to have another, say so under "ignore:".`,
  'markup-differs': (difference: Difference, { locale: name }) => say`
    The formatting differs from the ${name(difference.source)} text: ${differing(difference, name)}.
    Check that no formatting was lost or added.`,
  'text-machine': ({ locale }: Localised, { locale: name }) => say`
    A machine has written this ${name(locale)} text, and nobody has read it yet.
    Read it in the editor, under "Translators", or export it: npm run translate -- out --to ${locale}. To publish such texts unread, write "machineTexts: true" below "${locale}:" of "locales:".`,
  'term-differs': ({ locale, source, said, wanted }: TermDiffers, { locale: name }) => say`
    The ${name(source)} text says "${said}", but the ${name(locale)} one does not say "${wanted}".
    Use the word of "glossary:". If another word is better here, say so under "ignore:".
    Endings may differ: only the beginnings of the words are compared.`,
  'translation-stale': ({ locale, source, translated }: TranslationStale, { locale: name }) => say`
    The ${name(source)} text was changed after the ${name(locale)} one was made from it (${translated}).
    Check whether the translation still says the same.
    Only "npm run check -- --stale" reports it. If the translation is still right, make any small change to it, or add an entry below "ignore:".`,
} satisfies Messages
