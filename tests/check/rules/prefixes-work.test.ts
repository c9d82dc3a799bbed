import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { createRuleContext } from '../../../generator/check/rules/create-rule-context.ts'
import { fourthSite, thirdSite } from '../../site/command.ts'

/** The problems of a site with changes: codes, paths and parameters. */
function found(file: string, ...changes: readonly (readonly [from: string, to: string])[]) {
  const text = changes.reduce(
    (all, [from, to]) => {
      if (!all.includes(from)) throw new Error(`The site does not have: ${from}`)
      return all.replace(from, () => to)
    },
    readFileSync(file, 'utf8'),
  )
  const source = { file: 'site.config.yaml', bytes: new TextEncoder().encode(text) }
  return checkSource(source, createRuleContext(file)).diagnostics.map(({ code, path, parameters }) => ({
    place: `${code} ${path.join('.')}`,
    parameters,
  }))
}

const rooted = ['    tag: en-GB\n', '    tag: en-GB\n    prefix: none\n'] as const
const places = (...changes: Parameters<typeof found>) => found(...changes).map(({ place }) => place)

test('only the default locale may be without its key in addresses', () => {
  expect(places(thirdSite, rooted)).toEqual(places(thirdSite))
  expect(places(thirdSite, ['    tag: ja-JP\n', '    tag: ja-JP\n    prefix: none\n'])).toContain(
    'prefix-elsewhere locales.ja.prefix',
  )
})

test('no page at the root has the name of a folder that the site has there', () => {
  const data = ['      en: rooms\n', '      en: data/rooms\n'] as const
  expect(places(thirdSite, data)).not.toContain('slug-reserved pages.rooms.slug.en')
  expect(places(thirdSite, data, rooted)).toContain('slug-reserved pages.rooms.slug.en')
  expect(places(fourthSite, ['      de: ""\n', '      de: ""\n    formerPaths: { de: [share] }\n'])).toContain(
    'slug-reserved pages.start.formerPaths.de.0',
  )
})

test('the address of the editor is taken only where the site carries one', () => {
  const edit = ['      en: rooms\n', '      en: edit/rooms\n'] as const
  const editor = ['\npages:\n', '\neditor:\n  repository: https://github.com/anna/site\n\npages:\n'] as const
  expect(places(thirdSite, edit, rooted)).not.toContain('slug-reserved pages.rooms.slug.en')
  expect(places(thirdSite, edit, rooted, editor)).toContain('slug-reserved pages.rooms.slug.en')
})

test('a link in a text by its address has none at the root, and one elsewhere', () => {
  const link = (path: string) => ['(page:contact#ask) for the days', `(${path}) for the days`] as const
  const dead = (...changes: (readonly [string, string])[]) =>
    places(thirdSite, ...changes).filter((place) => place.startsWith('link-unknown'))
  expect(dead(link('/en/contact'))).toEqual([])
  expect(dead(link('/contact'))).toHaveLength(1)
  expect(dead(link('/contact'), rooted)).toEqual([])
})

test('who begins a second language is told what becomes of the addresses', () => {
  const draft = ['    tag: de\n', '    tag: de\n  fr:\n    name: Français\n    tag: fr\n    draft: true\n'] as const
  const kept = ['    tag: de\n', '    tag: de\n    prefix: none\n'] as const
  const movesOf = (...changes: (readonly [string, string])[]) =>
    found(fourthSite, ...changes).find(({ place }) => place.startsWith('language-draft'))?.parameters
  expect(movesOf(draft)).toMatchObject({ moves: 'de' })
  expect(movesOf(draft, kept)).not.toHaveProperty('moves')
})

test('how languages are found has no effect where a home is at the root', () => {
  const detection = ['\npages:\n', '\nlocaleDetection:\n  order: [browser]\n\npages:\n'] as const
  expect(places(thirdSite, detection)).not.toContain('detection-unused localeDetection')
  expect(places(thirdSite, detection, rooted)).toContain('detection-unused localeDetection')
  expect(places(fourthSite, detection)).toContain('detection-unused localeDetection')
})
