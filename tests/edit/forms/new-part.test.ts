import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { type NewPart, planPart } from '../../../generator/edit/forms/new-part.ts'
import { applyEdits, readValue } from '../../../generator/edit/yaml/apply-edits.ts'
import { placeholder } from '../../../schema/placeholder.ts'
import { partOfKind } from '../../../src/sections/section-parts.ts'

const file = resolve('tests/fixtures/second-site/site.config.yaml')
const written = readFileSync(file, 'utf8')
// A form brings its texts along.
const drawnKinds = Object.keys(partOfKind).filter((kind) => kind !== 'opening' && kind !== 'form')

function withPart(part: NewPart, text = written): string {
  const planned = planPart(readValue(text), part)
  if ('refused' in planned) throw new Error(planned.refused)
  return applyEdits(text, planned.edits)
}

const diagnosticsOf = (text: string) => checkSource({ file, bytes: new TextEncoder().encode(text) }).diagnostics

/** The codes of what the check says. */
const codesOf = (text: string) => [...new Set(diagnosticsOf(text).map(({ code }) => code))]

test.each(drawnKinds)(
  'a section "%s" that is added changes no other line, lacks its texts, and is right once they are written',
  (kind) => {
    const text = withPart({ what: 'section', kind, page: 'accord', name: 'added' })
    const lines = text.split('\n')
    const before = written.split('\n')
    const start = lines.indexOf('      added:')
    const count = lines.length - before.length
    expect([...lines.slice(0, start), ...lines.slice(start + count)]).toEqual(before)
    // Articles bring their texts along, facts are those of the entry, what is said of privacy is the generator's own, and an embed has an address.
    expect(codesOf(text)).toEqual(['articles', 'embed', 'facts', 'privacy'].includes(kind) ? [] : ['part-unfinished'])
    let number = 0
    const names = text.replaceAll(`fr: ${placeholder}`, () => `fr: Texte numéro ${++number} de la page`)
    const finished = names
      .replaceAll(`de: ${placeholder}`, () => `de: Ein Text Nummer ${++number} der Seite`)
      .replaceAll(`: ${placeholder}`, ': Anna Berger')
    expect(diagnosticsOf(finished).filter(({ severity }) => severity === 'error')).toEqual([])
    const shown = finished.replace(/ +enabled: false\n/, '')
    const errors = diagnosticsOf(shown).filter(({ severity }) => severity === 'error')
    expect(errors.map(({ code }) => code)).toEqual(kind === 'downloads' ? ['file-absent'] : [])
  },
)

test.each([
  ['Assets', 'page-assets'],
  ['CON', 'page-con'],
  ['404', 'page-404'],
  ['Index', 'page-index'],
  ['DE', 'page-de'],
  ['料金', '料金'],
  ['toString', 'tostring'],
  [`Tout sur ${'le piano, '.repeat(40)}le reste`, 'tout-sur-le-piano-le-piano-le-piano-le-piano-le-piano-le'],
])('a page "%s" gets the address %s, which the check takes', (name, key) => {
  const text = withPart({ what: 'page', name })
  expect(diagnosticsOf(text).map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
    `part-unfinished pages.${key}`,
  ])
})

test('a blog begins with an article to write, in a category that may hold any', () => {
  const text = withPart({ what: 'page', name: 'Nos histoires', kind: 'blog' })
  expect(codesOf(text)).toEqual(['part-unfinished', 'description-length'])
  const { pages } = readValue(text) as { pages: Record<string, object> }
  expect(pages['nos-histoires']).toMatchObject({
    kind: 'blog',
    enabled: false,
    label: { fr: 'Nos histoires' },
    language: 'fr',
    author: { fr: 'Marteau & Feutre', de: 'Marteau & Feutre' },
    categories: { general: { fr: 'Général', de: 'Allgemeines' } },
    articles: [{ category: 'general', title: placeholder, content: placeholder }],
    sections: { opening: { kind: 'opening', title: { fr: 'Nos histoires' } }, articles: { kind: 'articles' } },
  })
  expect(planPart(readValue(written), { what: 'page', name: 'X', kind: 'shop' })).toMatchObject({
    refused: 'kind-unknown',
  })
})

