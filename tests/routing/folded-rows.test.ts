import { expect, test } from 'vitest'
import { indexFiles } from '../../generator/render/app-data.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import { shardNumber } from '../../src/routing/shard.ts'

const pageAt = (locale: string, path: string, label: string) => {
  const record: RouteRecord = { key: path, locale, template: 'page', path, canonical: path, content: '/data/0.json' }
  return { record, label }
}

function filesOf(...paths: readonly string[]) {
  const pages = paths.map((path) => pageAt('de', encodeURI(path), path))
  const files = new Map(indexFiles(pages, [], ''))
  return (path: string) => JSON.parse(files.get(path) ?? '')
}

test('a page with accents in its address is found without them', () => {
  const moved = filesOf('/de/', '/de/küche')('data/routes/moved/0.json')
  expect(moved).toMatchObject({ '/de/kuche': '/de/k%C3%BCche' })
})

test('an address that would mean two pages leads to neither', () => {
  const moved = filesOf('/de/', '/de/küche', '/de/kûche')('data/routes/moved/0.json')
  expect(moved['/de/kuche']).toBeUndefined()
})

test('the address of a page is never that of another one with accents', () => {
  const moved = filesOf('/de/', '/de/küche', '/de/kuche')('data/routes/moved/0.json')
  expect(moved['/de/kuche']).toBeUndefined()
})

test('a page is found by its canonical address, too, where the index has several files', () => {
  const pages = Array.from({ length: 129 }, (_, index) => {
    const { record, label } = pageAt('de', `/de/lang/${index}`, '')
    return { record: { ...record, canonical: `/de/${index}` }, label }
  })
  const files = new Map(indexFiles(pages, [], ''))
  for (const { record } of pages)
    for (const path of [record.path, record.canonical])
      expect(JSON.parse(files.get(`data/routes/${shardNumber(path, 2)}.json`) ?? ''), path).toContainEqual(record)
})

test('the list of names has all pages of a locale but its home', () => {
  expect(filesOf('/de/', '/de/werkstatt')('data/routes/names/de.json')).toEqual([
    ['/de/werkstatt', '/de/werkstatt', '/de/werkstatt'],
  ])
})
