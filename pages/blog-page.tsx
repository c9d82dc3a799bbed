import type { BlogContent } from '../src/content/page-content.ts'
export function BlogPage({ content }: { readonly content: BlogContent }) {
  return <h1>{content.label}</h1>
}
