import { beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSite, builtSite, sites } from '../output/built-site.ts'
import { type Purpose, purposeOf } from '../site/shipped-config.ts'
import { missingForGoogle } from './google-requirements.ts'
import { readVocabulary } from './vocabulary.ts'

interface Node {
  readonly '@type': string
  readonly '@id'?: string
  readonly [property: string]: unknown
}

const vocabulary = readVocabulary()

test('the vocabulary finds what is wrong', () => {
  const node = {
    '@type': 'Organization',
    serviceType: 'x',
    address: { '@type': 'Offer', price: 1 },
    logo: { '@type': 'Nothing' },
  }
  expect(vocabulary.check(node)).toEqual([
    'Organization has no serviceType',
    'Organization.address takes no Offer',
    'Organization.logo takes no Nothing',
    'Nothing is not a type',
  ])
})

describe.each(sites)('%s', (name, siteName) => {
  let site: BuiltSite
  beforeAll(async () => {
    site = await builtSite(siteName)
  })

  test('has one graph per page, in the words of schema.org, whose references all lead somewhere', async () => {
    for (const { path } of site.routes) {
      const graph = await graphOf(site, path)
      expect(vocabulary.check(graph), path).toEqual([])
      expect(missingForGoogle(graph), path).toEqual([])
      // What nothing refers to, such as an offer, needs no name.
      const names = graph.flatMap((node) => node['@id'] ?? [])
      const known = new Set(names)
      expect(known.size, path).toBe(names.length)
      for (const reference of references(graph)) expect([...known], path).toContain(reference)
    }
  })

  test('says the language of every page, and what kind of page it is', async () => {
    const kinds: { readonly [P in Purpose]?: string } = {
      about: 'AboutPage',
      contact: 'ContactPage',
      services: 'CollectionPage',
      blog: 'CollectionPage',
    }
    for (const { path, key } of site.routes) {
      const graph = await graphOf(site, path)
      const page = graph.find((node) => node['@id']?.endsWith('#page'))
      const article = graph.find((node) => node['@type'] === 'Article')
      expect(page?.['@type'], path).toBe(kinds[purposeOf(site.config.pages[key])] ?? 'WebPage')
      // A copy of an article in another locale tells of the original.
      expect(page?.inLanguage, path).toBe(article?.inLanguage ?? (await site.page(path)).documentElement.lang)
    }
  })

  test('names the company on every page as on the first of its language', async () => {
    const companyOf = async (path: string) =>
      (await graphOf(site, path)).find((node) => node['@id']?.endsWith('#organization')) as Node
    const url = `https://${site.hosting.host}/`
    for (const { path, locale } of site.routes) {
      const first = site.routes.find((route) => route.locale === locale)
      const { name } = await companyOf(first?.path ?? '')
      expect(await companyOf(path), path).toMatchObject({ name, url })
    }
  })

  test('tells of services by whom they are given, and of articles by whom they are written', async () => {
    const company = `https://${site.hosting.host}/#organization`
    for (const { path, key, template } of site.routes) {
      const graph = await graphOf(site, path)
      const service = graph.find((node) => node['@type'] === 'Service')
      const article = graph.find((node) => node['@type'] === 'Article')
      expect(service?.provider, path).toEqual(site.config.services?.[key] ? { '@id': company } : undefined)
      expect([article?.author, article?.publisher], path).toEqual(
        template === 'article' ? [{ '@id': company }, { '@id': company }] : [undefined, undefined],
      )
    }
  })

  test.runIf(name === 'the shipped site')('describes the company', async () => {
    const graph = await graphOf(site, '/en/')
    const company = JSON.stringify(
      graph.find((node) => node['@type'] === 'Organization'),
      null,
      2,
    )
    expect(company.replace(/logo-[^.]+/, 'logo-*')).toMatchSnapshot()
  })
})

async function graphOf(site: BuiltSite, path: string): Promise<Node[]> {
  const scripts = (await site.page(path)).querySelectorAll('script[type="application/ld+json"]')
  expect(scripts.length, path).toBe(1)
  return JSON.parse(scripts[0]?.textContent ?? '')['@graph'] as Node[]
}

function references(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(references)
  if (typeof value !== 'object' || value === null) return []
  const { '@id': id, '@type': type, ...rest } = value as Record<string, unknown>
  return [...(type === undefined && typeof id === 'string' ? [id] : []), ...Object.values(rest).flatMap(references)]
}
