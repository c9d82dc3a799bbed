import type { Site } from './site.ts'

/** The locales in which a value has a text: first the default locale, from which the others are translated. */
export function sourceFirst({ locales, defaultLocale }: Site, value: Readonly<Record<string, string>>): string[] {
  const written = locales.filter((locale) => value[locale])
  return defaultLocale !== undefined && value[defaultLocale]
    ? [defaultLocale, ...written.filter((locale) => locale !== defaultLocale)]
    : written
}
