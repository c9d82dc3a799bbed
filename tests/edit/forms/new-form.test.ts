import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { describe, expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { followLabels } from '../../../generator/edit/forms/follow-labels.ts'
import { type NewPart, planPart } from '../../../generator/edit/forms/new-part.ts'
import { applyEdits, readValue } from '../../../generator/edit/yaml/apply-edits.ts'
import type { FormConfig } from '../../../schema/forms.ts'

const file = resolve('tests/fixtures/second-site/site.config.yaml')
const written = readFileSync(file, 'utf8')

function withPart(part: NewPart, text: string): string {
  const planned = planPart(readValue(text), part)
  if ('refused' in planned) throw new Error(planned.refused)
  return applyEdits(text, planned.edits)
}

const errorsOf = (text: string) =>
  checkSource({ file, bytes: new TextEncoder().encode(text) }).diagnostics.filter(
    ({ severity }) => severity === 'error',
  )
const formsOf = (text: string) => (readValue(text) as { forms: Record<string, FormConfig> }).forms

const withForm = withPart({ what: 'section', kind: 'form', page: 'accord', name: 'booking' }, written)

describe('a section with a form', () => {
  test('brings a form that works as it is, in the languages of the site', () => {
    const shown = withForm.replace(/ +enabled: false\n/, '')
    expect(shown).not.toBe(withForm)
    expect(errorsOf(shown)).toEqual([])
    const { form } = formsOf(withForm)
    expect(form?.deliver).toEqual({
      to: 'email',
      provider: 'resend',
      sender: 'website@marteau-feutre.example',
      recipients: ['atelier@marteau-feutre.example'],
    })
    expect(form?.fields.map(({ type, label }) => [type, label])).toEqual([
      ['text', { fr: 'Nom', de: 'Name' }],
      ['email', { fr: 'E-mail', de: 'E-Mail' }],
      ['textarea', { fr: 'Message', de: 'Nachricht' }],
    ])
  })

  test('leaves the sections that showed the only form with that', () => {
    const value = readValue(withForm) as {
      pages: Record<string, { sections: Record<string, { kind: string; form?: string }> }>
    }
    const shown = Object.values(value.pages).flatMap(({ sections }) =>
      Object.values(sections ?? {}).flatMap(({ kind, form }) => (kind === 'form' ? [form] : [])),
    )
    expect(shown).toEqual(['contact'])
  })
})

describe('a field', () => {
  test('has a name that is made of its label, and that no other field has', () => {
    const one = withPart({ what: 'field', form: 'form', type: 'day' }, withForm)
    const two = withPart({ what: 'field', form: 'form', type: 'day' }, one)
    expect(formsOf(two).form?.fields.map(({ name }) => name)).toEqual(['name', 'email', 'message', 'jour', 'jour_2'])
    expect(errorsOf(two)).toEqual([])
  })

  test('of each type is right as it is; what is agreed to stays last', () => {
    const types = ['checkbox', 'text', 'textarea', 'email', 'tel', 'select', 'radio', 'rating', 'day', 'time', 'number']
    const all = types.reduce((text, type) => withPart({ what: 'field', form: 'form', type }, text), withForm)
    expect(errorsOf(all)).toEqual([])
    expect(formsOf(all).form?.fields.at(-1)?.type).toBe('checkbox')
  })

  test('of no type is refused', () => {
    expect(planPart(readValue(withForm), { what: 'field', form: 'form', type: 'colour' })).toMatchObject({
      refused: 'kind-unknown',
    })
  })
})

describe('the name of a field', () => {
  const config = (name: string) => ({
    defaultLocale: 'fr',
    forms: {
      form: {
        fields: [
          { type: 'day', name, label: { fr: 'Jour', de: 'Tag' } },
          { type: 'text', name: 'more', label: { fr: 'Plus' }, showWhen: { field: name } },
        ],
      },
    },
  })
  const label = (value: string, locale = 'fr') =>
    ({ do: 'set', path: ['forms', 'form', 'fields', 0, 'label', locale], value }) as const

  test('follows its label, and what asks for it follows too', () => {
    const edit = label('Jour de la visite')
    expect(followLabels(config('jour'), [edit])).toEqual([
      edit,
      { do: 'set', path: ['forms', 'form', 'fields', 0, 'name'], value: 'jour_de_la_visite' },
      { do: 'set', path: ['forms', 'form', 'fields', 1, 'showWhen', 'field'], value: 'jour_de_la_visite' },
    ])
  })

  test('that somebody has chosen stays, and so it does for the label of another language', () => {
    const edits = [label('Jour de la visite')]
    expect(followLabels(config('visit_day'), edits)).toEqual(edits)
    const german = [label('Tag des Besuchs', 'de')]
    expect(followLabels(config('jour'), german)).toEqual(german)
  })
})

describe('what the receiver gets of an option', () => {
  const config = (value: string) => ({
    defaultLocale: 'fr',
    forms: {
      form: {
        fields: [
          {
            type: 'select',
            name: 'wish',
            options: [{ value, label: { fr: 'Un devis', de: 'Angebot' } }, { value: 'TODO' }],
          },
          { type: 'text', name: 'more', showWhen: { field: 'wish', is: value } },
        ],
      },
    },
  })
  const options = ['forms', 'form', 'fields', 0, 'options'] as const
  const label = (at: number, value: string) => ({ do: 'set', path: [...options, at, 'label', 'fr'], value }) as const

  test('is its label in the main language, and what asks for it follows', () => {
    const edit = label(0, 'Un prix ')
    expect(followLabels(config('Un devis'), [edit])).toEqual([
      edit,
      { do: 'set', path: [...options, 0, 'value'], value: 'Un prix' },
      { do: 'set', path: ['forms', 'form', 'fields', 1, 'showWhen', 'is'], value: 'Un prix' },
    ])
    const second = label(1, 'Un devis')
    expect(followLabels(config('Un devis'), [second])).toEqual([
      second,
      { do: 'set', path: [...options, 1, 'value'], value: 'Un devis 2' },
    ])
  })

  test('stays where somebody has chosen it', () => {
    const edits = [label(0, 'Un prix')]
    expect(followLabels(config('quote'), edits)).toEqual(edits)
  })

  test('of a new choice is what visitors read in the main language', () => {
    const text = withPart({ what: 'field', form: 'form', type: 'select' }, withForm)
    expect(formsOf(text).form?.fields.at(-1)).toMatchObject({
      options: [{ value: 'Des informations' }, { value: 'Un devis' }],
    })
  })
})

describe('the address of an article', () => {
  const config = (article: object, blog: object = {}) => ({
    defaultLocale: 'fr',
    pages: { news: { kind: 'blog', ...blog, articles: [{ slug: 'le-piano', title: 'Le piano' }, article] } },
  })
  const title = (value: string) => ({ do: 'set', path: ['pages', 'news', 'articles', 1, 'title'], value }) as const
  const slug = (value: string) => ({ do: 'set', path: ['pages', 'news', 'articles', 1, 'slug'], value })

  test('is made of its title, and no other article has it', () => {
    const edit = title('Le piano')
    expect(followLabels(config({ slug: 'news', title: 'TODO' }), [edit])).toEqual([edit, slug('le-piano-2')])
  })

  test('follows the title until visitors see it', () => {
    const edit = title('Accorder son piano')
    const article = { slug: 'accorder', title: 'Accorder' }
    expect(followLabels(config(article, { enabled: false }), [edit])).toEqual([edit, slug('accorder-son-piano')])
    expect(followLabels(config(article), [edit])).toEqual([edit])
    expect(followLabels(config({ ...article, slug: 'chosen' }, { enabled: false }), [edit])).toEqual([edit])
  })
})
