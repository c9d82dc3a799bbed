/** What a site says of the data of its visitors, in one language; "# " begins no heading here, since each part has its own. */
export interface PrivacyWords {
  readonly who: string
  /** `parts`: name, address and what else there is of them. */
  readonly responsible: (parts: readonly string[], email: string | undefined) => string
  readonly sent: string
  /** `fields`: the labels of its fields. */
  readonly asks: (fields: string) => string
  readonly beside: string
  readonly received: {
    readonly path: (path: string) => string
    readonly address: (host: string) => string
    readonly service: (name: string, host: string) => string
    readonly email: (name: string) => string
  }
  /** `articles`: those of the laws that allow it. */
  readonly purpose: (articles: string) => string
  readonly article: Readonly<Record<'lgpd' | 'gdpr', string>>
  readonly kept: string
  readonly language: (key: string) => string
  readonly draft: (key: string) => string
  readonly cookies: string
  readonly others: string
  readonly country: (host: string) => string
  readonly pictures: (hosts: string) => string
  readonly visits: (name: string, host: string) => string
  readonly links: string
  readonly server: string
  readonly rights: string
  readonly law: Readonly<Record<'lgpd' | 'gdpr', (email: string | undefined) => string>>
  readonly asOf: (day: string) => string
}
