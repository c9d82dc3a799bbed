import { isUnwritten } from '../../../../schema/placeholder.ts'
import { atValue } from '../../../diagnostics/problem.ts'
import type { Rule } from '../rule-input.ts'
import { dialectInPlain } from './other-dialects.ts'
import { findInProse, markdownTexts } from './texts-of-site.ts'

/** Five words with non-breaking spaces between them. */
const heldTogether = /(?:\p{L}\S*\u00a0){4}\p{L}/u

/** No text begins or ends with a space, no text of one line has two in a row, and lines can break between the words. */
export const textsAreTidy: Rule = (site) =>
  findInProse(site, wrongSpaces).map(({ found, path }) => atValue('text-spaces', path, { kind: found }))

function wrongSpaces(text: string): 'edge' | 'double' | 'held' | undefined {
  const line = text.endsWith('\n') ? text.slice(0, -1) : text
  if (line.length !== line.trim().length) return 'edge'
  if (line.includes('  ') && !line.includes('\n')) return 'double'
  return line.includes('\u00a0') && heldTogether.test(line) ? 'held' : undefined
}

/** Characters that no page can show: control characters, lone surrogates, noncharacters, and the private-use ones by which pages mark words. */
const unshowable =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\ud800-\udfff\ue000-\ue00f\ufdd0-\ufdef\ufffe\uffff]/u

/** Pages can show every character of a text. This finds escaped ones; unescaped ones are reported by `invisibleLetters`. */
export const charactersAreShown: Rule = (site) =>
  findInProse(site, (text) => unshowable.exec(text)?.[0]).map(({ found, path }) =>
    atValue('character-unshowable', path, {
      sign: `U+${(found.codePointAt(0) ?? 0).toString(16).toUpperCase().padStart(4, '0')}`,
    }),
  )

/** Texts are no placeholders. Those of disabled parts are counted with the missing texts instead. */
export const textsAreFinished: Rule = ({ localised, texts }) =>
  findInProse({ localised: localised.filter(isFinished), texts: texts.filter(isFinished) }, findPlaceholder).map(
    ({ found, path }) =>
      atValue(
        'text-placeholder',
        path,
        { text: found, ...(isUnwritten(found) && { isLeftOut: true }) },
        { word: found },
      ),
  )

const isFinished = ({ unfinished }: { readonly unfinished?: unknown }) => unfinished === undefined

/**
 * Words that are a placeholder if the text has nothing else. "Todo" is a word in Portuguese and Spanish, "Tradução" the name of a
 * service.
 */
const wholeText =
  /^[[(<{]*\s*(?:todo|tbd|tba|fixme|x{3,}|lorem ipsum|traduzir|a traduzir|traducir|por traducir|to translate|texto|text|teste?|\.{2,}|…|-+|\?+|_+)\s*[\])>}]*[.:!]?$/i

/**
 * The same words before a colon or in brackets, but not at the end of others ("MÉTODO:", "SOBRE TODO:") or before capitals
 * ("(TODO DIA)").
 */
