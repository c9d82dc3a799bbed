import fc from 'fast-check'
import { groupBy } from '../../generator/lib/group-by.ts'
import type { Sections } from '../../schema/pages.ts'
import type { OpeningSection } from '../../schema/sections/opening.ts'
import type { Section, SectionKind } from '../../schema/sections/section.ts'
import type { SiteConfig } from '../../schema/site-config.ts'

/** The looks of those kinds that have several. */
const looks: { readonly [Kind in SectionKind]?: readonly string[] } = {
  opening: ['beside', 'centred', 'behind'],
  points: ['cards', 'rows', 'numbered', 'statements'],
  prices: ['plans', 'list'],
  cards: ['cards', 'list'],
}
const grounds = ['plain', 'deep', 'brand'] as const
/** What a section is complete without. */
const optional = ['eyebrow', 'intro', 'action', 'note', 'secondary', 'facts', 'reasons', 'info', 'hours', 'map']
/** What those kinds are complete without that may do without a heading. */
const free: readonly SectionKind[] = ['text', 'video', 'notice', 'points', 'articles']
const most = { sections: 9, items: 12 }

/** Finished sections of a site, those of each kind together: each kind is as likely as any other. */
export function sectionPool({ pages, services = {}, locales }: SiteConfig): Section[][] {
  const everywhere = [...Object.values(pages), ...Object.values(services)].filter(({ languages }) => !languages)
  const all = everywhere.flatMap(({ sections }) => Object.values(sections))
  const whole = all.filter(
    ({ enabled, languages, kind }) =>
      enabled !== false &&
      kind !== 'reuse' &&
      (languages ?? Object.keys(locales)).length === Object.keys(locales).length,
  )
  return [...groupBy(whole, ({ kind }) => kind).values()]
}

/** The sections of a page: an opening, and any others in any order, each on any ground, in any languages, with any number of items. */
export function randomSections(pool: readonly Section[][], locales: readonly string[]): fc.Arbitrary<Sections> {
  const kinds = (isOpening: boolean) => pool.filter(([first]) => (first?.kind === 'opening') === isOpening)
  const oneOf = (isOpening: boolean) =>
    fc.constantFrom(...kinds(isOpening)).chain((sections) => fc.constantFrom(...sections).chain(variations))
  const shown = fc.option(fc.subarray([...locales], { minLength: 1 }), { nil: undefined })
  const other = fc
    .tuple(oneOf(false), shown)
    .map(([section, languages]) => ({ ...section, ...(languages && { languages }) }))
  return fc
    .tuple(oneOf(true) as fc.Arbitrary<OpeningSection>, fc.array(other, { minLength: 1, maxLength: most.sections }))
    .map(([opening, others]) => {
      // A page has one form at most, and one newsletter.
      const kept = others.filter(
        ({ kind }, index) =>
          !['form', 'newsletter'].includes(kind) || others.findIndex((one) => one.kind === kind) === index,
      )
      return Object.fromEntries(
        [opening, ...kept].map((section, index) => [`part${index}`, section]),
      ) as unknown as Sections
    })
}

/** A section with another ground, another look, another number of items, and without some of what it may leave out. */
function variations({ anchor: _anchor, ...section }: Section): fc.Arbitrary<Section> {
  const { kind } = section
  const left = [...optional, ...(free.includes(kind) ? ['title'] : [])].filter((key) => key in section)
  const items = 'items' in section ? [...section.items] : []
  return fc
    .record({
      ground: fc.constantFrom(...grounds),
      look: fc.constantFrom(...(looks[kind] ?? [undefined])),
      count: fc.integer({ min: 1, max: most.items }),
      without: fc.subarray(left),
    })
    .map(({ ground, look, count, without }) => {
      const varied = {
        ...section,
        ground,
        ...(look && { look }),
        ...(items.length > 0 && { items: Array.from({ length: count }, (_, index) => items[index % items.length]) }),
      }
      return Object.fromEntries(Object.entries(varied).filter(([key]) => !without.includes(key))) as unknown as Section
    })
}
