import { expect, test } from 'vitest'
import { groupPages } from '../../../src/edit/bar/page-groups.ts'
import { paletteItems, searchPalette } from '../../../src/edit/palette/palette-items.ts'
import type { EditState } from '../../../src/edit/protocol/protocol.ts'
import { textRows } from '../../../src/edit/texts/text-rows.ts'
import { loadWords } from '../../../src/edit/words/use-words.ts'

const state = {
  value: { contactDetails: { phone: { de: '+49 341 123' } } },
  defaultLocale: 'de',
  locales: [{ key: 'de', name: 'Deutsch', tag: 'de' }],
  pages: [],
  pictures: [],
  problems: [],
  texts: [{ path: ['site', 'motto'], isTranslated: false, missing: [] }],
} as unknown as EditState

async function search(wanted: string, tag = 'de'): Promise<string[]> {
  const spoken = await loadWords(tag)
  if (!spoken) throw new Error(`The editor does not speak ${tag}`)
  const named = paletteItems(state, spoken)
  return searchPalette(state, { ...spoken, wanted, named }).map(({ name }) => name)
}

test('a word is found within a longer one, behind what begins with it', async () => {
  expect(await search('farbe')).toEqual(['Zweite Farbe', 'Hauptfarbe'])
  expect(await search('rbe')).toEqual([])
})

test('whoever types no accents finds the words that have some', async () => {
  expect(await search('secciones', 'es')).toEqual(['Secciones'])
  expect(await search('seccoes', 'pt-PT')).toEqual(['Secções'])
  expect((await search('offnungszeiten')).slice(0, 2)).toEqual(['Öffnungszeiten', 'Öffnungszeiten: Montag'])
})

test('so it is in the lists of pages and of texts', () => {
  const page = { key: 'services', labels: { de: 'Über uns' }, paths: {}, place: ['pages', 'services'] }
  const value = { site: { motto: 'Mélange à la carte' } }
  const site = { ...state, value, pages: [page] } as unknown as EditState
  expect(groupPages(site, 'Uber').flatMap(({ pages }) => pages)).toEqual([page])
  expect(groupPages(site, 'ober').flatMap(({ pages }) => pages)).toEqual([])
  const [row] = textRows({ ...site, texts: [{ ...state.texts[0], copied: [] }] } as unknown as EditState, new Set())
  expect(row?.searched).toBe('melange a la carte')
})

test('how the company is reached, the style and the typefaces are found by their names', async () => {
  expect((await search('telefon'))[0]).toBe('Telefon')
  expect(await search('schrift')).toContain('Schriften')
  expect(await search('Stil')).toContain('Stil')
})
