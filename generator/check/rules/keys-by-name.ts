import type { Site } from './site.ts'
import { section, textsOf } from './unchecked-values.ts'

/** The key of a page or service, by that key, its label or its address. */
export function keyOfPage({ pages }: Site, name: string): string | undefined {
  const wanted = plain(name)
  if (wanted === '') return undefined
  const address = wanted.replace(/^https?:\/\/[^/]+/, '').replace(/^\/|\/$/g, '')
  return pages.find(({ key, value }) => {
    const addresses = Object.entries(textsOf(value.slug)).filter(([, slug]) => slug !== '')
    return (
      plain(key) === wanted ||
      Object.values(textsOf(value.label)).some((label) => plain(label) === wanted) ||
      addresses.some(([locale, slug]) => slug === address || `${locale}/${slug}` === address)
    )
  })?.key
}

/** The key of a locale, by its name or its BCP 47 tag. */
export function keyOfLocale({ value }: Site, name: string): string | undefined {
  const wanted = plain(name)
  return Object.entries(section(value.locales)).find(([, entry]) => {
    const { name: words, tag } = section(entry)
    return [words, tag].some((word) => typeof word === 'string' && plain(word) === wanted)
  })?.[0]
}

/** A name without what people mix up in it. */
function plain(name: string): string {
  return name.trim().toLowerCase()
}
