import { rootFolders } from '../../../src/routing/root-folders.ts'
import { atKey, type Problem } from '../../diagnostics/problem.ts'
import type { Rule } from './rule.ts'

/** The form of language tags. Capital letters are allowed, since tags have them too. */
const localeKey = /^[a-z][a-z\d]*(-[a-z\d]+)*$/i

/** Names at the root of a site that no locale can have: its other folders, and `index`, which hosts take for the root itself. */
const takenAtRoot: ReadonlySet<string> = new Set(['index', ...Object.values(rootFolders)])

/** The key of each locale can be part of an address, and the name is free: all pages of the locale are below it. */
export const localesAreAddresses: Rule = ({ locales }) =>
  locales.flatMap((locale): Problem[] => {
    const at = ['locales', locale]
    if (!localeKey.test(locale)) return [atKey('locale-form', at, { parameters: { key: locale, ...better(locale) } })]
    return takenAtRoot.has(locale.toLowerCase())
      ? [atKey('slug-reserved', at, { parameters: { locale, slug: locale, reserved: `/${locale}/` } })]
      : []
  })

/** `pt_BR` → `pt-BR`, `francês` → `frances`. */
function better(key: string): { suggestion?: string } {
  const suggestion = key
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^a-z\d]+/gi, '-')
    .replace(/^[-\d]+|-$/g, '')
  return suggestion === '' ? {} : { suggestion }
}
