import { expect, test } from 'vitest'
import { resolveAliases } from '../../../generator/check/yaml/aliases.ts'
import { parseYaml } from '../../../generator/check/yaml/yaml-library.ts'

/** Each alias and the text that it stands for, as this project reads it and as the library does. */
function targetsIn(text: string): { own: unknown[]; library: unknown[] } {
  const document = parseYaml(text)
  const { targets } = resolveAliases(document, 100)
  const aliases = [...targets.keys()]
  return { own: aliases.map((alias) => targets.get(alias)), library: aliases.map((alias) => alias.resolve(document)) }
}

test.each([
  ['a name that is set twice: the last one before it', 'a: &x 1\nb: *x\nc: &x 2\nd: *x\n', 2],
  ['a name within a list, and a section', 'a: [&x 1, *x]\nb: { c: &y { d: *x }, e: *y }\n', 3],
  ['a name at a key', '&k key: value\nother: *k\n', 1],
  ['a name around its alias', 'a: &x { b: *x }\n', 1],
  ['names in repeated keys', 'a: &x 1\na: &y 2\nb: [*x, *y]\n', 2],
])('%s', (_, text, count) => {
  const { own, library } = targetsIn(text)
  expect(own).toHaveLength(count)
  for (const [index, target] of own.entries()) expect(target).toBe(library[index])
})

test('a name that is set only later is none', () => {
  expect(targetsIn('a: *x\nb: &x 1\n').own).toEqual([])
})
