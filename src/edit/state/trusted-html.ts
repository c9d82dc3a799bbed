/** Part of the browser's Trusted Types, which TypeScript does not know. */
interface TypesPolicies {
  createPolicy(name: string, rules: { createHTML(html: string): string }): { createHTML(html: string): string }
}

/** The one place that takes HTML as such: documents that are not shown, in which nothing runs. */
const trusted = (window as { trustedTypes?: TypesPolicies }).trustedTypes?.createPolicy('page', {
  createHTML: (html) => html,
})

const style = /<style>(.*?)<\/style>/s

/** HTML that was copied elsewhere, as a document: nothing in it runs or is loaded, and only its words are read. */
export function parseCopied(html: string): Document {
  return new DOMParser().parseFromString(trusted?.createHTML(html) ?? html, 'text/html')
}

/** A page of the site as a document, and its styles: the editor's own policy would refuse them in it. */
export function parsePage(html: string): { readonly page: Document; readonly styles: string | undefined } {
  const bare = html.replace(style, '')
  const page = new DOMParser().parseFromString(trusted?.createHTML(bare) ?? bare, 'text/html')
  return { page, styles: style.exec(html)?.[1] }
}
