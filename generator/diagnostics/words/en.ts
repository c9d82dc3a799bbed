import type { ColourUse } from '../../colours/contrast-pairs.ts'
import type { ImageType, MarkdownSlip, TypeName } from '../codes.ts'
import type { Messages } from '../words.ts'
import { forms } from './forms.ts'
import { cut, list, megabytes, quoted, rounded } from './phrase.ts'

const types: Record<TypeName, string> = {
  text: 'text',
  number: 'a number',
  boolean: '"true" or "false"',
  list: 'a list (lines that begin with "- ")',
  section: 'a section (indented lines, each with a key and a colon)',
  translations: 'one line per language',
  nothing: 'nothing',
}

const images: Record<ImageType, string> = {
  svg: 'an SVG image',
  png: 'a PNG image',
  jpg: 'a JPEG image',
  webp: 'a WebP image',
  avif: 'an AVIF image',
}

const slips: Record<MarkdownSlip, (text: string) => { message: string; help: string }> = {
  bullet: (text) => ({
    message: `"${text}" is meant as a line of a list, but will run together with the lines around it.`,
    help: 'Begin each line of a list with "- " (a hyphen and a space), and leave an empty line above the list.',
  }),
  heading: (text) => ({
    message: `A space is missing after the # signs of "${text}": they will be seen.`,
    help: `Write "${text.replace(/^#+/, '$& ')}".`,
  }),
  title: (text) => ({
    message: `"${text}" becomes a second title of the page.`,
    help: 'The page has its title already. Begin the headings of a text with ## and a space.',
  }),
  bold: (text) => ({
    message: `In "${text}" a ** begins or ends bold letters, and the other one is missing: the signs will be seen.`,
    help: 'Write ** at both ends of the words, without a space inside: **like this**.',
  }),
  indent: (text) => ({
    message: `"${text}" is indented by four spaces or more: it will be shown as program code.`,
    help: 'Let it begin where the other lines of the text begin.',
  }),
  tag: (text) => ({
    message: `"${text}" will be left out of the page, or part of it.`,
    help: 'Write it in Markdown: **bold**, *italic*, [words](https://…), lists. Videos, frames and styles are not possible in texts.',
  }),
}

const uses: Record<ColourUse, string> = {
  text: 'texts',
  link: 'links and emphasised words',
  button: 'the words on buttons',
  entry: 'the chosen line of a menu',
  mark: 'marks and words in the second colour',
  success: 'the note that a form was sent',
  chat: 'the chat button',
  portrait: 'the initials in the place of a portrait',
  footer: 'the foot of the page',
  document: 'the drawn documents',
  edge: 'the edges of buttons and fields',
}

const ratio = (contrast: number): string => `${rounded(contrast)} : 1`

const meant = (suggestion: string | undefined, allowed: readonly string[]): string =>
  suggestion === undefined ? `Allowed here: ${list(allowed)}.` : `Did you mean "${suggestion}"?`

const dialled = (prefix: string, value: string): string => prefix + value.replace(/\D/g, '').replace(/^0/, '')

const times = (places: number): string => (places === 1 ? '' : ` (in ${places} places)`)

const missingOf = (missing: number, total: number): string =>
  missing === 0
    ? `All of its ${total} texts are written.`
    : `${missing} of ${total} texts ${missing === 1 ? 'is' : 'are'} missing.`

const spaceCount = (spaces: number): string =>
  spaces === 0 ? 'no space' : spaces === 1 ? '1 space' : `${spaces} spaces`

const lineList = (lines: readonly number[]): string =>
  lines.length === 1 ? `line ${lines[0]} beside it begins` : `lines ${lines.join(' and ')} beside it begin`

const differing = (missing: readonly string[], extra: readonly string[], source: string, here: string): string =>
  [
    missing.length > 0 ? `only in ${source}: ${list(missing)}` : '',
    extra.length > 0 ? `only in ${here}: ${list(extra)}` : '',
  ]
    .filter((part) => part !== '')
    .join('; ')

