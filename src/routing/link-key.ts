/** Where a link to a page leads, as the configuration says it. */
interface PlaceOfSite {
  readonly page?: string
  readonly section?: string
  readonly about?: string
}

/** The key of a link: to a page (`contact`), to one of its sections (`contact#form`), or about a topic (`contact#form?audit`). */
export function linkKey({ page = '', section, about }: PlaceOfSite): string {
  return page + (section === undefined ? '' : `#${section}`) + (about === undefined ? '' : `?${about}`)
}

/** The name of the parameter that says what a link to a form is about: the key of a page. */
export const aboutParameter = 'about'
