import type { Language } from '../../languages.ts'
import { cut } from '../phrases.ts'

/** What a cure is about: a value or key to show, and the keys that a section has at least. */
export interface CureParameters {
  readonly example?: string
  readonly keys?: readonly string[]
}

type Words = Readonly<Record<Language, (parameters: CureParameters) => string>>

/** An example behind the words that announce it; nothing where there is none. */
const shown = (words: string, example: string | undefined) => (example === undefined ? '' : `${words} ${example}`)
const entry = (text: string | undefined) => text && `"- ${cut(text)}"`
const line = (key: string | undefined) => key && `"${key}: …"`
const lines = (keys: readonly string[] = []) => keys.map(line).join(', ')

/** What to write instead of a value of the wrong type, in words. */
export const typeCures = {
  translations: {
    en: ({ example }) =>
      `Write one line per language${shown(', such as', line(example))}, each with the same spaces at its start.`,
    pt: ({ example }) =>
      `Escreva uma linha para cada idioma${shown(', como', line(example))}, todas com os mesmos espaços no início.`,
  },
  'no-dashes': {
    en: ({ example }) =>
      `Remove the dashes: write one line per language${shown(', such as', line(example))}, each with the same spaces at its start.`,
    pt: ({ example }) =>
      `Tire os hifens: escreva uma linha para cada idioma${shown(', como', line(example))}, todas com os mesmos espaços no início.`,
  },
  digits: {
    en: ({ example }) => `Write digits only, without quotes${shown(':', example) || '.'}`,
    pt: ({ example }) => `Escreva só algarismos, sem aspas${shown(':', example) || '.'}`,
  },
  switch: {
    en: ({ example = 'true or false' }) => `Write ${example}, without quotes.`,
    pt: ({ example = 'true ou false' }) => `Escreva ${example}, sem aspas.`,
  },
  keys: {
    en: ({ keys }) => `Write a line for each key: ${lines(keys)}.`,
    pt: ({ keys }) => `Escreva uma linha para cada chave: ${lines(keys)}.`,
  },
  'no-entries': { en: () => 'Remove the dashes.', pt: () => 'Tire os hifens.' },
  'leave-out': {
    en: () => 'If you do not want it, delete the whole line.',
    pt: () => 'Se não quiser esta seção, apague a linha inteira.',
  },
  entries: {
    en: ({ example }) =>
      `Write each entry on a line of its own that begins with "- "${shown(', such as', entry(example))}.`,
    pt: ({ example }) =>
      `Escreva cada item em uma linha própria, que começa com "- "${shown(', como', entry(example))}.`,
  },
  'same-entries': {
    en: ({ example }) =>
      `It is the same in all languages: write each entry on a line of its own that begins with "- "${shown(', such as', entry(example))}.`,
    pt: ({ example }) =>
      `Aqui o valor é o mesmo em todos os idiomas: escreva cada item em uma linha própria, que começa com "- "${shown(', como', entry(example))}.`,
  },
  'one-dash': {
    en: ({ example }) =>
      `Put a dash before the first line of each entry, and only there: "- ${example}: …". The other lines of the entry begin below the word after the dash.`,
    pt: ({ example }) =>
      `Ponha um hífen antes da primeira linha de cada item, e só dela: "- ${example}: …". As outras linhas do item começam embaixo da palavra que vem depois do hífen.`,
  },
  page: {
    en: ({ example }) =>
      `Write only the key of a page after the dash${shown(', such as', entry(example))}. What visitors read is the "label" of that page.`,
    pt: ({ example }) =>
      `Escreva depois do hífen só a chave de uma página${shown(', como', entry(example))}. O que os visitantes leem é o "label" dessa página.`,
  },
  'same-text': {
    en: () => 'It is the same in all languages: write it once, in one line, after the colon.',
    pt: () => 'Aqui o valor é o mesmo em todos os idiomas: escreva-o uma vez só, em uma linha, depois dos dois-pontos.',
  },
  name: {
    en: () =>
      'Write the name of a message here. The texts belong below that name, under "messages: contact: form: validation:".',
    pt: () =>
      'Escreva aqui o nome de uma mensagem. Os textos ficam embaixo desse nome, em "messages: contact: form: validation:".',
  },
  lines: {
    en: () =>
      'Write it in one line, after the colon, without dashes. If it begins with [, put it in quotes: "…". Where lines are to stay lines, write |- there, and the lines below it.',
    pt: () =>
      'Escreva-o em uma linha só, depois dos dois-pontos, sem hifens. Se começar com [, ponha-o entre aspas: "…". Onde as linhas devem ficar separadas, escreva ali |-, e as linhas embaixo.',
  },
  line: {
    en: () => 'Write it in one line, after the colon. If it begins with [ or {, put it in quotes: "…".',
    pt: () => 'Escreva-o em uma linha só, depois dos dois-pontos. Se começar com [ ou {, ponha-o entre aspas: "…".',
  },
} as const satisfies Readonly<Record<string, Words>>

/** What to do about a value of the wrong type. */
export type TypeCure = keyof typeof typeCures
