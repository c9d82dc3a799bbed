import fc from 'fast-check'
import { expect, test } from 'vitest'
import { load } from '../../../generator/check/yaml/load.ts'
import { locate } from '../../../generator/check/yaml/locate.ts'
import { runsOf } from '../../site/thorough.ts'
import { bothRead } from './both-read.ts'

/** The same documents on every run; FUZZ_SEED=… looks elsewhere. */
const seed = Number(process.env.FUZZ_SEED ?? 49_990_108)

const parts = (text: string) => text.split('¦')

/** What stands behind keys and dashes in configurations, right or with a slip. */
const values = [
  'x¦a b¦Olá, você¦1¦010¦+55¦1.50¦.5¦1.¦-¦-1¦1e3¦0x1f¦0o7¦1_000¦2025-03-31¦true¦True¦tRUE¦no¦null¦~¦.inf¦.NaN¦-0¦~x¦nulls¦=¦<<¦?¦? x¦a?¦-x¦--',
  `""¦"a"¦"a \\" b"¦"a\\nb"¦"a¦a"¦"a" b¦"a"b¦''¦'a'¦'a''b'¦'a¦'a' b¦"#"¦'a: b'¦"a" # note¦"a"# note`,
  '#¦# note¦x # note¦x#y¦1 # note¦a: b¦a:¦a :b¦a:b¦: x¦:x¦http://a.example',
  '[]¦[a]¦[a, b]¦[a,b]¦[a, 1]¦[a , b]¦[ a ]¦[a, b] # note¦[a¦a]¦[[a]]¦["a"]¦[-]¦[a, -1]¦[a:b]¦[0x1]',
  `{}¦{ }¦{a: 1}¦{ a: b, c: d }¦{ a: "b, {c", d: 'e]' }¦{ a: [b, { c: 1 }], d: [] }¦{ pt: Olá você, ja: 料金 }¦{ a:  b  }¦{a: b,c: d}`,
  '{ a: 1, a: 2 }¦{ a: }¦{ a: b: c }¦{ a: b }c¦{ a: b } # note¦{ a: b # c }¦{ a: b, }¦{a:b}¦{ "a": b }¦{ 1: b }¦{ a: b ]¦{ __proto__: b }¦{ a: b:c }',
  `[a, "b, c", 'd']¦[a b, c]¦[ ]¦[a,]¦[,a]¦[a: b]¦[{ a: b }, c]¦["a" b]¦["a"b]¦[a"b]¦[#a]¦[a#b]¦[a\tb]¦[~, null, 1.50]¦[a] b¦[[a], []]¦[*a]¦[a?, ?b]`,
  '{a¦{a}¦*a¦&a x¦&a¦!x y¦!!str 1¦@a¦`a`¦%a¦!¦&¦*¦,¦, a',
  '|¦|-¦|+¦>¦>-¦|2¦| # note¦|x¦> x¦¦ ¦  ¦\t¦a\tb¦a\rb¦a\t¦\ta¦a\u00a0¦\u00a0a¦\u00a0¦a\u2028b',
].flatMap(parts)
const keys = parts(`a¦b¦c¦pt¦ab-c¦_d¦"q"¦'r'¦1¦a b¦é¦__proto__¦null¦true¦-e¦f.g¦`)
const starts = parts('¦¦¦- ¦- ¦-¦-  ¦- - ¦-\t')
const colons = parts(': ¦: ¦: ¦: ¦:¦:  ¦ : ¦:\t¦:\u00a0')
const others = parts('¦¦ ¦   ¦\t¦  \t¦# note¦#¦text¦more text here¦---¦...¦%YAML 1.2¦- ¦-¦- \t¦- # note¦--- a¦## T¦? a')
const ends = parts('¦¦¦¦¦¦¦ ¦  ¦\t¦ # note¦\r')

