import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { parse } from 'yaml'
import { readLastModified } from '../../../generator/check/history/last-modified.ts'
import { configPath, sitePages } from '../../../generator/compile/routes/site-pages.ts'
import { projectFile } from '../../../generator/lib/files/paths.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { changed } from '../../diagnostics/check-example.ts'
import { createRepository, type Repository } from './repository.ts'

let repository: Repository

beforeEach(() => {
  repository = createRepository('site.config.yaml')
})
afterEach(() => repository.remove())

const first = changed([])
const locality = ['locality: Strasbourg', 'locality: Colmar'] as const
const founder = ['caption:\n            fr: Mathilde Oberlin', 'caption:\n            fr: Mme Oberlin'] as const

/** The days of the pages of the second site, as its history tells them. */
async function days(drafts: readonly string[] = []): Promise<Record<string, string | undefined>> {
  const lastModified = await readLastModified(repository.file, new Set(drafts))
  return Object.fromEntries(
    sitePages(parse(first) as SiteConfig).map((page) => [page.key, lastModified(configPath(page))]),
  )
}

test('a page has the day of the last change below its key, and other pages have not', async () => {
  repository.commit(first, { written: '2025-01-10' })
  repository.commit(changed([founder]), { written: '2025-03-20' })
  const { atelier, accueil } = await days()
  expect({ atelier, accueil }).toEqual({ atelier: '2025-03-20', accueil: '2025-01-10' })
})

test('in a shallow clone no page has a day, rather than all of them that of its first commit', async () => {
  repository.commit(first, { written: '2025-01-10' })
  repository.commit(changed([founder]), { written: '2025-03-20' })
  const clone = join(repository.folder, 'clone')
  execFileSync('git', ['clone', '-q', '--depth', '1', `file://${repository.folder}`, clone])
  const lastModified = await readLastModified(join(clone, 'site.config.yaml'), new Set())
  const pages = sitePages(parse(first) as SiteConfig)
  expect(new Set(pages.map((page) => lastModified(configPath(page))))).toEqual(new Set([undefined]))
})

test('so it is in a file that is indented by four spaces', async () => {
  const wide = (text: string) => text.replaceAll(/^ +/gm, (spaces) => spaces + spaces)
  repository.commit(wide(first), { written: '2025-01-10' })
  repository.commit(wide(changed([founder])), { written: '2025-03-20' })
  const { atelier, accueil } = await days()
  expect({ atelier, accueil }).toEqual({ atelier: '2025-03-20', accueil: '2025-01-10' })
})

test.each(['ateliê', 'o ateliê', '"o.ateliê"', "'l’atelier'"])('so it is under a key such as %s', async (key) => {
  const name = key.replaceAll(/["']/g, '')
  const renamed = (text: string) => text.replaceAll(/^ {2}atelier:/gm, `  ${key}:`)
  repository.commit(renamed(first), { written: '2025-01-10' })
  repository.commit(renamed(changed([founder])), { written: '2025-03-20' })
  const lastModified = await readLastModified(repository.file, new Set())
  const pages = sitePages(parse(renamed(first)) as SiteConfig)
  const dayOf = (wanted: string) =>
    pages.filter(({ key }) => key === wanted).map((page) => lastModified(configPath(page)))[0]
  expect([dayOf(name), dayOf('accueil')]).toEqual(['2025-03-20', '2025-01-10'])
})

test('a change of what all pages share changes none of them', async () => {
  repository.commit(first, { written: '2025-01-10' })
  repository.commit(changed([locality]), { written: '2025-03-20' })
  expect(new Set(Object.values(await days()))).toEqual(new Set(['2025-01-10']))
})

test('the texts of a draft change no page until it is published', async () => {
  repository.commit(first, { written: '2025-01-10' })
  const german = [
    ['de: Mathilde Oberlin am Tisch', 'de: |-\n              Die Gründerin\n\n              - am Tisch'],
    ['            Seither sind', '            Seither sind wohl'],
  ] as const
  repository.commit(changed(german), { written: '2025-03-20' })
  expect((await days()).atelier).toBe('2025-03-20')
  expect((await days(['de'])).atelier).toBe('2025-01-10')
  repository.commit(changed([...german, founder]), { written: '2025-05-01' })
  expect((await days(['de'])).atelier).toBe('2025-05-01')
})

test('a page that is called like a draft keeps its day', async () => {
  repository.commit(first, { written: '2025-01-10' })
  expect((await days(['atelier'])).atelier).toBe('2025-01-10')
})

test('an article has the day of its blog', async () => {
  const blog = readFileSync(projectFile('site.config.yaml'), 'utf8').replace(
    '\n    enabled: false',
    '\n    enabled: true',
  )
  repository.commit(blog, { written: '2025-01-10' })
  const switched = blog.replace('enabled: true\n', 'enabled: true # at last\n')
  repository.commit(switched, { written: '2025-03-20' })
  repository.commit(`${switched}# The end.\n`, { written: '2025-05-01' })
  const lastModified = await readLastModified(repository.file, new Set())
  const articles = sitePages(parse(blog) as SiteConfig).filter(({ type }) => type === 'article')
  expect(new Set(articles.map((article) => lastModified(configPath(article))))).toEqual(new Set(['2025-03-20']))
})

test('what is not committed yet does not count', async () => {
  repository.commit(first, { written: '2025-01-10' })
  repository.write(changed([founder]))
  expect((await days()).atelier).toBe('2025-01-10')
})

test('no page has a day without a history', async () => {
  repository.write(first)
  expect(new Set(Object.values(await days()))).toEqual(new Set([undefined]))
})
