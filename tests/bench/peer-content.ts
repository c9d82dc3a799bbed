import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PeerPage, PeerSection, PeerShell } from './peer-page.ts'
import type { Tree } from './service-copy.ts'
import { secondAddresses } from './synthetic-config.ts'

/** The finished drawings of our own build, by service and locale: peers are given them as HTML. */
export interface Drawings {
  /** The large drawing on a service's own page. */
  large(path: string): string
  /** The small one in a list. */
  small(service: string, locale: string): string
}

/** The form in which peers are given what can be given compiled or as it is written. */
export interface Forms {
  readonly textOf: (markdown: string) => string
  readonly iconOf: (name: string) => string
}

interface Link {
  readonly label: string
  readonly href: string
}

const icons = join(dirname(fileURLToPath(import.meta.url)), '../../node_modules/lucide-static/icons')
const drawn = new Map<string, string>()

/** The paths of an icon, as SVG. */
export function iconPaths(name: string): string {
  const known = drawn.get(name)
  if (known !== undefined) return known
  const svg = readFileSync(join(icons, `${name}.svg`), 'utf8').replace(/<!--.*?-->/s, '')
  const paths = svg
    .replace(/^\s*<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/>\s+</g, '><')
    .trim()
  drawn.set(name, paths)
  return paths
}

/** One locale of a configuration, as the templates of the peers want it. */
export class PeerContent {
  readonly #config: Tree
  readonly #locale: string
  readonly #drawings: Drawings
  readonly #forms: Forms
  readonly #locales: readonly string[]
  readonly #pages: ReadonlyMap<string, Tree>

  constructor(config: Tree, locale: string, { drawings, forms }: { drawings: Drawings; forms: Forms }) {
    this.#config = config
    this.#locale = locale
    this.#drawings = drawings
    this.#forms = forms
    this.#locales = Object.keys(config.locales as Tree)
    const pages = Object.entries({ ...(config.pages as Tree), ...(config.services as Tree) }) as [string, Tree][]
    this.#pages = new Map(pages.filter(([, { enabled }]) => enabled !== false))
  }

