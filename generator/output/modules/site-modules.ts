import { pageJson } from '../../compile/page-json.ts'
import type { PageModel, SiteModel } from '../../compile/site-model.ts'
import { groupBy } from '../../lib/group-by.ts'

/** The first line of every generated module. */
export const moduleHeader = '// Generated from the configuration: do not edit. Change the YAML instead.\n'

/**
 * The compiled site as typed modules, by path: the type checker compares templates and content, and people can read them. There are the
 * locales, the route table, the shell of each locale, and a module of page content per locale and template.
 */
export function siteModules(model: SiteModel): ReadonlyMap<string, string> {
  const modules: [string, string][] = [
    ['locales.ts', localesModule(model)],
    ['routes.ts', routesModule(model)],
    ...model.locales.map(({ locale, shell }): [string, string] => [`shell/${locale}.ts`, shellModule(shell)]),
  ]
  const own = model.kinds.filter((kind) => kind.of === 'section').map(({ name }) => name)
  const groups = groupBy(model.pages, ({ route: { locale, template } }) => `content/${locale}/${template}.ts`)
  for (const [path, pages] of groups) modules.push([path, contentModule(pages, own)])
  return new Map(modules.map(([path, text]) => [path, moduleHeader + text]))
}

function localesModule({ locales, defaultLocale }: SiteModel): string {
  const keys = locales.map(({ locale }) => locale)
  return `/** The locales of the site, in the order of the configuration. */
export const locales = ${json(keys)} as const

/** A locale of the site. */
export type Locale = (typeof locales)[number]

/** The locale of visitors whose language the site does not speak. */
export const defaultLocale: Locale = ${json(defaultLocale)}
`
}

function routesModule({ routes, locales, defaultLocale }: SiteModel): string {
  const homes = Object.fromEntries(locales.map(({ locale, home }) => [locale, home]))
  const rows = routes.map((route) => `  ${JSON.stringify(route)},`)
  const keys = [...new Set(routes.map(({ key }) => key))]
  return `import type { Route } from '../routing/route.ts'
import { findKey, findPath, indexRoutes } from '../routing/route-index.ts'

/** The key of a page of the site. */
export type PageKey = ${keys.map((key) => json(key)).join(' | ')}

/** The route table: a row per page and locale. */
export const routes: readonly (Route & { readonly key: PageKey })[] = [
${rows.join('\n')}
]

const index = indexRoutes(routes, { homes: ${JSON.stringify(homes)}, defaultLocale: ${JSON.stringify(defaultLocale)} })

/** Maps a slug of any locale back to the key of its page. */
export const keyOfSlug = (slug: string) => findKey(index, slug) as PageKey | undefined

/** The path of a page: in the default locale for an unknown one; empty, with a warning, for an unknown key. */
export const pathOfPage = (key: string, locale: string): string => findPath(index, key, locale)
`
}

function shellModule(shell: unknown): string {
  return `import type { Shell } from '../../content/shell-content.ts'

/** What surrounds every page of this locale, and its messages. */
export const shell: Shell = ${json(shell)}
`
}

/** @param own the kinds of sections of the site's own, of which the templates know nothing */
function contentModule(pages: readonly PageModel[], own: readonly string[]): string {
  const template = pages[0]?.page.template
  const entries = pages.map(({ page, kinds }) => {
    const isForeign = kinds.some((kind) => own.includes(kind))
    return `  ${JSON.stringify(page.key)}: ${pageJson(page)}${isForeign ? ' as never' : ''},\n`
  })
  return `import type { PageModule } from '../../../content/page-content.ts'

/** The pages of this locale that the template "${template}" shows, by key. */
export const pages: Readonly<Record<string, PageModule<'${template}'>>> = {
${entries.join('')}}
`
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
