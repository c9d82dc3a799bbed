import { atValue } from '../../diagnostics/problem.ts'
import { findInProse } from './find-in-prose.ts'
import type { Rule } from './rule.ts'

/** No text is one that was to be written later. */
export const textsAreFinished: Rule = (site) =>
  findInProse(site, placeholderIn).map(({ found, path }) =>
    atValue('text-placeholder', path, { parameters: { text: found }, word: found }),
  )

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
function placeholderIn(text: string): string | undefined {
  if (text.length < 30 && wholeText.test(text)) return text
  return /TODO|FIXME|TBD|XXX|orem ipsum|[[(]tra/.test(text)
    ? (withinText.exec(text) ?? /lorem ipsum/i.exec(text))?.[0]
    : undefined
}
