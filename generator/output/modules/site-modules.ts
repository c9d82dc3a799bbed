import type { TemplateName } from '../../../src/content/page-content.ts'
import type { Route } from '../../../src/routing/route.ts'
import { plainRoute } from '../../compile/routes.ts'
import type { SiteModel } from '../../compile/site-model.ts'
import { ModuleWriter } from './module-writer.ts'

/**
 * The compiled site as typed modules: the type checker compares templates and content, and people can read them. There are the locales,
 * the route table, the shell of each locale, and a module of page content per locale and template. A build, which compiles every page
 * anyway, adds the pages one by one.
 */
export class SiteModules {
  readonly #writer: ModuleWriter

  /** @param folder the folder to write the modules into */
  constructor(model: SiteModel, folder: string) {
    this.#writer = new ModuleWriter(folder)
    this.#writer.append('locales.ts', localesModule(model))
    this.#writer.append('routes.ts', routesModule(model))
    for (const { locale, shell } of model.locales) this.#writer.append(`shell/${locale}.ts`, shellModule(shell))
  }

  /** Adds the content of a page, given as JSON. */
  addPage({ key, locale, template }: Pick<Route, 'key' | 'locale' | 'template'>, content: string): void {
    const path = `content/${locale}/${template}.ts`
    if (!this.#writer.has(path)) this.#writer.append(path, contentModuleHead(template))
    // One by one: joining them would copy the content.
    for (const text of [`  ${JSON.stringify(key)}: `, content, ',\n']) this.#writer.append(path, text)
  }

  /** Writes the modules. Unchanged files stay as they are; files of no module are removed. */
  finish(): void {
    for (const path of this.#writer.paths()) if (path.startsWith('content/')) this.#writer.append(path, '}\n')
    this.#writer.finish()
  }

  /** Discards the modules; the folder stays as it was. */
  discard(): void {
    this.#writer.discard()
  }
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
  const rows = routes.map((route) => `  ${JSON.stringify(plainRoute(route))},`)
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

function contentModuleHead(template: TemplateName): string {
  return `import type { PageModule } from '../../../content/page-content.ts'

/** The pages of this locale that the template "${template}" shows, by key. */
export const pages: Readonly<Record<string, PageModule<'${template}'>>> = {
`
}

function json(value: unknown): string {
  return JSON.stringify(value, null, 2)
}
