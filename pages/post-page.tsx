import type { PostContent } from '../src/content/page-content.ts'
export function PostPage({ content }: { readonly content: PostContent }) {
  return <h1>{content.label}</h1>
}
