import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { slimRegistry } from '../../generator/bundle/slim-registry.ts'

const require = createRequire(import.meta.url)
const text = readFileSync(require.resolve('language-subtag-registry/data/json/registry.json'), 'utf8')

/** What the module exports. */
function run(code: string): Record<string, string>[] {
  const module = { exports: [] }
  new Function('module', code)(module)
  return module.exports
}

test('the registry of languages is whole in a browser, in a fifth of its bytes', () => {
  const entries = run(slimRegistry(text))
  const names = (some: readonly Record<string, string>[]) =>
    some.map(({ Type, Subtag, Tag }) => `${Type} ${Subtag ?? Tag}`).sort()
  expect(names(entries)).toEqual(names(JSON.parse(text)))
  expect(entries).toContainEqual({ Type: 'language', Subtag: 'aaa' })
  expect(entries).toContainEqual({ Type: 'language', Subtag: 'pt', 'Suppress-Script': 'Latn' })
  expect(entries.find(({ Subtag }) => Subtag === 'iw')).toMatchObject({ 'Preferred-Value': 'he' })
  expect(slimRegistry(text).length).toBeLessThan(text.length / 5)
})
