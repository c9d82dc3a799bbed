import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import { pathOf } from '../walk.ts'
import type { Rule } from './rule.ts'
import { textPath } from './site.ts'

/** No text is one that was to be written later. */
export const textsAreFinished: Rule = ({ localised, texts }) => [
  ...localised.flatMap(({ place, kind, value }) =>
    kind === 'slug' ? [] : unfinished(value).map((locale) => problem(textPath(place, locale), value[locale] ?? '')),
  ),
  ...texts.flatMap(({ place, schema, value }) =>
    schema.minLength && placeholderIn(value) ? [problem(pathOf(place), value)] : [],
  ),
]

const none: readonly string[] = []

/** Nearly no text is unfinished: nothing is made for those that are not. */
function unfinished(value: Readonly<Record<string, string>>): readonly string[] {
  let found = none
  for (const locale in value) if (placeholderIn(value[locale] as string)) found = [...found, locale]
  return found
}

/** Words that stand for a text: all of it, or before a colon or in brackets. "Todo" is a word of Portuguese and Spanish. */
const wholeText =
  /^[[(<{]*\s*(?:todo|tbd|tba|fixme|x{3,}|lorem ipsum|traduzir|a traduzir|traducir|por traducir|to translate|translate|translation|tradução|traducción|texto|text|teste?|\.{2,}|…|-+|–|—|\?+|_+)\s*[\])>}]*[.:!]?$/i
const withinText =
  /\blorem ipsum\b|\b(?:TODO|FIXME|TBD|XXX)(?=:|\])|[[(](?:TODO|FIXME|TBD|XXX|traduzir|traducir|translate)\b/

/** What of a text was to be written later. What costs is looked for only in short texts, and where a quick look finds its letters. */
function placeholderIn(text: string): string | undefined {
  if (text.length < 30 && wholeText.test(text)) return text
  if (!/TODO|FIXME|TBD|XXX|orem ipsum|[[(]tra/.test(text)) return undefined
  return withinText.exec(text)?.[0] ?? /lorem ipsum/i.exec(text)?.[0]
}

function problem(path: Path, text: string): Problem {
  const found = placeholderIn(text) ?? ''
  return atValue('text-placeholder', path, { parameters: { text: found }, word: found })
}
