import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { TemplateName } from '../../src/content/page-content.ts'
import type { SiteModel } from '../compile/site-model.ts'

const header = '// Generated from the configuration: do not edit. Change the YAML instead.\n'

/**
 * Writes the compiled site as typed modules, so that the type checker sees that templates and content agree and a reader can open them:
 * the locales, the route table, the messages of each locale, and the content of its pages, a module per template.
 * Writes only what changed.
 */
export async function emit(model: SiteModel, folder: string): Promise<void> {
  const modules = new Map<string, string>([
    ['locales.ts', localesModule(model)],
    ['routes.ts', routesModule(model)],
  ])
  for (const { locale, shell } of model.locales) {
    modules.set(`shell/${locale}.ts`, shellModule(shell))
    for (const template of new Set(model.routes.map((route) => route.template))) {
      modules.set(`content/${locale}/${template}.ts`, contentModule(model, locale, template))
    }
  }
  for (const [path, text] of modules) await writeIfChanged(join(folder, path), header + text)
  await removeOthers(folder, modules)
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

function routesModule({ routes }: SiteModel): string {
  const rows = routes.map(({ page: _page, ...row }) => `  ${JSON.stringify(row)},`)
  const keys = [...new Set(routes.map(({ key }) => key))]
  return `import type { Route } from '../routing/route.ts'

/** The key of a page of the site. */
export type PageKey = ${keys.map((key) => json(key)).join(' | ')}

/** The route table: a row per page and locale. */
export const routes: readonly (Route & { readonly key: PageKey })[] = [
${rows.join('\n')}
]
`
}

function shellModule(shell: unknown): string {
  return `import type { Shell } from '../../content/shell-content.ts'

/** What surrounds every page of this locale, and its messages. */
export const shell: Shell = ${json(shell)}
`
}

function contentModule(model: SiteModel, locale: string, template: TemplateName): string {
  const pages = model.routes
    .filter((route) => route.locale === locale && route.template === template)
    .map((route) => `  ${json(route.key)}: ${json(model.pageModule(route)).replaceAll('\n', '\n  ')},`)
  return `import type { PageModule } from '../../../content/page-content.ts'

/** The pages of this locale that the template "${template}" shows, by key. */
export const pages: Readonly<Record<string, PageModule<'${template}'>>> = {
${pages.join('\n')}
}
`
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}

async function writeIfChanged(file: string, text: string): Promise<void> {
  const current = await readFile(file, 'utf8').catch(() => undefined)
  if (current === text) return
  await mkdir(dirname(file), { recursive: true })
  await writeFile(file, text)
}

async function removeOthers(folder: string, modules: ReadonlyMap<string, string>, below = ''): Promise<void> {
  for (const entry of await readdir(join(folder, below), { withFileTypes: true })) {
    const path = below ? `${below}/${entry.name}` : entry.name
    if (entry.isDirectory()) await removeOthers(folder, modules, path)
    else if (!modules.has(path)) await rm(join(folder, path))
  }
}
