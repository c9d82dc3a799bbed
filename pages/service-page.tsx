import type { ServiceContent } from '../src/content/page-content.ts'
export function ServicePage({ content }: { readonly content: ServiceContent }) {
  return <h1>{content.label}</h1>
}
