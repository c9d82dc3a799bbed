import type { ContactContent } from '../src/content/page-content.ts'
export function ContactPage({ content }: { readonly content: ContactContent }) {
  return <h1>{content.label}</h1>
}
