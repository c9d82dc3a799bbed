import type { Artefact } from '../../schema/artefacts.ts'
import type { ContactFormConfig } from '../../schema/contact-form.ts'
import type { Messages } from '../../schema/messages.ts'
import type { BlogPage, PageConfig } from '../../schema/pages.ts'
import type { ServiceConfig } from '../../schema/services.ts'
import type {
  Chat,
  ContactDetails,
  Footer,
  Header,
  Organization,
  SiteConfig,
  SiteMetadata,
} from '../../schema/site-config.ts'
import type { PageMeta } from '../../schema/texts.ts'
import type { Content, IconNode } from '../../src/content/page-content.ts'
import { pathTo, type RouteTable, routeAt } from '../../src/routing/route-table.ts'
import { compileMarkdown } from './markdown.ts'
import type { createProjectors, Projection } from './project.ts'
import type { PageRoute } from './routes.ts'
import type { CompileContext } from './site-model.ts'
import { unbroken } from './unbroken.ts'

interface LocaleProjectionOptions {
  readonly config: SiteConfig
  readonly locale: string
  readonly table: RouteTable<PageRoute>
  readonly project: ReturnType<typeof createProjectors>
  readonly context: CompileContext
}

/** What a projected value refers to, gathered while it is projected. */
export interface References {
  readonly links: Record<string, string>
  readonly icons: Record<string, IconNode>
}

/** The parts of a configuration that are projected by themselves, by the name of their type in the schema. */
interface Definitions {
  readonly Artefact: Artefact
  readonly BlogPage: BlogPage
  readonly Chat: Chat
  readonly ContactDetails: ContactDetails
  readonly ContactFormConfig: ContactFormConfig
  readonly Footer: Footer
  readonly Header: Header
  readonly Messages: Messages
  readonly Organization: Organization
  readonly PageConfig: PageConfig
  readonly PageMeta: PageMeta
  readonly ServiceConfig: ServiceConfig
  readonly SiteMetadata: SiteMetadata
}

/** Puts parts of one configuration into one locale. */
export class LocaleProjection {
  readonly config: SiteConfig
  readonly locale: string
  readonly context: CompileContext
  readonly #table: LocaleProjectionOptions['table']
  readonly #project: LocaleProjectionOptions['project']
  readonly #made = new Map<unknown, unknown>()

  constructor({ config, locale, table, project, context }: LocaleProjectionOptions) {
    this.config = config
    this.locale = locale
    this.context = context
    this.#table = table
    this.#project = project
  }

  /** The route of a page in this locale, or in another; undefined where the page is switched off. */
  routeOf(key: string, locale: string = this.locale): PageRoute | undefined {
    return this.#table.byKey.get(key)?.get(locale)
  }

  /** The route of this locale at a path. */
  routeAt(path: string): PageRoute | undefined {
    return routeAt(this.#table, path)
  }

  /** The path of a page in this locale; empty where the page is switched off. */
  pathTo(key: string): string {
    const isOff = (this.config.pages[key] ?? this.config.services[key])?.enabled === false
    return isOff ? '' : pathTo(this.#table, key, this.locale)
  }

  /** The name of a page or service in the menus of this locale. */
  labelOf(key: string): string {
    return (this.config.pages[key] ?? this.config.services[key])?.label[this.locale] ?? ''
  }

  /**
   * The plain form of a configuration value, or of some of its keys, in this locale.
   *
   * @param definition the name of the value's type in the schema
   * @param references takes up the pages and icons that the value names
   */
  plain<Name extends keyof Definitions, C extends Partial<Definitions[Name]>>(
    definition: Name,
    value: C,
    references: References = { links: {}, icons: {} },
  ): Content<C> {
    return this.#project(definition)(value, this.#projection(references)) as Content<C>
  }

  /** The plain form of a value for machines: its texts are as the configuration has them, since only lines need unbreakable spaces. */
  facts<Name extends keyof Definitions, C extends Partial<Definitions[Name]>>(definition: Name, value: C): Content<C> {
    const projection = this.#projection({ links: {}, icons: {} })
    return this.#project(definition)(value, { ...projection, text: (text) => text }) as Content<C>
  }

  /** What a function makes of this locale, made once for all pages. */
  once<T>(make: (projection: LocaleProjection) => T): T {
    if (!this.#made.has(make)) this.#made.set(make, make(this))
    return this.#made.get(make) as T
  }

  #projection({ links, icons }: References): Projection {
    const linkTo = (key: string) => this.pathTo(key)
    return {
      locale: this.locale,
      text: unbroken,
      markdown: (text) => compileMarkdown(unbroken(text), linkTo),
      reference: (kind, value) => {
        if (kind === 'file') return this.context.assetUrl(value)
        if (kind === 'icon') icons[value] ??= this.context.icon(value)
        if (kind === 'page') {
          const path = linkTo(value)
          if (path !== '') links[value] = path
        }
        return value
      },
    }
  }
}
