/** Part of the browser's Trusted Types, which TypeScript does not know. */
interface TypesPolicies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}

/** The one place that takes HTML as such: a page of the site that is being edited, in which nothing runs. */
const trusted = (window as { trustedTypes?: TypesPolicies }).trustedTypes?.createPolicy('page', {
  createHTML: (html) => html,
})

const style = /<style>(.*?)<\/style>/s

/** A page of the site as a document, and its styles: the editor's own policy would refuse them in it. */
export function parsePage(html: string): { readonly page: Document; readonly styles: string | undefined } {
  const bare = html.replace(style, '')
  const page = new DOMParser().parseFromString(trusted?.createHTML(bare) ?? bare, 'text/html')
  return { page, styles: style.exec(html)?.[1] }
}
