import type { PrivacyLaw } from '../../../schema/sections/privacy.ts'

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
  /** Of a request. `articles`: those of the laws that allow it, here as in the words below. */
  readonly purpose: (articles: string) => string
  readonly newsletter: (articles: string) => string
  /** `boxes`: the labels of the boxes whose tick is a consent. */
  readonly consent: (boxes: string, articles: string) => string
  /** Why other services and the server may learn of visits. */
  readonly interest: (articles: string) => string
  /** `services`: those that work in other countries, with these. */
  readonly transfer: (services: string, articles: string) => string
  /** A service with the country in which it works. */
  readonly located: (service: string, country: string) => string
  /** The article of a law with the reasons for using data, at one of its items. */
  readonly article: Readonly<Record<PrivacyLaw, (item: string) => string>>
  /** The articles on data that goes to other countries. */
  readonly transferArticle: Readonly<Record<PrivacyLaw, string>>
  readonly kept: string
  readonly language: (key: string) => string
  readonly draft: (key: string) => string
  /** `key`: under which the choice on services that need consent is kept. */
  readonly choice: (key: string) => string
  readonly cookies: string
  /** In the place of that where other services may set some. */
  readonly cookiesOfOthers: string
  readonly others: string
  readonly country: (host: string) => string
  readonly pictures: (hosts: string) => string
  readonly visits: (name: string, host: string) => string
  /** `services`: those that count and advertise after consent, with their companies and hosts; `choices`: the words of the button that withdraws it. */
  readonly agreed: (services: string, articles: string, choices: string) => string
  /** `services`: those whose films, maps and the like are loaded after a tap, with their hosts. */
  readonly embeds: (services: string, articles: string) => string
  /** `services`: those that check that a person writes in a form, with their companies and hosts. */
  readonly checked: (services: string, articles: string) => string
  readonly links: string
  readonly server: string
  readonly rights: string
  readonly law: Readonly<Record<PrivacyLaw, (email: string | undefined) => string>>
  readonly asOf: (day: string) => string
}