/** The messages in English. */
export const en: Messages = {
  'file-missing': ({ reason }) => ({
    message: {
      absent: 'There is no such file.',
      directory: 'This is a folder, not a file.',
      unreadable: 'This file cannot be opened.',
    }[reason],
    help: 'Check the name and the folder, or say which file is meant with --config FILE.',
  }),
  'file-not-utf8': ({ encoding }) => ({
    message: `This file was not saved as UTF-8, but as ${encoding}, it seems.`,
    help: `In your editor, first choose "Reopen with encoding" and ${encoding}, and check that the accents are right. Only then choose "Save with encoding" and UTF-8. Do not save before: the accents would be lost.`,
  }),
  'file-letters-lost': ({ places }) => ({
    message: `The sign \ufffd stands here in the place of a letter that was lost${times(places)}.`,
    help: 'Write the letter again, or put back an earlier version of the file. It was saved in another encoding than it was opened with.',
  }),
  'file-letters-garbled': ({ found, meant: letter, places }) => ({
    message: `"${found}" stands here where "${letter}" seems to be meant${times(places)}.`,
    help: 'Put back an earlier version of the file, or write the letters again. It was opened in another encoding than it was saved with.',
  }),
  'merge-conflict': () => ({
    message: 'Two people changed these lines, and both versions stand in the file.',
    help: 'Keep one of the two versions and delete the three lines that begin with <<<<<<<, ======= and >>>>>>>, or ask whoever looks after the project.',
  }),
  'file-too-large': ({ bytes, limit }) => ({
    message: `This file is ${megabytes(bytes)} MB; the limit is ${megabytes(limit)} MB.`,
    help: 'Is it really the configuration of the site?',
  }),
  'file-empty': () => ({ message: 'This file is empty.', help: 'Put back an earlier version of it.' }),
  'file-not-a-mapping': ({ found }) => ({
    message: `The whole file is ${types[found]}, not a list of keys with their values.`,
    help: 'Each line begins with a key, a colon and a space, such as "defaultLocale: pt".',
  }),
  'yaml-syntax': ({ reason, detail }) => ({
    message: 'This line cannot be read.',
    help: {
      escape: 'Between double quotes, \\ has a meaning of its own: write \\\\ for one that is to be seen.',
      bracket: 'A bracket or brace is not closed, or a comma is missing. If it is a text, put it in quotes: "…".',
      mark: 'A word that begins with & or ! has a meaning of its own. If it is a text, put it in quotes: "…".',
      other: `Compare it with the lines around it: spaces at its start, colon, quotes. (${detail})`,
    }[reason],
  }),
  'yaml-tab': () => ({ message: 'There is a tab at the start of this line.', help: 'Use spaces: two for each level.' }),
  'yaml-colon-in-text': ({ text }) => ({
    message: 'This text contains a colon, which would begin a new key.',
    help: `Put the text in quotes: ${quoted(text)}`,
  }),
  'yaml-quote-open': ({ quote }) => ({
    message: `This text begins with ${quote} but does not end with it.`,
    help: `Put ${quote} at the end of the text.`,
  }),
  'yaml-quote-inside': ({ quote }) => ({
    message: `The text in quotes ends too early: there is a ${quote} inside it.`,
    help:
      quote === "'"
        ? "Write the apostrophe twice ('it''s'), or put double quotes around the text."
        : 'Write \\" inside the text, or use “ and ”.',
  }),
  'yaml-special-start': ({ character }) => ({
    message: `Without quotes, a text cannot begin with ${character}`,
    help: 'Put the whole text in quotes: "…".',
  }),
  'yaml-indentation': ({ spaces, wanted, last, beside = [] }) =>
    spaces === undefined || wanted === undefined
      ? {
          message: 'The number of spaces at the start of this line does not fit the lines around it.',
          help: 'Lines of one level begin with the same number of spaces: two for each level.',
        }
      : {
          message: `This line begins with ${spaceCount(spaces)}${beside.length > 0 ? `, but ${lineList(beside)} with ${spaceCount(wanted)}` : `; ${spaceCount(wanted)} would fit here`}.`,
          help: `${wanted > spaces ? `Add ${spaceCount(wanted - spaces)}` : `Take ${spaceCount(spaces - wanted)} out`}${last === undefined ? '' : `, in each line down to line ${last}`}.`,
        },
  'yaml-odd-space': ({ after }) => ({
    message: after
      ? `There is an invisible non-breaking space after "${after}", as Word and web pages have it.`
      : 'This line begins with an invisible non-breaking space, as Word and web pages have it.',
    help: after
      ? 'Delete it and type a space.'
      : 'Delete what stands before the first letter and type the spaces again.',
  }),
  'yaml-colon-missing': ({ key }) => ({
    message: `A colon is missing after "${key}".`,
    help: `Write "${key}: " and then the value.`,
  }),
  'yaml-bullet': ({ bullet }) => ({
    message: `This line begins with the sign ${bullet}`,
    help: 'A line of a list begins with a hyphen and a space: "- ".',
  }),
  'yaml-stray-text': ({ above }) => ({
    message: 'This text belongs to no key.',
    help: `It looks like the rest of the text in line ${above}: put both into one line. If "|" or "|-" stands behind the key, give this line as many spaces as the other lines of the text have.`,
  }),
  'yaml-key-without-space': ({ key }) => ({
    message: `A space is missing after "${key}:".`,
    help: `Write "${key}: " and then the value.`,
  }),
  'yaml-alias-unknown': ({ value, suggestion, allowed }) => ({
    message: `"*${value}" refers to a mark that is not set anywhere.`,
    help:
      suggestion || allowed.length > 0
        ? meant(suggestion, allowed)
        : `If it is meant as text, put it in quotes: "*${value}". A mark is set with "&${value}".`,
  }),
  'yaml-alias-bomb': ({ limit }) => ({
    message: `The repetitions ("*…") in this file add up to more than ${limit} values.`,
    help: 'Write the values out instead.',
  }),
  'yaml-too-deep': ({ limit }) => ({
    message: `This is nested more than ${limit} levels deep.`,
    help: 'Look for a line with far too many spaces, brackets or dashes.',
  }),
  'yaml-documents': () => ({
    message: 'A line of three dashes (---) begins a second file within this file.',
    help: 'Take the line out, or put # before it.',
  }),
  'key-duplicate': ({ key, keys }, { line }) =>
    keys
      ? {
          message: `${list(keys)} stand here a second time (the first: line ${line}).`,
          help: 'It looks as if the line above was lost, a key such as "title:". Put it back. Delete these lines only if nothing is missing.',
        }
      : {
          message: `"${key}" is already in this section (line ${line}).`,
          help: 'Keep one of the two and delete the other.',
        },
  'text-cut': ({ kept, cut: lost }) => ({
    message: `The text ends before "${cut(lost)}": a # after a space begins a note.`,
    help: `If it belongs to the text, put all of it in quotes: ${quoted(`${kept} ${lost}`)}. If it is a note, write it on a line of its own.`,
  }),
  'key-unknown': ({ value, suggestion, allowed }) => ({
    message: `There is no key "${value}" here.`,
    help: meant(suggestion, allowed),
  }),
  'key-missing': ({ key, meaning }) => ({
    message: `"${key}" is missing.`,
    help: meaning ? `Add "${key}:". ${meaning}` : `Add "${key}:".`,
  }),
  'type-wrong': ({ expected, found, suggestion, keys }) => ({
    message: `This should be ${types[expected]}, not ${types[found]}.`,
    help:
      expected === 'translations'
        ? 'Write one indented line per language below the key.'
        : expected === 'number' && found === 'text'
          ? 'Write digits only, without quotes.'
          : expected === 'boolean'
            ? `Write ${suggestion ?? 'true or false'}, without quotes.`
            : expected === 'section' && keys && keys.length > 0
              ? `Write a line for each key: ${keys.map((key) => `"${key}: …"`).join(', ')}.`
              : undefined,
  }),
  'value-empty': ({ expected, note }) => ({
    message: note
      ? `The value is empty: "${cut(note)}" counts as a note, because # begins a note.`
      : 'The value is empty.',
    help: note
      ? `If it is the value, put it in quotes: ${quoted(note)}`
      : expected === 'text'
        ? 'Write the text, or take the whole line out if the key is not required.'
        : `There should be ${types[expected]} here.`,
  }),
  'value-unknown': ({ value, suggestion, allowed }) => ({
    message: `"${cut(value)}" is not one of the values that are possible here.`,
    help: `${suggestion ? `Did you mean "${suggestion}"? ` : ''}Possible: ${list(allowed)}.`,
  }),
  'kind-mismatch': ({ tag, value, better }) => ({
    message: `"${tag}: ${value}" does not fit the other keys of this section.`,
    help: `They belong to "${tag}: ${better}".`,
  }),
  'form-wrong': ({ value, pattern, suggestion }) => ({
    message: `"${cut(value)}" does not have the right form.`,
    help: `It should be ${forms[pattern]?.en ?? `what matches ${pattern}`}.${suggestion ? ` For example: ${suggestion}` : ''}`,
  }),
  'number-out-of-range': ({ value, minimum, maximum }) => ({
    message: `${value} is too ${minimum !== undefined && value < minimum ? 'small' : 'large'}.`,
    help: range(minimum, maximum),
  }),
  'list-empty': () => ({
    message: 'The list is empty.',
    help: 'Add at least one entry: a line that begins with "- ".',
  }),
  'text-missing': ({ locale }, { locale: name }) => ({
    message: `The text in ${name(locale)} is missing.`,
    help: `Add a line "${locale}:" with the ${name(locale)} text.`,
  }),
  'draft-needed': ({ locale }, { line, locale: name }) => ({
    message: `${name(locale)} is a draft, and the site is built without it: nothing else can refer to it.`,
    help: `Name a language that is published. Or, once all its texts are written, delete "draft: true" (line ${line}).`,
  }),
  'language-draft': ({ locale, missing, total }, { locale: name }) => ({
    message: `${name(locale)} is a draft: the site is built without it. ${missingOf(missing, total)}`,
    help:
      missing === 0
        ? 'Delete the line "draft: true" to publish it.'
        : '"npm run check -- --coverage" shows where. Once all are written, delete the line "draft: true" to publish it.',
  }),
  'locale-form': ({ key, suggestion }) => ({
    message: `"${cut(key)}" cannot be the key of a language, because the key is part of the address of each of its pages.`,
    help: `Use letters a–z (no accents), digits and hyphens, beginning with a letter, such as "${suggestion ?? 'pt-br'}".`,
  }),
  'locale-unknown': ({ value, suggestion, allowed }) => ({
    message: `"${value}" is not a language of this site.`,
    help: meant(suggestion, allowed),
  }),
  'locale-absent': ({ locale, places, defined }) => ({
    message: `"${locale}" is not in the list of languages, but ${places} texts are written in it.`,
    help: `Add "${locale}:" below "locales:" (there already: ${list(defined)}), or take those texts out.`,
  }),
  'locale-renamed': ({ key, wanted, places }) => ({
    message: `No text is written in "${key}", but ${places} texts are written in "${wanted}".`,
    help: `Call this language "${wanted}" again, or change the key of all its texts.`,
  }),
  'text-identical': ({ locale, source }, { locale: name }) => ({
    message: `The ${name(locale)} text is the same as the ${name(source)} one.`,
    help: 'Translate it. If it is meant to be the same, say so under "ignore:".',
  }),
  'text-language': ({ locale, found }, { locale: name }) => ({
    message: `This text should be in ${name(locale)}, but looks like ${name(found)}.`,
    help: 'Were the lines of two languages swapped?',
  }),
  'placeholder-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The {placeholders} differ from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Keep each placeholder exactly as it is, braces included.',
  }),
  'number-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The numbers differ from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Check which is right.',
  }),
  'email-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The e-mail addresses differ from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Check which is right.',
  }),
  'url-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The links differ from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Check that each language links to the same things.',
  }),
  'markup-differs': ({ locale, source, missing, extra }, { locale: name }) => ({
    message: `The formatting differs from the ${name(source)} text: ${differing(missing, extra, name(source), name(locale))}.`,
    help: 'Check that no formatting was lost or added.',
  }),
  'translation-stale': ({ locale, source, changed, translated }, { locale: name }) => ({
    message: `The ${name(source)} text was changed on ${changed}, after the ${name(locale)} one (${translated}).`,
    help: 'Check whether the translation still says the same.',
  }),
  'slug-taken': ({ slug, owner, locale }, { line, locale: name }) => ({
    message: `"${slug}" is already the ${name(locale)} address of "${owner}" (line ${line}).`,
    help: 'Give each page an address of its own in each language.',
  }),
  'slug-empty': ({ locale }, { locale: name }) => ({
    message: `The ${name(locale)} address is empty; only the home page has an empty one.`,
    help: 'Write a short address, such as "about".',
  }),
  'slug-of-home': ({ slug, locale }, { locale: name }) => ({
    message: `The home page has the ${name(locale)} address "${slug}".`,
    help: 'The address of the home page is empty: "".',
  }),
  'slug-locale': ({ slug, prefix }) => ({
    message: `"${slug}" begins with "${prefix}", which is a language of the site.`,
    help: 'Leave the language out: it is put before each address automatically.',
  }),
  'slug-reserved': ({ slug, reserved }) => ({
    message: `"${slug}" cannot be used: the site itself uses "${reserved}".`,
    help: 'Choose another address.',
  }),
  'slug-unsafe': ({ slug, suggestion }) => ({
    message: `"${cut(slug)}" cannot be part of a web address.`,
    help: `Use small letters a–z (no accents), digits and hyphens${suggestion ? `: ${suggestion}` : ''}.`,
  }),
  'canonical-taken': ({ slug, owner, locale }, { line, locale: name }) => ({
    message: `"${slug}" is already the ${name(locale)} address of "${owner}" (line ${line}).`,
    help: 'Choose another shorter address, or take this line out: then the slug is used.',
  }),
  'former-slug-present': ({ slug, locale }, { locale: name }) => ({
    message: `"${slug}" is the ${name(locale)} address of this page today.`,
    help: 'List only addresses that the page no longer has: delete this one here.',
  }),
  'former-slug-taken': ({ slug, owner, locale, today }, { line, locale: name }) => ({
    message: today
      ? `"${slug}" is the ${name(locale)} address of "${owner}" today (line ${line}), so it cannot lead to another page.`
      : `"${slug}" is already a former ${name(locale)} address of "${owner}" (line ${line}).`,
    help: today
      ? `Delete it here, or give "${owner}" another address.`
      : 'An address leads to one page: delete it in one of the two places.',
  }),
  'home-count': ({ count }) => ({
    message: count === 0 ? 'No page is the home page.' : `There are ${count} home pages.`,
    help: 'Exactly one page has "kind: home" and is switched on.',
  }),
  'key-shared': ({ key }, { line }) => ({
    message: `"${key}" is already the key of a page (line ${line}).`,
    help: 'A page and a service cannot have the same key: choose another one for this service.',
  }),
  'page-unknown': ({ value, suggestion, allowed, places }) => ({
    message: `No page or service is called "${value}"${times(places)}.`,
    help: meant(suggestion, allowed),
  }),
  'page-renamed': ({ key, wanted, places }) => ({
    message: `No page or service is called "${wanted}", but ${places} places lead to it.`,
    help: `Should this one be called "${wanted}" instead of "${key}"?`,
  }),
  'page-not-a-service': ({ value }) => ({
    message: `"${value}" is a page, not a service.`,
    help: 'Write a key from the section "services:".',
  }),
  'reuse-target': ({ value, reason }) => ({
    message:
      reason === 'service'
        ? `"${value}" is a service; only a page can be shown again.`
        : `"${value}" itself shows another page.`,
    help: 'Write the page under "pages:" that has the content.',
  }),
  'locale-not-listed': ({ value, suggestion, allowed }) => ({
    message: `"${value}" is not a language of this site.`,
    help: meant(suggestion, allowed),
  }),
  'icon-unknown': ({ value, suggestion }) => ({
    message: `There is no icon "${value}".`,
    help: suggestion ? `Did you mean "${suggestion}"?` : 'Choose one from https://lucide.dev/icons.',
  }),
  'validation-unknown': ({ value, suggestion, allowed }) => ({
    message: `No message is called "${value}".`,
    help: /^(?:false|no)$/i.test(value)
      ? 'Delete this line: then the field may stay empty.'
      : /^(?:true|yes)$/i.test(value)
        ? `Write the name of the message to show when the field is empty: ${list(allowed)}.`
        : `${meant(suggestion, allowed)} Or add a message of this name under "messages: contact: form: validation:".`,
  }),
  'category-unknown': ({ value, suggestion, allowed }) => ({
    message: `No category is called "${value}".`,
    help: meant(suggestion, allowed),
  }),
  'validation-unused': ({ key }) => ({
    message: `No field uses the message "${key}".`,
    help: 'Take it out, or use it in a field.',
  }),
  'category-unused': ({ key }) => ({
    message: `No article is in the category "${key}".`,
    help: 'Take it out, or use it in an article.',
  }),
  'page-unreachable': ({ key }) => ({
    message: `Nothing leads to the page "${key}".`,
    help: 'Put it in the menu or link it from a page, or switch it off with "enabled: false".',
  }),
  'buttons-gone': ({ buttons }, { lines }) => ({
    message: `This page is switched off: ${buttons === 1 ? 'a button that led to it is' : `${buttons} buttons that led to it are`} no longer shown (${buttons === 1 ? 'line' : 'lines'} ${lines.join(', ')}).`,
    help: 'Let them lead to another page, or say below "ignore:" that it is meant.',
  }),
  'link-unknown': ({ value, suggestion, allowed }) => ({
    message: `The link "${cut(value)}" leads nowhere.`,
    help: meant(suggestion, allowed),
  }),
  'link-insecure': ({ url }) => ({
    message: `"${cut(url)}" is not a secure address.`,
    help: 'Write https:// instead of http://.',
  }),
  'link-refused': ({ url }) => ({
    message: `The link "${cut(url)}" would be left out of the page.`,
    help: 'Links can begin with https:, mailto:, tel: or page:.',
  }),
  'text-spaces': ({ kind }) => ({
    message: kind === 'edge' ? 'The text begins or ends with a space.' : 'There are two spaces in a row in the text.',
    help: kind === 'edge' ? 'Take the space out.' : 'Leave one of them.',
  }),
  'title-long': ({ length, limit }) => ({
    message: `The title has ${length} characters; search engines show about ${limit}.`,
    help: `Shorten it by ${length - limit}.`,
  }),
  'description-length': ({ length, minimum, maximum }) => ({
    message: `The description has ${length} characters.`,
    help: `Between ${minimum} and ${maximum} is right: ${length > maximum ? `shorten it by ${length - maximum}` : `add ${minimum - length}`}.`,
  }),
  'title-repeated': ({ locale }, { line, locale: name }) => ({
    message: `Another page has the same title in ${name(locale)} (line ${line}).`,
    help: 'Give each page a title of its own.',
  }),
  'description-repeated': ({ locale }, { line, locale: name }) => ({
    message: `Another page has the same description in ${name(locale)} (line ${line}).`,
    help: 'Say what this page is about.',
  }),
  'alt-is-file-name': ({ text }) => ({
    message: `"${cut(text)}" is the name of a file, not a description of the picture.`,
    help: 'Say in a few words what the picture shows.',
  }),
  'markup-in-text': ({ sign }) => ({
    message: `This place takes plain text: visitors will see the signs in "${cut(sign)}".`,
    help: 'Take the signs out. Formatting works only in "paragraphs" of a page and in "content" of an article.',
  }),
  'markdown-slip': ({ slip, text }) => slips[slip](cut(text)),
  'label-repeated': ({ locale, label }, { line, locale: name }) => ({
    message: `Another service is called "${cut(label)}" in ${name(locale)} as well (line ${line}).`,
    help: 'Give each service a name of its own. If it is a copy, check its title below "hero:" too.',
  }),
  'image-damaged': ({ value, fault }) =>
    fault === 'damaged'
      ? {
          message: `The drawing "${value}" is damaged: it cannot be read to its end, or is no SVG.`,
          help: 'Export it again from the program that it was drawn with, as a plain SVG.',
        }
      : {
          message: `The drawing "${value}" does not say how large it is.`,
          help: 'Export it again with a size or a "viewBox", such as viewBox="0 0 64 64" in its first line.',
        },
  'image-foreign': ({ value, part }) => ({
    message: `The drawing "${value}" holds something that will not be shown: ${cut(part)}`,
    help: 'Export it again as a plain SVG, with everything that it shows inside, and without scripts.',
  }),
  'logo-shape': ({ width, height }) => ({
    message: `The logo is ${rounded(width)} wide and ${rounded(height)} high (${ratio(Math.max(width / height, height / width))}); in its square places it will be very small.`,
    help: 'Use a square version of it, such as only its sign, without the words.',
  }),
  'image-missing': ({ value, suggestion }) => ({
    message: `There is no file "${value}".`,
    help: suggestion
      ? `Did you mean "${suggestion}"?`
      : 'The path starts from the folder of this file, such as ./images/team.jpg. Capital and small letters are not the same.',
  }),
  'image-outside': ({ value }) => ({
    message: `"${value}" lies outside the folder of the site.`,
    help: 'Copy the file into the folder of the site.',
  }),
  'image-too-large': ({ bytes, limit }) => ({
    message: `This image is ${megabytes(bytes)} MB; more than ${megabytes(limit)} MB makes the page slow.`,
    help: 'Save it again at a width of at most 2000 pixels.',
  }),
  'image-type': ({ value, found }) => ({
    message: `"${value}" contains ${found ? images[found] : 'no image'}, whatever its name says.`,
    help: found
      ? `Save it as the kind of image that its name says, or change the end of its name to .${found}.`
      : 'Save the image again.',
  }),
  'font-missing': ({ value, suggestion, allowed, packages, files }) => ({
    message: `The typeface "${value}" cannot be used. Missing: ${[...packages, ...files].join(', ')}.`,
    help: [
      meant(suggestion, allowed),
      ...(files.length === 0
        ? [
            `Another typeface works only if fontsource.org has a variable version of it; then whoever looks after the project can try: npm install -E ${packages.join(' ')}`,
          ]
        : []),
    ].join(' '),
  }),
  'flag-unknown': ({ value }) => ({
    message: `No country has the code "${value}".`,
    help: 'Use the two letters of the country (ISO 3166), such as "br".',
  }),
  'contrast-low': ({ use, scheme, contrast, promised, suggestion }) => ({
    message: `In ${scheme} mode, ${uses[use]} would have a contrast of ${ratio(contrast)}; at least ${ratio(promised)} is right.`,
    help: `Write "${suggestion}": the nearest shade of this colour that can be read well.`,
  }),
  'phone-form': ({ value }) => ({
    message: `"${cut(value)}" is not a complete phone number.`,
    help: 'With country prefix and area code it has 8 to 15 digits, such as +55 11 90000-0000.',
  }),
  'phone-prefix': ({ value, prefix, slip }) => ({
    message:
      slip === 'twice'
        ? `${prefix} is put before "${cut(value)}", which seems to begin with it already.`
        : `"${cut(value)}" begins with 0; links call it as ${dialled(prefix, value)}, without the 0.`,
    help:
      slip === 'twice'
        ? 'Write a + at its start if the number is complete, or take the prefix out.'
        : 'If that is not the right number, write it completely, with + and the country prefix. A number that only works within its country does not belong here.',
  }),
  'phone-differs': ({ value, other }, { line }) => ({
    message: `"${cut(value)}" is another number than "${cut(other)}" (line ${line}).`,
    help: 'Change the number in all places, or say below "ignore:" why there are two.',
  }),
  'email-form': ({ value }) => ({
    message: `"${cut(value)}" is not an e-mail address.`,
    help: 'It should look like name@example.com.',
  }),
  'chat-phone': ({ value }) => ({
    message: `"${value}" is not a number that a chat can be opened with.`,
    help: 'Write country code, area code and number together, such as +5511900000000.',
  }),
  'hours-order': ({ opens, closes }) => ({
    message: `It closes at ${closes}, before it opens at ${opens}.`,
    help: 'Check both times.',
  }),
  'field-repeated': ({ name }, { line }) => ({
    message: `Another field is already called "${name}" (line ${line}).`,
    help: 'Give each field a name of its own.',
  }),
  'option-repeated': ({ value }, { line }) => ({
    message: `Another option already has the value "${value}" (line ${line}).`,
    help: 'Give each option a value of its own.',
  }),
  'pattern-invalid': ({ reason }) => ({
    message: 'This regular expression cannot be read.',
    help: `${reason}. Ask a developer, or take the line out.`,
  }),
  'pattern-slow': ({ part }) => ({
    message: `This regular expression can freeze the browser: in "${part}" one repetition is inside another.`,
    help: 'Ask a developer to write it without nested repetitions.',
  }),
  'article-repeated': ({ id }, { line }) => ({
    message: `Another article already has the number ${id} (line ${line}).`,
    help: 'Choose a number that is not taken.',
  }),
  'ignore-unused': ({ code }) => ({
    message: `There is nothing to ignore: there is no "${code}" in that place.`,
    help: 'Take this entry out.',
  }),
}

function range(minimum: number | undefined, maximum: number | undefined): string {
  if (minimum === undefined) return `At most ${maximum}.`
  return maximum === undefined ? `At least ${minimum}.` : `Between ${minimum} and ${maximum}.`
}