/** Takes one random number apart into choices. */
function chooser(number: number) {
  let rest = number
  const below = (limit: number) => {
    const taken = rest % limit
    rest = Math.floor(rest / limit)
    return taken
  }
  return { below, pick: (from: readonly string[]) => from[below(from.length)] ?? '' }
}

/** Lines that fit to each other as in a configuration, but for one in ten; with a value or a sign that may mean something now and then. */
function linesOf(numbers: readonly number[]): string[] {
  let above = { indent: 0, opens: false, isItem: false }
  return numbers.map((number, index) => {
    const { below, pick } = chooser(number)
    const kind = below(40)
    if (kind === 0) return ' '.repeat(below(7)) + pick(others) + pick(ends)
    if (kind === 1) return ' '.repeat(below(7)) + pick(starts) + pick(keys) + pick(colons) + pick(values)
    const column = above.indent + (above.isItem ? 2 : 0)
    const indent = above.opens
      ? column + ([2, 2, 0, 4][below(4)] ?? 0)
      : Math.max(0, column - ([0, 0, 2, 4][below(4)] ?? 0))
    const isItem = (above.opens || above.isItem) && below(3) > 0
    const at = above.isItem && isItem && !above.opens ? above.indent : indent
    const shape = below(8)
    const value = below(3) === 0 ? pick(values) : pick(['x', 'a b', '1', '"a"'])
    above = { indent: at, opens: shape < 2 || /^[|>]/.test(value), isItem }
    const dash = isItem ? '- ' : ''
    if (shape < 2) return `${' '.repeat(at)}${dash}k${index}:${pick(ends)}`
    if (isItem && shape < 5) return `${' '.repeat(at)}- ${value}${pick(ends)}`
    return `${' '.repeat(at)}${dash}k${index}: ${value}${pick(ends)}`
  })
}

const documents = fc
  .tuple(
    fc.array(fc.maxSafeNat(), { minLength: 1, maxLength: 5 }).map(linesOf),
    fc.constantFrom('\n', '\n', '\n', '\r\n'),
    fc.boolean(),
  )
  .map(([lines, end, isEnded]) => lines.join(end) + (isEnded ? end : ''))

test('the quick reader gives up, or reads what the full one reads', { timeout: 120_000 }, () => {
  let read = 0
  const holds = (text: string) => {
    const { quick, full } = bothRead(text)
    if (!quick) return
    read++
    expect(quick).toEqual(full())
  }
  fc.assert(fc.property(documents, holds), { seed, numRuns: runsOf(60_000) })
  // Where it always gave up, nothing would be compared.
  expect(read).toBeGreaterThan(runsOf(60_000) / 4)
})

test('the quick reader knows where each part stands, as the tree of the full one does', { timeout: 120_000 }, () => {
  let found = 0
  const holds = (text: string) => {
    const loaded = load({ file: '', bytes: Buffer.from(text) })
    if (!('document' in loaded) || !loaded.document.isPlain) return
    const { value, document } = loaded.document
    for (const path of [...pathsIn(value), ['k0', 'absent']])
      for (const at of ['key', 'value'] as const) {
        found++
        const [quick, full] = [loaded.document.locate({ path, at }), locate(document.contents, { path, at })]
        expect([path, quick[0], wordsIn(text, quick)]).toEqual([path, full[0], wordsIn(text, full)])
      }
  }
  fc.assert(fc.property(documents, holds), { seed, numRuns: runsOf(6_000) })
  expect(found).toBeGreaterThan(runsOf(5_000))
})

/** The text of a span without the empty lines and comments behind it: where a mapping with such lines below it ends is a matter of taste. */
function wordsIn(text: string, [start, end]: readonly [number, number]): string {
  return text.slice(start, end).replace(/(?:\s|\n[ \t]*#[^\n]*)*$/, '')
}

/** The paths of all that is in a value. */
function pathsIn(value: unknown, path: (string | number)[] = []): (string | number)[][] {
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([key, entry]) => {
    const own = [...path, Array.isArray(value) ? Number(key) : key]
    return [own, ...pathsIn(entry, own)]
  })
}
