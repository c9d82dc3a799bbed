import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { stringify } from 'yaml'
import { parseYaml } from '../../../generator/check/yaml/parse-yaml.ts'
import { quickRead } from '../../../generator/check/yaml/quick-read.ts'
import { treeValueOf } from '../../../generator/check/yaml/tree-value-of.ts'
import { pathOf } from '../../../generator/schema/walk.ts'

/** The same values on every run; FUZZ_SEED=… looks elsewhere, FUZZ=all at ten times as many. */
fc.configureGlobal({ seed: Number(process.env.FUZZ_SEED ?? 49_990_108) })
const runs = (usual: number) => ({ numRuns: process.env.FUZZ === 'all' ? usual * 10 : usual })

/** What the full parser makes of a text; undefined where it finds it wrong. */
function fullRead(text: string) {
  const document = parseYaml(text)
  if (document.errors.length > 0) return undefined
  const { value, plainScalars, problems } = treeValueOf(document, text)
  return problems.length > 0
    ? undefined
    : { value, scalars: plainScalars.map(({ place, source }) => [pathOf(place), source]) }
}

/** Asserts that the quick reader either gives up or reads what the full parser reads. */
function expectAgreement(text: string): boolean {
  const quick = quickRead(Buffer.from(text))
  if (!quick) return false
  expect({
    value: quick.value,
    scalars: quick.plainScalars.map(({ place, source }) => [pathOf(place), source]),
  }).toEqual(fullRead(text) ?? { value: {}, scalars: [] })
  return true
}

describe('the quick reader reads what the full parser reads', { timeout: 600_000 }, () => {
  test.each(['../../../site.config.yaml', '../../fixtures/second-site/site.config.yaml'])('in %s', (file) => {
    expect(expectAgreement(readFileSync(new URL(file, import.meta.url), 'utf8'))).toBe(true)
  })

  test('in lines put together at random', () => {
    const line = fc.tuple(
      fc.constantFrom('', '  ', '    ', '   ', '      '),
      fc.constantFrom(
        'a:',
        'b:',
        'c: 1',
        'd: x',
        '- e',
        '- f: g',
        '-',
        'h: "i"',
        "j: 'k''l'",
        'm: |',
        'n: |-',
        'o: >',
        'text',
        '# note',
        '',
        'p: q # r',
        's: [t, u]',
        'v: +1',
        'w: ~',
        'x: y: z',
        '- - 1',
        'a: -',
        'b: 0x1',
        'c: "d',
        'e: *f',
        '---',
        'g:h',
        'i: .5',
        '\tj: 1',
        'k: null',
        'l: "\\n"',
      ),
    )
    const text = fc
      .array(line, { maxLength: 12 })
      .map((lines) => `${lines.map(([indent, rest]) => indent + rest).join('\n')}\n`)
    fc.assert(
      fc.property(text, (yaml) => void expectAgreement(yaml)),
      runs(6000),
    )
  })

  test('in trees written by the library', () => {
    const tree = fc.letrec((tie) => ({
      value: fc.oneof(
        { maxDepth: 4 },
        fc.string(),
        fc.string({ unit: 'grapheme' }),
        fc.integer(),
        fc.double({ noNaN: true }),
        fc.boolean(),
        fc.constant(null),
        tie('section'),
        fc.array(tie('value'), { maxLength: 4 }),
      ),
      section: fc.dictionary(fc.stringMatching(/^[a-z][a-zA-Z0-9-]{0,6}$/), tie('value'), { maxKeys: 5 }),
    })).section
    let read = 0
    fc.assert(
      fc.property(tree, (value) => {
        if (expectAgreement(stringify(value))) read++
      }),
      runs(6000),
    )
    expect(read).toBeGreaterThan(100)
  })
})
