import type { Collection } from '../../../schema/collections.ts'
import { requiredProperties } from '../../compile/structured-data/entry-data.ts'
import { atKey, atValue } from '../../diagnostics/problem.ts'
import { namedEntries } from './entries.ts'
import type { Rule, RuleInput } from './rule-input.ts'

/** A collection with fields, or of events, has all that search engines require of its type. */
export const typesAreComplete: Rule = (site) =>
  namedEntries(site.config.collections, ['collections']).map(({ value, path }) => {
    const { type = 'Service', fields } = value
    const properties = missingProperties(site, value)
    if (properties.length === 0 || (!fields && type !== 'Event')) return undefined
    return value.type
      ? atValue('type-incomplete', [...path, 'type'], { type, properties })
      : atKey('type-incomplete', path, { type, properties })
  })

function missingProperties({ config }: RuleInput, { type = 'Service', fields = {}, entries }: Collection): string[] {
  const told = new Set(Object.values(fields).map(({ property }) => property))
  const pages = Object.values(entries)
  // What the entries or the company say in another way.
  if (told.has('price') || pages.some(({ sections }) => Object.values(sections).some(({ kind }) => kind === 'prices')))
    told.add('offers')
  const { locality, region, country } = config.organization ?? {}
  if (locality ?? region ?? country) told.add('location')
  if (pages.some(({ image }) => image)) told.add('image')
  if (pages.some(({ dates }) => dates)) told.add('startDate')
  return (requiredProperties[type] ?? []).filter((property) => !told.has(property)).map(spoken)
}

/** The property that a field says; an offer is known by its price. */
function spoken(property: string): string {
  return property === 'offers' ? 'price' : property
}
