import { afterAll, beforeAll, expect, test } from 'vitest'
import { inspectFile } from '../../generator/check/inspect-file.ts'
import { changed } from '../diagnostics/check-example.ts'
import { siteTexts, writeConfig } from '../site/site-texts.ts'
import { copyImages } from './copy-images.ts'
import { createRepository } from './history/repository.ts'

const repository = createRepository('site.config.yaml')
const slug = 'fr: prestations/accord'
const moved = 'fr: prestations/accordage'

beforeAll(() => {
  copyImages(repository.folder)
  repository.commit(changed([]), { written: '2025-01-10' })
  repository.commit(changed([['flag: de', 'flag: at']]), { written: '2025-01-20' })
  repository.commit(changed([[slug, moved]]), { written: '2025-02-10' })
  repository.commit('pages: [', { written: '2025-02-11' })
})
afterAll(() => repository.remove())

async function told(...changes: readonly (readonly [string, string])[]) {
  repository.write(changed(changes))
  const { diagnostics } = await inspectFile(repository.file)
  return diagnostics
    .filter(({ code }) => code === 'address-lost')
    .map(({ path, parameters }) => [path.join('.'), parameters])
}

test('tells an address that was left, committed or not, once for all versions that had it, and passes over those that cannot be read', async () => {
  const at = 'services.accord.slug.fr'
  expect(await told([slug, moved])).toEqual([[at, { locale: 'fr', slug: 'prestations/accord' }]])
  expect(await told([slug, 'fr: prestations/accorder'])).toEqual([
    [at, { locale: 'fr', slug: 'prestations/accordage' }],
    [at, { locale: 'fr', slug: 'prestations/accord' }],
  ])
})

test('tells the addresses that moved with their language, unless all of them lead on', async () => {
  const prefix = ['    tag: fr-FR\n', '    tag: fr-FR\n    prefix: none\n'] as const
  expect(await told([slug, moved], prefix)).toEqual([
    ['services.accord.slug.fr', { locale: 'fr', slug: '/fr/prestations/accord' }],
  ])
  const other = createRepository('site.config.yaml')
  copyImages(other.folder)
  other.commit(changed([prefix]), { written: '2025-01-10' })
  other.write(changed([['  accord:\n', '  accord:\n    formerPaths: { fr: [/prestations/accord] }\n']]))
  const { diagnostics } = await inspectFile(other.file)
  const lost = diagnostics
    .filter(({ code }) => code === 'address-lost')
    .map(({ parameters }) => (parameters as { readonly slug?: string }).slug)
  expect(lost).toContain('/atelier')
  expect(lost).not.toContain('/prestations/accord')
  other.remove()
})

test('tells nothing of a page that is switched off today', async () => {
  expect(await told([slug, moved], ['  accord:\n', '  accord:\n    enabled: false\n'])).toEqual([])
})

test('tells nothing where the old one is listed, is there again, or is ignored', async () => {
  const listed = 'de: leistungen/stimmung\n    formerPaths: { fr: [prestations/accord] }'
  expect(await told([slug, moved], ['de: leistungen/stimmung', listed])).toEqual([])
  const ignore =
    '\nignore:\n  - { code: address-lost, path: services.accord.slug.fr, reason: Jamais publié. }\n\nmessages:\n'
  expect(await told([slug, moved], ['\nmessages:\n', ignore])).toEqual([])
})

test('tells no address of a page that was switched off then, of a language that was a draft, or of one that is gone', async () => {
  const other = createRepository('site.config.yaml')
  copyImages(other.folder)
  const before = changed([
    ['    flag: de\n', '    flag: de\n    draft: true\n'],
    [
      '\nlocaleDetection:',
      '  it:\n    name: Italiano\n    tag: it-IT\n    country: Italia\n    flag: it\n\nlocaleDetection:',
    ],
    ['de: leistungen/stimmung', 'de: leistungen/entwurf\n      it: servizi/accordatura'],
    ['  devis:\n    kind', '  devis:\n    enabled: false\n    kind'],
    ['fr: demande-de-devis', 'fr: brouillon'],
  ])
  other.commit(before, { written: '2025-01-10' })
  other.commit(changed([]), { written: '2025-02-10' })
  const { diagnostics } = await inspectFile(other.file)
  other.remove()
  expect(diagnostics.map(({ code }) => code)).not.toContain('address-lost')
})

test('tells the address that an article had, once for all languages, unless it is listed', async () => {
  const { text, from } = await siteTexts.blog()
  const other = createRepository('site.config.yaml')
  await writeConfig({ text, from }, other.folder)
  const [line = ''] = / {8}slug: .+\n/.exec(text) ?? []
  other.commit(text, { written: '2025-01-10' })
  const lost = async (changedLine: string) => {
    other.write(text.replace(line, changedLine))
    const { diagnostics } = await inspectFile(other.file)
    return diagnostics
      .filter(({ code }) => code === 'address-lost')
      .map(({ path, parameters }) => [path.join('.'), parameters])
  }
  const slug = line.trim().replace('slug: ', '')
  expect(await lost(line)).toEqual([])
  expect(await lost('        slug: another\n')).toEqual([['pages.blog.articles.0.slug', { slug, locale: undefined }]])
  expect(await lost(`        slug: another\n        formerPaths: [${slug}]\n`)).toEqual([])
  other.remove()
})