test('a page gets no address that another one has', () => {
  const planned = planPart(readValue(written), { what: 'page', name: 'Kontakt' })
  expect(planned).toMatchObject({ refused: 'name-taken', value: 'kontakt' })
})

describe('where a part stands', () => {
  test('a section stands before the closing of its page, and has a name of its own', () => {
    const first = withPart({ what: 'page', name: 'Nos prix' })
    const closed = withPart({ what: 'section', kind: 'closing', page: 'nos-prix' }, first)
    const second = withPart({ what: 'section', kind: 'questions', page: 'nos-prix' }, closed)
    const third = withPart({ what: 'section', kind: 'questions', page: 'nos-prix' }, second)
    const { pages } = readValue(third) as { pages: Record<string, { sections: object }> }
    const { sections = {} } = pages['nos-prix'] ?? {}
    expect(Object.keys(sections)).toEqual(['opening', 'text', 'questions', 'questions-2', 'closing'])
    // "text-2" could be a heading in a text.
    const fourth = withPart({ what: 'section', kind: 'text', page: 'nos-prix' }, third)
    expect(fourth).toContain('\n      text2:\n')
    expect(codesOf(fourth)).toEqual(['part-unfinished'])
  })

  test('a section stands before the closing of another page that ends this one', () => {
    const first = withPart({ what: 'page', name: 'Nos prix' })
    const closed = withPart({ what: 'section', kind: 'closing', page: 'nos-prix' }, first)
    const second = withPart({ what: 'page', name: 'Nos pianos' }, closed)
    const shown = second.replace(
      /(\n {2}nos-pianos:[\s\S]*?\n {4}sections:\n)([\s\S]*?)(?=\n {2}\S|\n\S)/,
      '$1$2\n      end:\n        kind: reuse\n        section: nos-prix.closing',
    )
    const { pages } = readValue(withPart({ what: 'section', kind: 'questions', page: 'nos-pianos' }, shown)) as {
      pages: Record<string, { sections: object }>
    }
    expect(Object.keys(pages['nos-pianos']?.sections ?? {})).toEqual(['opening', 'text', 'questions', 'end'])
  })

  test('a section stands before the one that is named, also at the closing', () => {
    const first = withPart({ what: 'page', name: 'Nos prix' })
    const second = withPart({ what: 'section', kind: 'questions', page: 'nos-prix', before: 'text' }, first)
    const third = withPart({ what: 'section', kind: 'closing', page: 'nos-prix', before: 'nobody' }, second)
    const { pages } = readValue(third) as { pages: Record<string, { sections: object }> }
    const { sections = {} } = pages['nos-prix'] ?? {}
    expect(Object.keys(sections)).toEqual(['opening', 'questions', 'text', 'closing'])
  })

  test('a page is in the menu, switched off', () => {
    const text = withPart({ what: 'page', name: 'Nos prix' })
    const value = readValue(text) as { header: { links: string[] }; pages: Record<string, { enabled?: boolean }> }
    expect(value.header.links.at(-1)).toBe('nos-prix')
    expect(value.pages['nos-prix']?.enabled).toBe(false)
    expect(codesOf(text)).toEqual(['part-unfinished'])
  })

  test('a page that begins as a copy of another has none of its addresses, neither those of today nor former ones', () => {
    const like = {
      kind: 'page',
      label: { fr: 'Atelier', de: 'Werkstatt' },
      slug: { fr: 'atelier', de: 'werkstatt' },
      canonical: { fr: 'ate', de: 'wer' },
      formerPaths: { fr: ['ancien'] },
      robots: 'noindex',
      sections: { text: { kind: 'text', text: { fr: 'Un', de: 'Ein' } } },
    }
    const config = { defaultLocale: 'fr', locales: { fr: {}, de: {} }, pages: { atelier: like } }
    expect(planPart(config, { what: 'page', name: 'Nos prix', like: 'atelier' })).toEqual({
      path: ['pages', 'nos-prix'],
      edits: [
        {
          do: 'add',
          path: ['pages', 'nos-prix'],
          value: {
            kind: 'page',
            enabled: false,
            label: { fr: 'Nos prix', de: 'Werkstatt' },
            slug: { fr: 'nos-prix', de: 'nos-prix' },
            robots: 'noindex',
            sections: like.sections,
          },
        },
      ],
    })
  })

  test('a language is a draft, with its name in its own words', () => {
    const text = withPart({ what: 'language', tag: 'pt-BR' })
    const { locales } = readValue(text) as { locales: Record<string, object> }
    expect(locales.pt).toEqual({ name: 'Português (Brasil)', tag: 'pt-BR', country: 'Brasil', flag: 'br', draft: true })
    expect(codesOf(text)).toEqual(['language-draft'])
  })

  test('a language has the address of the home at once: there is nothing in it for a translator', () => {
    const text = withPart({ what: 'language', tag: 'pt-BR' })
    const { pages } = readValue(text) as { pages: Record<string, { slug?: Record<string, string> }> }
    const named = Object.entries(pages).filter(([, { slug }]) => slug?.pt !== undefined)
    expect(named.map(([page, { slug }]) => [page, slug])).toEqual([['accueil', { fr: '', de: '', pt: '' }]])
  })

  test('an accepted warning is not reported any more, with or without others before it', () => {
    const spaced = written
      .replace('fr: Ce que nous faisons', 'fr: Ce que  nous faisons')
      .replace('Pas de surprise', 'Pas  de surprise')
    const [first, second] = diagnosticsOf(spaced)
    const accepted = (at: readonly (string | number)[] = []) =>
      ({ what: 'acceptance', code: 'text-spaces', at, reason: 'A wide space.' }) as const
    expect(codesOf(spaced)).toEqual(['text-spaces'])
    const one = withPart(accepted(first?.path), spaced)
    expect(diagnosticsOf(one).map(({ path }) => path)).toEqual([second?.path])
    const both = withPart(accepted(second?.path), one)
    expect(diagnosticsOf(both)).toEqual([])
    expect(both.startsWith(spaced.slice(0, spaced.indexOf('ignore:')))).toBe(true)
    // A key with a dot would be read as two.
    expect(readValue(withPart(accepted(['pages', 'a.b', 'label'])))).toMatchObject({
      ignore: [{ path: 'pages.*.label' }],
    })
    expect(readValue(withPart(accepted()))).toMatchObject({ ignore: [{ path: '*' }] })
  })
})

