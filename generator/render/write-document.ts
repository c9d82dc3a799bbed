import { type RenderTools, renderDocument } from './page-renderer.ts'
import type { PreparedPage } from './prepare-page.ts'

/** Takes rendered files, by path in the web root. */
export interface Output {
  has(path: string): boolean
  write(path: string, content: string): void
}

/** What rendering pages into an output takes. */
export type WritingTools = RenderTools & { readonly output: Output }

/** Renders a page and writes its document, at its path and at its canonical path. */
export async function writeDocument(tools: WritingTools, page: PreparedPage): Promise<void> {
  const { path, canonical } = page.route
  const html = await renderDocument(tools, page)
  tools.output.write(fileOf(path), html)
  if (canonical !== path) tools.output.write(fileOf(canonical), html)
}

/** The file that a host serves at a path: `/pt/sobre` → `pt/sobre/index.html`. */
function fileOf(path: string): string {
  return `${path.replace(/^\/|\/$/g, '')}/index.html`
}
