import type { RouteRecord } from '../../src/routing/route.ts'

/** The file that a host serves at a path: `/pt/sobre` → `pt/sobre/index.html`. */
export function fileOf(path: string): string {
  return `${path.replace(/^\/|\/$/g, '')}/index.html`
}

/** The files of a page: its document, the same at its canonical path, and its content. */
export function filesOf({ path, canonical, content }: RouteRecord): string[] {
  const documents = canonical === path ? [path] : [path, canonical]
  return [...documents.map(fileOf), content.slice(1)]
}
