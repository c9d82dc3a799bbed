import { quickRead } from '../../../generator/check/yaml/quick-read.ts'
import { readTreeValue } from '../../../generator/check/yaml/read-tree-value.ts'
import { parseYaml } from '../../../generator/check/yaml/yaml-library.ts'
import { placePath } from '../../../generator/schema/walk.ts'

/** What a reader makes of a text: its value, and the unquoted values that are no texts. */
type Reading = { readonly value: unknown; readonly scalars: readonly unknown[] } | undefined

type Contents = Pick<ReturnType<typeof readTreeValue>, 'value' | 'plainScalars'>

const readingOf = ({ value, plainScalars }: Contents) => ({
  value,
  scalars: plainScalars.map(({ place, source, comment }) => [placePath(place), source, comment]),
})

/** What both readers make of a text: the quick one undefined where it gives up, the full one where it finds a mistake. */
export function bothRead(text: string): { quick: Reading; full: () => Reading } {
  const quick = quickRead(text)
  const full = () => {
    const document = parseYaml(text)
    const contents = document.errors.length > 0 ? undefined : readTreeValue(document, text)
    return contents?.problems.length === 0 ? readingOf(contents) : undefined
  }
  return { quick: quick && readingOf(quick), full }
}
