import type { ServicesContent } from '../src/content/page-content.ts'
export function ServicesPage({ content }: { readonly content: ServicesContent }) {
  return <h1>{content.label}</h1>
}
