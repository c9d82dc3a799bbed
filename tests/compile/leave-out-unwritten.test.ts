import { describe, expect, test } from 'vitest'
import { leaveOutUnwritten } from '../../generator/compile/leave-out-unwritten.ts'
import { compiledSchema } from '../../generator/schema/schema-node.ts'
import { readSiteSchema } from '../../generator/schema/site-schema.ts'
import type { SiteConfig } from '../../schema/site-config.ts'

const todo = { pt: 'TODO', en: 'TODO' }
const said = { pt: 'Dito', en: 'Said' }

/** A site whose home page has these sections, as visitors see it. */
function shown(sections: Record<string, unknown>, more: Record<string, unknown> = {}) {
  const home = { kind: 'page', role: 'home', label: { pt: 'Casa', en: 'Home' }, slug: { pt: '', en: '' }, sections }
  const config = {
    site: { name: 'Oven', url: 'https://oven.example', logo: './logo.svg' },
    defaultLocale: 'pt',
    locales: {},
    pages: { home },
    ...more,
  }
  const left = leaveOutUnwritten(config as unknown as SiteConfig, compiledSchema(readSiteSchema().schema))
  // Mappings of the site have no prototype.
  return JSON.parse(JSON.stringify(left)) as typeof config
}
const homeSections = (sections: Record<string, unknown>) => shown(sections).pages.home.sections

describe('a text that is to be written', () => {
  test('is left out where it may be', () => {
    const more = { organization: { description: todo } }
    const site = shown({ opening: { kind: 'opening', title: said, subtitle: todo } }, more)
    expect(site.pages.home.sections).toEqual({ opening: { kind: 'opening', title: said } })
    expect(site).toMatchObject({ organization: {} })
    expect(JSON.stringify(site)).not.toContain('TODO')
  })

  test('takes its entry along, and the last entry its section, which is switched off', () => {
    const written = { title: said, text: said }
    const points = (...items: unknown[]) => ({ points: { kind: 'points', title: said, items } })
    expect(homeSections(points(written, { title: said, text: todo }))).toEqual(points(written))
    expect(homeSections(points({ title: todo, text: said }))).toMatchObject({ points: { enabled: false } })
  })

  test('switches a section off that cannot be without it', () => {
    expect(homeSections({ form: { kind: 'form', title: todo } })).toMatchObject({ form: { enabled: false } })
  })

  test('is that of the first language where it is written in that, or else of the one in which it is', () => {
    const text = (title: unknown) => ({ opening: { kind: 'opening', title } })
    expect(homeSections(text({ pt: 'Pães', en: 'TODO' }))).toEqual(text({ pt: 'Pães', en: 'Pães' }))
    expect(homeSections(text({ pt: 'TODO', en: 'Bread' }))).toEqual(text({ pt: 'Bread', en: 'Bread' }))
  })

  test('is the name of the page in the heading of a page', () => {
    expect(homeSections({ opening: { kind: 'opening', title: todo } })).toEqual({
      opening: { kind: 'opening', title: { pt: 'Casa', en: 'Home' } },
    })
  })

  test('is no sentence that says the word', () => {
    const text = (title: string) => ({ opening: { kind: 'opening', title: { pt: title, en: title } } })
    expect(homeSections(text('TODO DIA, pães'))).toEqual(text('TODO DIA, pães'))
  })
})