  /** What surrounds every page of the locale. */
  shell(): PeerShell {
    const { header, footer, contactDetails, chat, messages, site } = this.#config as Record<string, Tree>
    const plainFooter = this.#plain(footer) as Record<string, unknown>
    const details = this.#plain(contactDetails) as Record<string, string>
    const words = this.#plain(messages) as Record<string, Record<string, string>>
    const { form } = words.contact as unknown as { form: Record<string, string> }
    const action = this.#plain(header?.action) as { label: string; page: string }
    return {
      locale: this.#locale,
      siteName: String(site?.name),
      shortName: String(site?.shortName ?? site?.name),
      menu: this.#links(header?.links as string[]),
      action: { label: action.label, href: this.#path(action.page) },
      languages: this.#locales.map((locale) => ({ locale, ...this.#language(locale) })),
      footer: {
        ...(plainFooter as Pick<PeerShell['footer'], 'description' | 'rights' | 'servicesTitle' | 'menuTitle'>),
        socialTitle: String(plainFooter.socialTitle),
        services: this.#links(footer?.services as string[]),
        menu: this.#links(footer?.links as string[]),
        social: ((footer?.social ?? []) as { label: string; url: string }[]).map(({ label, url }) => ({
          label,
          href: url,
        })),
        email: details.email ?? '',
        phone: details.phone ?? '',
      },
      chat: { label: String((this.#plain(chat) as Tree).label), href: String(chat?.url) },
      words: {
        ...words.common,
        ...words.navigation,
        ...words.services,
        hint: form.requiredHint ?? '',
        submit: form.submit ?? '',
      },
    }
  }

  /** All pages of the locale; a second address gives a page of its own. */
  *pages(): Generator<PeerPage> {
    for (const [key, page] of this.#pages) {
      const content = this.#page(key, page)
      yield content
      for (const slug of secondAddresses({ slug: { x: this.#slug(page) }, canonical: this.#canonical(page) }))
        yield { ...content, path: `/${this.#locale}/${slug}` }
    }
  }

  #page(key: string, page: Tree): PeerPage {
    const plain = this.#plain(page) as Record<string, Record<string, string>>
    const path = this.#path(key)
    const kind = String(page.role ?? page.kind ?? 'service')
    const parts = this.#parts(page)
    const opening = parts.find((part) => part.kind === 'opening') ?? {}
    const closing = parts.find((part) => part.kind === 'closing')
    const base = String((this.#config.site as Tree).url)
    const canonical = base + this.#pathOfSlug(this.#canonical(page).x ?? this.#slug(page))
    const meta = plain.meta ?? {}
    return {
      key,
      kind,
      path,
      locale: this.#locale,
      tag: this.#language(this.#locale).tag,
      title: meta.title ?? '',
      description: meta.description ?? '',
      keywords: meta.keywords ?? '',
      canonical,
      alternates: this.#locales.map((locale) => {
        const href = this.#pathOfSlug(this.#slug(page, locale), locale)
        return { locale, ...this.#language(locale), href, url: base + href }
      }),
      breadcrumbs: this.#breadcrumbs(key, page),
      structuredData: this.#structuredData({ path: base + path, title: meta.title, description: meta.description }),
      hero: this.#hero(opening),
      sheet: kind === 'service' ? this.#drawings.large(path) : '',
      sheets: this.#sheetsOf(opening),
      sections: parts.filter((part) => part !== opening && part !== closing).flatMap((part) => this.#sections(part)),
      callToAction: closing ? this.#closing(closing) : null,
    } as PeerPage
  }

  /** The sections of a page that this locale shows; one that stands elsewhere is taken from there. */
  #parts(page: Tree): Tree[] {
    return Object.values((page.sections ?? {}) as Record<string, Tree>).flatMap((part) => {
      const languages = part.languages as string[] | undefined
      if (part.enabled === false || languages?.includes(this.#locale) === false) return []
      if (part.kind !== 'reuse') return [part]
      const [key = '', name = ''] = String(part.section).split('.')
      return (this.#pages.get(key)?.sections as Record<string, Tree> | undefined)?.[name] ?? []
    }) as Tree[]
  }

  #hero(hero: Tree): PeerPage['hero'] {
    const plain = this.#plain(hero) as Record<string, string>
    return {
      eyebrow: plain.eyebrow ?? '',
      title: plain.title ?? '',
      subtitle: plain.subtitle ?? '',
      facts: ((plain.facts ?? []) as string[]).map(String),
      actions: this.#actions(hero),
    }
  }

  #closing(closing: Tree): PeerPage['callToAction'] {
    const { title = '', text = '' } = this.#plain(closing) as Record<string, string>
    return { title, text, actions: this.#actions(closing) }
  }

  #actions(holder: Tree): Link[] {
    return [holder.primary, holder.secondary, holder.action].filter(Boolean).map((action) => {
      const { label, page } = this.#plain(action) as { label: string; page: string }
      return { label, href: this.#path(page) }
    })
  }

  /** A section; what stands beside a form is given as sections of their own. */
  #sections(part: Tree): PeerSection[] {
    const section = this.#section(part)
    if (part.kind === 'cards') section.cards = this.#cards()
    if (part.kind !== 'form') return [section]
    section.fields = this.#fields()
    return [section, ...[part.info, part.reasons].flatMap((beside) => (beside ? [this.#section(beside as Tree)] : []))]
  }

  #section(section: Tree): PeerSection {
    const plain = this.#plain(section) as Record<string, unknown>
    const items = (section.items ?? []) as Tree[]
    const texts = this.#plain(items) as (string | Record<string, string>)[]
    const reasons = section.kind === 'overview' ? (plain.reasons as Record<string, unknown> | undefined) : undefined
    const list = texts.flatMap((item) => (typeof item === 'string' ? [item] : []))
    const objects = texts.flatMap((item, index) =>
      typeof item === 'string' ? [] : [{ ...item, icon: String(items[index]?.icon ?? '') }],
    ) as Record<string, string>[]
    const points = objects.map((item) => ({
      icon: item.icon ? this.#forms.iconOf(item.icon) : '',
      title: item.title ?? item.value ?? item.label ?? '',
      text: item.text ?? item.description ?? (item.value ? item.label : this.#detail(item.detail)) ?? '',
    }))
    return {
      eyebrow: String(plain.eyebrow ?? ''),
      title: String(plain.title ?? ''),
      intro: String(plain.intro ?? ''),
      prose: plain.text ? String(plain.text).split(/\n\n+/).map(this.#forms.textOf) : [],
      checksTitle: String(reasons?.title ?? ''),
      checks: (reasons?.items as string[] | undefined) ?? list,
      points: section.kind === 'steps' ? [] : points,
      steps: section.kind === 'steps' ? points : [],
      rows: ((plain.rows ?? []) as Record<string, string>[]).map(({ title = '', description = '', benefit = '' }) => [
        title,
        description,
        benefit,
      ]),
      actions: section.action ? this.#actions(section) : [],
      cards: [],
      fields: [],
    }
  }

  #detail(name: string | undefined): string | undefined {
    return name && (this.#plain((this.#config.contactDetails as Tree)[name]) as string)
  }

  #cards(): PeerSection['cards'] {
    return Object.keys(this.#config.services as Tree).map((key) => {
      const { label, summary, features } = this.#pages.get(key) as Tree
      return {
        title: this.#plain(label) as string,
        text: this.#plain(summary) as string,
        features: this.#plain(features) as string[],
        href: this.#path(key),
        sheet: this.#drawings.small(key, this.#locale),
      }
    })
  }

  #fields(): PeerSection['fields'] {
    const { fields } = (this.#config.forms as Tree).contact as { fields: Tree[] }
    return fields.map((field) => {
      const { label, placeholder } = this.#plain(field) as Record<string, string>
      const { name, type, required } = field as Record<string, string>
      return {
        label: label ?? '',
        placeholder: placeholder ?? '',
        name: name ?? '',
        type: type ?? '',
        required: Boolean(required),
      }
    })
  }

  #sheetsOf(hero: Tree): string[] {
    return ((hero.documents ?? []) as string[]).map((key) => this.#drawings.small(key, this.#locale))
  }

  #breadcrumbs(key: string, page: Tree): Link[] {
    const label = (name: string) => this.#plain(this.#pages.get(name)?.label) as string
    const home = { label: label('home'), href: this.#path('home') }
    const services = { label: label('services'), href: this.#path('services') }
    const here = { label: label(key), href: this.#path(key) }
    if (page.role === 'home') return [here]
    return page.kind === undefined ? [home, services, here] : [home, here]
  }

  #structuredData(page: { path: string; title: string | undefined; description: string | undefined }): string {
    const { site, organization } = this.#config as Record<string, Tree>
    const { description, areaServed, serviceType } = this.#plain(organization) as Record<string, string>
    return JSON.stringify({
      '@context': 'https://schema.org',
      '@graph': [
        { '@type': 'Organization', name: site?.name, url: site?.url, description, areaServed },
        { '@type': 'WebPage', url: page.path, name: page.title, description: page.description },
        { '@type': 'Service', name: page.title, serviceType, url: page.path },
      ],
    })
  }

  #language(locale: string): { tag: string; name: string } {
    const { tag, name } = (this.#config.locales as Record<string, Tree>)[locale] as { tag: string; name: string }
    return { tag, name }
  }

  #links(keys: readonly string[]): Link[] {
    return keys.flatMap((key) => {
      const page = this.#pages.get(key)
      return page ? [{ label: this.#plain(page.label) as string, href: this.#path(key) }] : []
    })
  }

  #path(key: string): string {
    const page = this.#pages.get(key)
    return page ? this.#pathOfSlug(this.#slug(page)) : ''
  }

  #pathOfSlug(slug: string, locale = this.#locale): string {
    return `/${locale}/${slug}`
  }

  #slug(page: Tree, locale = this.#locale): string {
    return (page.slug as Record<string, string>)[locale] ?? ''
  }

  #canonical(page: Tree): { x?: string } {
    const address = (page.canonical as Record<string, string> | undefined)?.[this.#locale]
    return address ? { x: address } : {}
  }

  /** A value in this locale. */
  #plain(value: unknown): unknown {
    if (Array.isArray(value)) return value.map((item) => this.#plain(item))
    if (typeof value !== 'object' || value === null) return value
    const keys = Object.keys(value)
    if (keys.every((key) => this.#locales.includes(key))) return (value as Tree)[this.#locale]
    return Object.fromEntries(Object.entries(value).map(([key, item]) => [key, this.#plain(item)]))
  }
}

/** The little Markdown that the texts have, as HTML: bold and italic words. */
export function htmlOf(markdown: string): string {
  return markdown
    .replaceAll('\n', ' ')
    .replace(/&(?![a-z]+;)/g, '&amp;')
    .replace(/\*\*(.+?)\*\*/g, '<strong>$1</strong>')
    .replace(/\*(.+?)\*/g, '<em>$1</em>')
}
