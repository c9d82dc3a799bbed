interface Link {
  readonly label: string
  readonly href: string
}

interface Point {
  /** The paths of an icon, as SVG. */
  readonly icon: string
  readonly title: string
  readonly text: string
}

/** A section of a page; what it does not have is empty. */
export interface PeerSection {
  readonly eyebrow: string
  readonly title: string
  readonly intro: string
  /** Paragraphs, as HTML; as Markdown for those who read the texts as they are written. */
  readonly prose: readonly string[]
  readonly checksTitle: string
  readonly checks: readonly string[]
  readonly points: readonly Point[]
  readonly steps: readonly Point[]
  readonly rows: readonly (readonly string[])[]
  readonly actions: readonly Link[]
  cards: readonly { title: string; text: string; features: readonly string[]; href: string; sheet: string }[]
  fields: readonly { label: string; placeholder: string; name: string; type: string; required: boolean }[]
}

/** A page in one locale, as every peer is given it. */
export interface PeerPage {
  readonly key: string
  readonly kind: string
  readonly path: string
  readonly locale: string
  readonly tag: string
  readonly title: string
  readonly description: string
  readonly keywords: string
  readonly canonical: string
  readonly alternates: readonly { locale: string; tag: string; name: string; href: string; url: string }[]
  readonly breadcrumbs: readonly Link[]
  /** JSON-LD. */
  readonly structuredData: string
  readonly hero: {
    readonly eyebrow: string
    readonly title: string
    readonly subtitle: string
    readonly facts: readonly string[]
    readonly actions: readonly Link[]
  }
  /** The drawing of a service's document, as HTML. */
  readonly sheet: string
  /** The drawings beside the opening, as HTML. */
  readonly sheets: readonly string[]
  readonly sections: readonly PeerSection[]
  readonly callToAction: { readonly title: string; readonly text: string; readonly actions: readonly Link[] } | null
}

/** What surrounds the pages of a locale. */
export interface PeerShell {
  readonly locale: string
  readonly siteName: string
  readonly shortName: string
  readonly menu: readonly Link[]
  readonly action: Link
  readonly languages: readonly { locale: string; tag: string; name: string }[]
  readonly footer: {
    readonly description: string
    readonly servicesTitle: string
    readonly services: readonly Link[]
    readonly menuTitle: string
    readonly menu: readonly Link[]
    readonly socialTitle: string
    readonly social: readonly Link[]
    readonly rights: string
    readonly email: string
    readonly phone: string
  }
  readonly chat: Link
  readonly words: Readonly<Record<string, string>>
}
