import { expect, test } from 'vitest'
import { parse, stringify } from 'yaml'
import { checkSource } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { changed, checkText, printed, withGermanAs } from '../diagnostics/check-example.ts'
import { secondSite } from '../site/command.ts'

/** Keys that every object inherits. Those that change what it is are refused: `constructor`, `prototype`, `__proto__`. */
const inherited = ['toString', 'valueOf', 'hasOwnProperty']

test.each(['accord', 'courrielInvalide'])(
  'a site is the same whatever its %s is called',
  { timeout: 60_000 },
  async (key) => {
    const ordinary = await modelWith(key, 'ordinary')
    for (const name of inherited) {
      const isSame = (await modelWith(key, name)).replaceAll(name, 'ordinary') === ordinary
      expect(isSame, name).toBe(true)
    }
  },
)

test('a site is the same whatever its language is called', { timeout: 60_000 }, async () => {
  const ordinary = await modelOf(withGermanAs('ordinary'))
  expect((await modelOf(withGermanAs('toString'))).replaceAll('toString', 'ordinary') === ordinary).toBe(true)
})

/** The compiled second site with a key of its author called otherwise, wherever it stands. */
function modelWith(key: string, name: string): Promise<string> {
  const text = changed([])
    .replaceAll(new RegExp(`^( +)${key}:`, 'gm'), `$1${name}:`)
    .replaceAll(new RegExp(`((?:page:|document:|invalid:|-) ?)${key}(?=[\\s)"])`, 'g'), `$1${name}`)
  return modelOf(text)
}

async function modelOf(text: string): Promise<string> {
  const { config } = checkSource({ file: secondSite, bytes: new TextEncoder().encode(text) })
  const { model } = await compileSite(config as NonNullable<typeof config>, secondSite)
  // The code of its own kinds has such words as well.
  return JSON.stringify({ ...model, kinds: undefined })
}

test('a section whose keys every object has is reported in the place of any value', { timeout: 120_000 }, () => {
  const value = { toString: 'x', constructor: 'x', valueOf: {} }
  for (let first = 0; first < 5; first++) {
    const diagnostics = checkText(stringify(withEvery(5, { first, value })))
    expect(printed(diagnostics)).not.toMatch(/\[object|native code/)
    expect(diagnostics.length).toBeGreaterThan(0)
  }
})

/** The second site with another value in every so manieth place. */
function withEvery(distance: number, { first, value }: { readonly first: number; readonly value: unknown }): unknown {
  let place = 0
  return JSON.parse(JSON.stringify(parse(changed([]))), (_key, at) =>
    typeof at === 'object' || place++ % distance !== first ? at : value,
  )
}
