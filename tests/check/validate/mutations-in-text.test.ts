import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { isMap, isPair, isScalar, type Node, type Pair, visit } from 'yaml'
import { parseYaml } from '../../../generator/check/yaml/yaml-library.ts'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'
import { checkText, secondSite } from '../../diagnostics/check-example.ts'

const text = readFileSync(secondSite, 'utf8')
const lines = text.split('\n')
const stride = 25

/** The keys of the second site that stand at the start of a line, every so many: their line, and that of the section they are in. */
const keys = keysOf().filter((_, index) => index % stride === 0)

describe.each(keys)('the key in line $line', ({ line, last, key }) => {
  test('is reported at its own line when it is misspelt, with the right key', () => {
    const misspelt = `${key}x`
    const found = checkText(withLines(line, [(lines[line - 1] as string).replace(key, misspelt)]))
    expect(found).toHaveLength(1)
    const [diagnostic] = found as [Diagnostic]
    const { suggestion, wanted, value } = diagnostic.parameters as Partial<Record<string, string>>
    // Of a country that does not exist nobody knows which one is meant.
    expect([key, misspelt]).toContain(suggestion ?? wanted ?? (diagnostic.code === 'flag-unknown' ? value : undefined))
    if (suggestion === key)
      expect(diagnostic.range.start).toMatchObject({ line, column: (lines[line - 1] as string).indexOf(key) + 1 })
  })

  test('is reported at its second line when it stands twice', () => {
    const copy = lines.slice(line - 1, last)
    const found = checkText(withLines(line, [...copy, ...copy], last))
    expect(found.map(({ code, range, related }) => [code, range.start.line, related[0]?.start.line])).toEqual([
      ['key-duplicate', last + 1, line],
    ])
  })
})

function withLines(from: number, replacement: readonly string[], to = from): string {
  return [...lines.slice(0, from - 1), ...replacement, ...lines.slice(to)].join('\n')
}

function keysOf(): { line: number; last: number; key: string }[] {
  const found: { line: number; last: number; key: string }[] = []
  const lineAt = (offset: number) => text.slice(0, offset).split('\n').length
  visit(parseYaml(text), {
    Pair(_, pair: Pair, path) {
      if (!isScalar(pair.key) || typeof pair.key.value !== 'string') return
      // The names of sections are their author's.
      const owner = path.at(-2)
      if (isPair(owner) && isScalar(owner.key) && owner.key.value === 'sections') return
      const start = pair.key.range?.[0] ?? 0
      const line = lineAt(start)
      const value = pair.value as Node | null
      const end = value?.range?.[1] ?? start
      const isAlone = (lines[line - 1] as string).trimStart().startsWith(pair.key.value)
      if (isAlone)
        found.push({
          line,
          last: isMap(value) || value?.range ? lineAt(Math.max(start, end - 1)) : line,
          key: pair.key.value,
        })
    },
  })
  return found
}
