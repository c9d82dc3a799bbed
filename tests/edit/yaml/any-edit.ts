import fc from 'fast-check'
import type { Path } from '../../../generator/diagnostics/problem.ts'
import type { Edit } from '../../../generator/edit/yaml/edit.ts'

/** Texts that YAML reads as something else, or that cannot stand without quotes, in some version or place. */
export const nastyTexts: readonly string[] = [
  ...[
    'a: b',
    'x # y',
    '* star',
    '- dash',
    "it's",
    'say "hi"',
    'no',
    'Yes',
    '12:30',
    '1_000',
    '010',
    '',
    ' lead',
    'trail ',
  ],
  ...[
    'tab\there',
    'cr\rx',
    'nel\u0085x',
    '\u2028x',
    '\ufeffbom',
    '\ud800',
    '🙂',
    '---',
    '...',
    'null',
    '~',
    '#h',
    '@x',
  ],
  ...[
    '%x',
    '`x',
    '[a',
    '{a',
    'a]',
    'a, b',
    '!',
    '&a',
    '*a',
    '|',
    '>',
    '?',
    ':',
    ': ',
    'a:',
    "'",
    '"',
    '\\',
    '2026-11-25',
  ],
  ...[
    '+5511',
    '=',
    '<<',
    'Olá: mundo',
    'true',
    'y',
    '0x1F',
    '.5',
    '1e3',
    '-',
    '- ',
    '? a',
    'a\nb',
    'a\nb\n',
    'a\n\n b\n\n',
  ],
  ...['  x\ny', 'a\n# b\nc', 'a\n\tb', '\n', '\na', 'a\n \nb', '---\na', 'x'.repeat(3000), '\u00a0', 'a\u00a0'],
]

const texts = fc.oneof(fc.constantFrom(...nastyTexts), fc.string({ unit: 'grapheme' }))

/** The edits that a value allows. */
export function editsOf(value: unknown): fc.Arbitrary<Edit> {
  const { scalars, lists, mappings } = placesOf(value)
  const kinds: fc.Arbitrary<Edit>[] = []
  if (scalars.length > 0) {
    kinds.push(fc.record({ do: fc.constant('set'), path: fc.constantFrom(...scalars), value: texts }))
  }
  for (const { path, length } of lists) {
    const at = (index: number): Path => [...path, index]
    const index = fc.nat(length - 1).map(at)
    kinds.push(
      fc.record({ do: fc.constant('insert'), path: fc.nat(length).map(at), value: fc.oneof(texts, newValues) }),
    )
    kinds.push(fc.record({ do: fc.constant('remove'), path: index }))
    kinds.push(fc.record({ do: fc.constant('move'), path: index, to: fc.nat(length - 1) }))
  }
  for (const { path, keys } of mappings) {
    const key = fc.constantFrom(...keys)
    const at = key.map((name): Path => [...path, name])
    const before = fc.option(key, { nil: undefined })
    kinds.push(fc.record({ do: fc.constant('rename'), path: at, key: fc.constantFrom('renamed', 'no', 'a b', 'x: y') }))
    kinds.push(fc.record({ do: fc.constant('add'), path: fc.constant([...path, 'added']), value: newValues, before }))
    kinds.push(
      fc.record({
        do: fc.constant('set'),
        path: fc.constant([...path, 'set']),
        value: texts,
        order: fc.constant(['set', ...keys]),
      }),
    )
    kinds.push(fc.record({ do: fc.constant('move'), path: at, to: fc.nat(keys.length - 1) }))
    if (path.length > 0 || keys.length > 1) kinds.push(fc.record({ do: fc.constant('remove'), path: at }))
  }
  return fc.oneof(...kinds)
}

const newValues = fc.constantFrom<unknown>(
  'new',
  { pt: 'um', es: 'uno: dos' },
  [{ title: 'x', items: ['a', 'b'] }, 'y'],
  {},
  [],
  3,
  true,
)

function placesOf(value: unknown) {
  const scalars: Path[] = []
  const lists: { path: Path; length: number }[] = []
  const mappings: { path: Path; keys: string[] }[] = []
  const visit = (at: unknown, path: Path): void => {
    if (typeof at !== 'object' || at === null) {
      scalars.push(path)
      return
    }
    const keys = Object.keys(at)
    if (Array.isArray(at) && keys.length > 0) lists.push({ path, length: at.length })
    if (!Array.isArray(at) && keys.length > 0) mappings.push({ path, keys })
    for (const key of keys)
      visit((at as Record<string, unknown>)[key], [...path, Array.isArray(at) ? Number(key) : key])
  }
  visit(value, [])
  return { scalars, lists, mappings }
}
