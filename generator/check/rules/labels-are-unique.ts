import { atValue } from '../../diagnostics/problem.ts'
import { repeatedValues } from './repetitions.ts'
import type { Rule } from './rule.ts'
import { textsOf } from './unchecked-values.ts'

/** No two enabled services have the same name: visitors could not tell them apart in lists and menus. */
export const labelsAreUnique: Rule = ({ pages, locales }) => {
  const services = pages.filter(({ section, enabled }) => section === 'services' && enabled)
  const labels = services.flatMap(({ path, value }) =>
    Object.entries(textsOf(value.label)).flatMap(([locale, label]) =>
      label && locales.includes(locale) ? [{ locale, label, path: [...path, 'label', locale] }] : [],
    ),
  )
  return repeatedValues(labels, ({ locale, label }) => `${locale} ${label.trim().toLowerCase()}`).map(
    ({ locale, label, path, related }) => atValue('label-repeated', path, { parameters: { locale, label }, related }),
  )
}
