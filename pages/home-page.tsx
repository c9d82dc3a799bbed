import type { HomeContent } from '../src/content/page-content.ts'
export function HomePage({ content }: { readonly content: HomeContent }) {
  return <h1>{content.label}</h1>
}
