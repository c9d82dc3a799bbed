import type { ContactWay } from '../../schema/texts.ts'
import { markedWords } from '../../src/content/marked-words.ts'
import type { Markup } from '../../src/content/markup.ts'
import type { Content, LinkTarget } from '../../src/content/page-content.ts'
import { createFormats, type Formats } from '../../src/locale/formats.ts'
import { aboutParameter, linkKey } from '../../src/routing/link-key.ts'
import { findPath } from '../../src/routing/route-index.ts'
import { compileMarkdown } from '../lib/markdown/compile-markdown.ts'
import { withLanguageMarks, withoutLanguageMarks } from '../lib/markdown/language-marks.ts'
import type { OwnScheme } from '../lib/markdown/markup-schema.ts'
import type { SchemaNode } from '../schema/schema-node.ts'
import type { CompileContext } from './compile-context.ts'
import type { CompleteConfig } from './complete-config.ts'
import { contactHref, emailHref, phoneHref } from './contact/contact-links.ts'
import { placeInLocale } from './contact/postal-address.ts'
import { type Definitions, type Projection, project } from './project.ts'
import { References } from './references.ts'
import type { RouteTable } from './routes/route-table.ts'
import type { PageRoute } from './routes/routes.ts'
import { fileFacts } from './sections/file-facts.ts'
import { isShownInLocale, pageSections, sectionAnchor } from './site-sections.ts'
import { expandAbbreviations, expandInSentence, listAbbreviations } from './words/expand-abbreviations.ts'
import { withNoBreakSpaces } from './words/with-no-break-spaces.ts'

interface LocaleProjectionOptions {
  readonly config: CompleteConfig
  readonly locale: string
  readonly table: RouteTable
  /** What the schema says of a definition, by its name. */
  readonly findNode: (definition: string) => SchemaNode
  readonly context: CompileContext
}

/** A configuration with the name and the address that the company has in a locale. */
export function withLocaleName(config: CompleteConfig, locale: string): CompleteConfig {
  const { names, ...site } = config.site
  const name = names?.[locale]
  const organization = placeInLocale(config.organization, locale)
  return { ...config, organization, ...(name !== undefined && { site: { ...site, name, shortName: name } }) }
}

/** Projects parts of a configuration into one locale, and collects what they refer to. */
export class LocaleProjection {
  readonly config: CompleteConfig
  readonly locale: string
  readonly context: CompileContext
  readonly table: RouteTable
  /** What the values passed to `plain` refer to. */
  readonly references = new References()
  readonly #options: LocaleProjectionOptions
  readonly #whole: LocaleProjection
  readonly #made = new Map<unknown, unknown>()
  readonly #abbreviations: ReadonlyMap<string, string>
  /** The abbreviations that have been spelt out. */
  readonly #said = new Set<string>()

  /** @param whole the projection of the whole site, if this one is for a part of it */
  constructor(options: LocaleProjectionOptions, whole?: LocaleProjection) {
    this.config = withLocaleName(options.config, options.locale)
    this.locale = options.locale
    this.context = options.context
    this.table = options.table
    this.#options = options
    this.#whole = whole ?? this
    this.#abbreviations = whole ? whole.#abbreviations : listAbbreviations(options.config, options.locale)
  }

  /** The absolute address of the site's root, with a slash at its end. */
  get rootAddress(): string {
    return this.config.site.url + this.table.root
  }

  /** The path of this locale's home. */
  get home(): string {
    return this.table.homes[this.locale] ?? this.table.root
  }

