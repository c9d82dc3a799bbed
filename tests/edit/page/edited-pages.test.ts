import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { listEditedPages } from '../../../generator/edit/page/edited-pages.ts'
import type { SiteConfig } from '../../../schema/site-config.ts'
import { manyEntries } from '../../bench/many-entries.ts'
import { shippedSite } from '../../site/command.ts'

const config = manyEntries(2) as unknown as SiteConfig

test('a page and the entries of a collection have their places, their names and their paths in each language', () => {
  const pages = listEditedPages(config)
  expect(pages.map(({ key, place }) => [key, place])).toEqual([
    ['start', ['pages', 'start']],
    ['course1', ['collections', 'courses', 'entries', 'course1']],
    ['course2', ['collections', 'courses', 'entries', 'course2']],
  ])
  expect(pages[2]).toMatchObject({
    labels: { en: 'Course 2', de: 'Kurs 2' },
    paths: { en: '/en/course/course-2', de: '/de/kurs/kurs-2', it: '/it/corso/corso-2' },
  })
})

test('an article is called by its title in every language', () => {
  const text = readFileSync(shippedSite, 'utf8').replace(/^( {2}blog:\n(?:.*\n)*? {4}enabled: )false/m, '$1true')
  const pages = listEditedPages(parse(text) as SiteConfig)
  const title = 'Auditoria da Anvisa: checklist para receber a vigilância sanitária'
  expect(pages.find(({ key }) => key === 'blog/auditoria-anvisa-checklist')?.labels).toEqual({
    pt: title,
    es: title,
    en: title,
  })
})

test('the collections are listed once, however many entries there are', () => {
  const { collections, ...others } = manyEntries(50)
  let reads = 0
  const counted = {
    ...others,
    get collections() {
      reads++
      return collections
    },
  }
  const readsOf = (entries: number) => {
    const before = reads
    Object.assign(collections as object, (manyEntries(entries) as { collections: object }).collections)
    listEditedPages(counted as unknown as SiteConfig)
    return reads - before
  }
  expect(readsOf(50)).toBe(readsOf(5))
})
