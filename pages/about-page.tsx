import type { AboutContent } from '../src/content/page-content.ts'
export function AboutPage({ content }: { readonly content: AboutContent }) {
  return <h1>{content.label}</h1>
}