const withinText =
  /(?<![\p{L}\p{N}]|\p{Lu} )(?:TODO|FIXME|TBD)(?=:|\])|[[(](?:TODO|FIXME|TBD)(?=[\]):]| \p{Ll})|\[XXX\]|[[(](?:traduzir|traducir|translate)(?: [^\])]{1,15})?[\])](?!\()/u

/** The placeholder in a text. The expensive expressions run only on short texts, or if a cheap search finds their letters. */
export function findPlaceholder(text: string): string | undefined {
  if (text.length < 30 && wholeText.test(text)) return text
  return /TODO|FIXME|TBD|XXX|orem ipsum|[[(]tra/.test(text)
    ? (withinText.exec(text) ?? /lorem ipsum/i.exec(text))?.[0]
    : undefined
}

/** Plain texts have no mark-up: visitors would see its characters. */
export const plainTextsArePlain: Rule = (site) =>
  findInProse(site, findMark, { markdown: false }).map(({ found, path }) =>
    atValue('markup-in-text', path, { sign: found }, { word: found }),
  )

/** The first formatting mark. The expensive expressions run only if a cheap search finds their character. */
function findMark(text: string): string | undefined {
  const found =
    (text.includes('<') && /<\/?[a-z][a-z\d]*(\s[^<>]*)?\/?>/i.exec(text)) ||
    (text.includes('*') && /\*\*[^*\n]+\*\*|(?<![*\w])\*[^\s*][^*\n]*(?<!\s)\*(?![*\w])/.exec(text)) ||
    (text.includes('](') && /\[[^\]\n]*\]\((?!lang:)[^)\n]*\)/.exec(text)) ||
    (text.includes('&') && /&(?:#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i.exec(text)) ||
    (text.includes('\\') && /\\[n"]/.exec(text)) ||
    /^(?:#{1,6} |[•·▪◦‣●]\s)/.exec(text)
  return found ? found[0].trim() : dialectInPlain(text)
}

/** Each quotation mark of a text has its partner: a stray one would be published, as when only one of the quotes around a value was removed. */
export const quotesArePaired: Rule = (site) =>
  findInProse(site, unpairedQuote).map(({ found, path }) =>
    atValue('quote-unpaired', path, { text: found }, { word: found }),
  )

/** The double quotation marks of European languages. A mark may pair with any other of its family, as in „Wort". */
const families: readonly RegExp[] = [/["“”„‟]/g, /[«»]/g]

/** Parts in which quotation marks mean something else: tags, comments and code. */
const withoutMarks = /<!--.*?-->|<\/?[a-z][^<>]*>|`[^`\n]+`|^```.*?^```/gims

/**
 * The quotation mark of a text that has no partner, with the word at its side. Behind a number it may stand for inches or seconds, and a
 * quotation of several paragraphs begins each of them with a mark.
 */
export function unpairedQuote(text: string): string | undefined {
  // Nearly all texts have none.
  if (!/["“”„‟«»]/.test(text)) return undefined
  const read = text.replace(withoutMarks, (hidden) => ' '.repeat(hidden.length))
  for (const family of families) {
    const marks = [...read.matchAll(family)].map(({ index }) => index)
    if (marks.length % 2 === 0 || marks.some((mark) => isMeasure(read, mark)) || beginsParagraphs(read, marks)) continue
    return wordAround(text, oddOneOut(read, marks))
  }
  return undefined
}

/** Whether a mark stands behind a number, such as `12"` or `3½”`. */
function isMeasure(text: string, mark: number): boolean {
  return /[\d¼½¾′']$/.test(text.slice(0, mark))
}

/** Whether more than one paragraph begins with a mark. */
function beginsParagraphs(text: string, marks: readonly number[]): boolean {
  return marks.filter((mark) => /(?:^|\n)[ >]*$/.test(text.slice(0, mark))).length > 1
}

/** The mark that is left when those that look like an opening and a closing one are paired. */
function oddOneOut(text: string, marks: readonly number[]): number {
  const open: number[] = []
  for (const mark of marks) {
    const opens = /(?:^|[\s([{«“„—–-])$/.test(text.slice(0, mark))
    if (opens) open.push(mark)
    else if (open.pop() === undefined) return mark
  }
  return open.at(-1) ?? marks.at(-1) ?? 0
}

/** A mark with the letters before and behind it. */
function wordAround(text: string, mark: number): string {
  const before = /\S{0,30}$/.exec(text.slice(0, mark))?.[0] ?? ''
  const behind = /^\S{0,30}/.exec(text.slice(mark))?.[0] ?? ''
  return `${before}${behind}`
}

/** The deepest nesting of tags: parsers recurse, and thousands of levels would overflow the stack. */
const deepest = 100

/** HTML in a text is not nested deeper than anybody would write. */
export const tagsAreShallow: Rule = (site) =>
  markdownTexts(site).flatMap(({ text, path }) =>
    text.includes('<') && quotationDepth(text) > deepest ? [atValue('text-too-deep', path(), { deepest })] : [],
  )

/** The most tags that are open at once. Void elements do not count; `<b/>` is an opening tag in HTML. */
function quotationDepth(text: string): number {
  let [depth, most] = [0, 0]
  for (const [, end] of text.matchAll(
    /<(\/?)(?!(?:area|br|col|dd|dt|hr|img|input|li|p|source|td|th|tr|wbr)\b)[a-z][a-z\d]*(?=[\s/>])/gi,
  )) {
    depth = end ? Math.max(0, depth - 1) : depth + 1
    most = Math.max(most, depth)
  }
  return most
}
