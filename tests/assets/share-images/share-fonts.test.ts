import { expect, test } from 'vitest'
import { drawableCard } from '../../../generator/assets/share-images/drawable-card.ts'
import { readShareFonts } from '../../../generator/assets/share-images/share-fonts.ts'
import type { ShareCard } from '../../../generator/compile/metadata/share-image.ts'

/** A card with a title, beside a Latin name; its document has that title too, and a line of the same words. */
function cardOf(title: string, families = { heading: 'Lora', text: 'Inter' }): ShareCard {
  return {
    path: '',
    tag: 'pt-BR',
    siteName: 'Nome',
    host: 'www.nome.example',
    eyebrow: title,
    title,
    artefact: { kind: 'manual', title, subtitle: title, caption: '', facts: [], contentsTitle: title, contents: [] },
    color: '#800020',
    accent: '#2f6b4f',
    fonts: families,
  }
}

async function drawnOf(title: string, families?: ShareCard['fonts']) {
  const card = cardOf(title, families)
  const { files, drawn } = await readShareFonts(card)
  return { files: files.map(({ name }) => name), card: drawableCard(card, [{ text: title }], drawn) }
}

test.each([
  ['Zażółć gęślą jaźń', ['heading-latin', 'heading-latin-ext', 'text-latin', 'text-latin-ext']],
  ['Наши услуги', ['heading-latin', 'heading-cyrillic', 'text-latin', 'text-cyrillic']],
])('%s is drawn, with the alphabet that it takes', async (title, names) => {
  const { files, card } = await drawnOf(title)
  expect(files).toEqual(names)
  expect(card).toMatchObject({ title, sheet: { title, lines: [{ text: title }] } })
})

test.each(['خدماتنا', 'ご依頼の流れ', 'Υπηρεσίες'])(
  '%s, whose letters a typeface lacks, is left out, with its document',
  async (title) => {
    const { card } = await drawnOf(title)
    expect(card).toMatchObject({ siteName: 'Nome', title: undefined, eyebrow: undefined, sheet: undefined })
  },
)

test.each([
  ['خدماتنا', 'Cairo', 'heading-arabic'],
  ['ご依頼の流れ', 'Kosugi Maru', 'heading-japanese'],
])('%s is drawn in %s', async (title, family, file) => {
  const { files, card } = await drawnOf(title, { heading: family, text: family })
  expect(files).toContain(file)
  expect(card).toMatchObject({ title, sheet: { title } })
})

test('a sign that the typefaces lack is left out of its text', async () => {
  expect((await drawnOf('🚀 Início ✓')).card.title).toBe('Início')
})

test('two images of one alphabet have the same list of files, of which the renderer keeps what it has read', async () => {
  const [one, other] = await Promise.all([readShareFonts(cardOf('Kurs')), readShareFonts(cardOf('Atelier'))])
  expect(one.files).toBe(other.files)
})