test.each<[NewPart, string]>([
  [{ what: 'section', kind: 'qestions', page: 'accord' }, 'kind-unknown'],
  [{ what: 'section', kind: 'opening', page: 'accord' }, 'kind-unknown'],
  [{ what: 'section', kind: 'questions', page: 'acord' }, 'page-unknown'],
  [{ what: 'page', name: 'accord' }, 'name-taken'],
  [{ what: 'page', name: '…' }, 'name-wrong'],
  [{ what: 'language', tag: 'german' }, 'tag-wrong'],
  [{ what: 'language', tag: 'de-AT' }, 'name-taken'],
])('%j is refused', (part, refused) => {
  expect(planPart(readValue(written), part)).toMatchObject({ refused })
})

test('a section can be shown again where there is one', () => {
  const part: NewPart = { what: 'section', kind: 'reuse', page: 'accord' }
  expect(planPart(readValue(written), part)).not.toHaveProperty('refused')
  const lone = { services: { accord: { sections: { opening: { kind: 'opening' } } } } }
  expect(planPart(lone, part)).toMatchObject({ refused: 'kind-unknown' })
})

test.each([
  ['2025', ['pages', 'page-2025'], '2025'],
  ['料金', ['pages', '料金'], '料金'],
  ['Цены 2025', ['pages', 'цены-2025'], 'цены-2025'],
  ['Über uns', ['pages', 'uber-uns'], 'uber-uns'],
])('a page "%s" has a key that keeps its place, and its name for an address', (name, path, address) => {
  const text = withPart({ what: 'page', name })
  expect(diagnosticsOf(text).filter(({ severity }) => severity === 'error')).toEqual([])
  const planned = planPart(readValue(written), { what: 'page', name })
  expect(planned).toMatchObject({ path })
  expect(text).toMatch(new RegExp(`slug:\\n\\s+fr: ["']?${address}["']?\\n`))
})
