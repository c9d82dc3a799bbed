import { expect, test } from 'vitest'
import { withNoBreakSpaces } from '../../generator/compile/words/with-no-break-spaces.ts'

const shown = (text: string, tag = 'en') => withNoBreakSpaces(text, tag).replaceAll('\u00a0', '_')

test('a number stays with its unit', () => {
  expect(shown('acima de 60 °C por 30 min, 100 g e 1,5 l')).toBe('acima de 60_°C por 30_min, 100_g e 1,5_l')
})

test('a norm in capitals stays with its number', () => {
  expect(shown('a RDC 216/2004, a ISO 22000 e (CVS 5/2013)')).toBe('a RDC_216/2004, a ISO_22000 e (CVS_5/2013)')
})

test('a law stays with its number', () => {
  expect(shown('Portaria 2619/2011 (Lei 13.709/2018), em 24/12/2025, de 1/2 a 3')).toBe(
    'Portaria_2619/2011 (Lei_13.709/2018), em 24/12/2025, de 1/2 a 3',
  )
})

test('a currency and the abbreviation of “number” stay with their number', () => {
  expect(shown('R$ 40 o quilo, € 3, Reglamento n.º 852/2004, nº 7')).toBe(
    'R$_40 o quilo, €_3, Reglamento n.º_852/2004, nº_7',
  )
})

test('a small number stays with the word that it counts', () => {
  expect(shown('Mais de 10 anos (24 horas úteis), 30 minutos')).toBe('Mais de 10_anos (24_horas úteis), 30_minutos')
})

test('a letter stays with the word that it follows', () => {
  expect(shown('de clase A proponemos, class B, os itens de classe C.')).toBe(
    'de clase_A proponemos, class_B, os itens de classe_C.',
  )
})

test('a dot between words ends a line instead of beginning the next one', () => {
  expect(shown('Bakery · FT-07 · rolls')).toBe('Bakery_· FT-07_· rolls')
})

test('letters that begin a sentence or a word, words in capitals and the English “I” break as ever', () => {
  const text = 'A ou B. A visita, LEITE E SOJA, what I do, de Água, de Bs'
  expect(shown(text)).toBe(text.replace('ou B', 'ou_B'))
})

test('years, parts of norms, ends of ranges, names and long words break as ever', () => {
  const text = 'em 2022 valem, RDC_216/2004 exige, de 9 a 10, Etapa 2 Planejamento, 4 procedimentos'
  expect(shown(text)).toBe(text)
})

test('the numbers of a span stay together, whatever they count, and those of a telephone number', () => {
  const held = (text: string) => shown(text).replaceAll('\u2060', '^')
  expect(held('Aberto 14:00–18:30, R$ 40 – R$ 60, 5 km – 10 km, 2019 – 2024, €80–120')).toBe(
    'Aberto 14:00–^18:30, R$_40_–^_R$_60, 5_km_–^_10_km, 2019_–^_2024, €80–^120',
  )
  expect(held('call +351 912 345 678, today')).toBe('call +351_912_345_678, today')
  const others = 'Monday – Friday, A–Z, [a](/years/2019–2024), https://a.example/1–2, 1 + 2 of 3'
  expect(held(others)).toBe(others)
})

test('words in capitals inside others break as ever', () => {
  expect(shown('McDONALD 4, A 5')).toBe('McDONALD 4, A 5')
})

test('the thousands of a number stay together', () => {
  expect(shown('1 250 000 Bäume, 40 000 €, en 2024 300 arbres, 12 3456')).toBe(
    '1_250_000 Bäume, 40_000 €, en 2024 300_arbres, 12 3456',
  )
})

test('words of one letter begin a line instead of ending it, where typographers of the language want it so', () => {
  expect(shown('Praca w domu i w lesie, a (z psem) O czym? Plan B', 'pl-PL')).toBe(
    'Praca w_domu i_w_lesie, a_(z_psem) O_czym? Plan_B',
  )
  expect(shown('Kurz v Praze s 3 lidmi', 'cs')).toBe('Kurz v_Praze s_3_lidmi')
  expect(shown('Обучение в школе и дома', 'ru-RU')).toBe('Обучение в_школе и_дома')
  expect(shown('Vamos a casa e a pé', 'pt-BR')).toBe('Vamos a casa e a pé')
})