  /** The same projection for a part of the site, such as a page: it collects only that part's references. */
  ofPart(): LocaleProjection {
    return new LocaleProjection(this.#options, this.#whole)
  }

  /** The route of a page in this locale or another; undefined if the page is disabled, or not there in it. */
  findRoute(key: string, locale: string = this.locale): PageRoute | undefined {
    return this.table.byKey.get(key)?.get(locale)
  }

  /** The route at a path, of any locale. */
  findRouteByPath(path: string): PageRoute | undefined {
    return this.table.byPath.get(path)
  }

  /**
   * The path of a page in this locale; undefined if the page is disabled, or not there in it.
   *
   * @param target the key of the page, or also that of one of its sections, and of the page that it is about: `about#team?audit`
   */
  pathTo(target: string): string | undefined {
    const [place = '', about] = target.split('?')
    const path = this.#findPath(place)
    if (about === undefined || !this.findRoute(about)) return path
    return path?.replace(/(?=#|$)/, `?${aboutParameter}=${encodeURIComponent(about)}`)
  }

  #findPath(target: string): string | undefined {
    const hash = target.indexOf('#')
    if (hash === -1)
      return this.table.disabledKeys.has(target) ? undefined : findPath(this.table, target, this.locale) || undefined
    const route = this.findRoute(target.slice(0, hash))
    const section = route && pageSections(route.page)?.[target.slice(hash + 1)]
    if (!section || !isShownInLocale(section, this.locale)) return route?.path
    return `${route.path}#${sectionAnchor(target.slice(hash + 1), section, this.locale)}`
  }

  /** The same path, also collected as a reference of the content that links to the page. */
  linkTo(target: string): string | undefined {
    const path = this.pathTo(target)
    if (path !== undefined) this.references.links[target] = path
    return path
  }

  /** Where a link of a text leads: to a page, a file, the company or a phone number; undefined where that is switched off. */
  target(scheme: OwnScheme, name: string): LinkTarget | undefined {
    if (scheme === 'file') return { href: this.context.file(name).address, facts: this.fileFacts(name) }
    const href = {
      page: () => this.pathTo(name),
      contact: () => this.#contact(name),
      tel: () => this.phoneHref(name),
    }[scheme]()
    return href === undefined ? undefined : { href }
  }

  /** What is said of a file to keep beside its title, with its language if it is not that of the page. */
  fileFacts(file: string, language?: string): string {
    return fileFacts(this.localeTag(), { file, language, bytes: this.context.file(file).bytes })
  }

  /** The link to a phone number as people write it. */
  phoneHref(number: string): string {
    return phoneHref(number, this.config.contactDetails.phonePrefix ?? '')
  }

  /** Compiles a Markdown text, which may be in the language of another locale. Collects the hosts of its images. */
  markdown(text: string, locale: string = this.locale): Markup {
    const abbreviations = locale === this.locale ? this.#abbreviations : listAbbreviations(this.config, locale)
    const told = withLanguageMarks(
      text,
      (words, language) => `<span lang="${this.localeTag(language)}">${words}</span>`,
    )
    return compileMarkdown(expandAbbreviations(told, abbreviations, this.#said), {
      linkTo: (scheme, name) => this.target(scheme, name),
      findImage: (file) => ({ src: this.context.assetUrl(file), ...this.context.picture(file) }),
      onImage: (address) => this.references.addImage(address),
    })
  }

  /** Collects the elements of an icon for the content. Returns its name. */
  showIcon(name: string): string {
    this.references.icons[name] ??= this.context.icon(name)
    return name
  }

  /** Collects how an image is shown, if it is a photo. Returns its address. */
  showImage(name: string): string {
    const address = this.context.assetUrl(name)
    const picture = this.context.picture(name)
    if (picture) this.references.pictures[address] = picture
    return address
  }

  /** Collects what is said of a file to keep. Returns its address. */
  offerFile(name: string): string {
    const { address } = this.context.file(name)
    this.references.files[address] = this.fileFacts(name)
    return address
  }

  /** The BCP 47 tag of this locale, or of another. */
  localeTag(locale: string = this.locale): string {
    return this.config.locales[locale]?.tag ?? locale
  }

  /** How this locale writes numbers and days. */
  get formats(): Formats {
    return createFormats(this.localeTag())
  }

  /** The name of a page or service in the menus of this locale. */
  pageLabel(key: string): string {
    return withoutLanguageMarks((this.config.pages[key] ?? this.config.entries[key])?.label[this.locale] ?? '')
  }

  /**
   * Projects a configuration value, or some of its keys, into this locale. Collects the pages and icons that it refers to.
   *
   * @param definition the name of the value's type in the schema
   */
  plain<Name extends keyof Definitions, C extends Partial<Definitions[Name]>>(definition: Name, value: C): Content<C> {
    // A drawn document is a picture: what it says is not what the page says.
    const abbreviations = definition === 'Artefact' ? undefined : this.#abbreviations
    return this.#project(definition, value, (text) => this.#shown(text, abbreviations)) as Content<C>
  }

  /** A plain text as it is shown: spaces at which no line may break, words of other languages, and sentences with abbreviations. */
  #shown(text: string, abbreviations: ReadonlyMap<string, string> | undefined): string {
    const words = withLanguageMarks(withNoBreakSpaces(text, this.localeTag()), (foreign, language) =>
      markedWords(foreign, 'lang', this.localeTag(language)),
    )
    return abbreviations ? expandInSentence(words, abbreviations, this.#said) : words
  }

  /** Projects a value for machines: texts stay as written, without what is only for display. */
  facts<Name extends keyof Definitions, C extends Partial<Definitions[Name]>>(definition: Name, value: C): Content<C> {
    return this.#project(definition, value, withoutLanguageMarks) as Content<C>
  }

  /** Calls a function with the projection of the whole site, once for all pages. It is known by its identity: a new closure is called anew. */
  once<T>(make: (projection: LocaleProjection) => T): T {
    const whole = this.#whole
    if (!whole.#made.has(make)) whole.#made.set(make, make(whole))
    return whole.#made.get(make) as T
  }

  #contact(way: string, about?: unknown): string | undefined {
    const subject = typeof about === 'string' && this.findRoute(about) ? this.pageLabel(about) : undefined
    return contactHref(this.config, way as ContactWay, { locale: this.locale, subject })
  }

  #project(definition: string, value: unknown, text: Projection['text']): unknown {
    return project(this.#options.findNode(definition), value, {
      locale: this.locale,
      text,
      markdown: (written) => this.markdown(text(written)),
      reference: (kind, name, owner) => {
        if (kind === 'file') return this.showImage(name)
        if (kind === 'download') return this.offerFile(name)
        if (kind === 'anchor' && typeof owner.page === 'string') this.linkTo(linkKey(owner))
        if (kind === 'phone') return this.phoneHref(name)
        if (kind === 'email') return emailHref(name)
        if (kind === 'contact') return this.#contact(name, owner.about)
        if (kind === 'icon') this.showIcon(name)
        if (kind === 'page' && owner.about === undefined) this.linkTo(name)
        if (kind === 'page' && name === owner.page) this.linkTo(linkKey(owner))
        return name
      },
    })
  }
}
