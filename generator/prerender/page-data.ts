import { rootFolders } from '../../src/routing/root-folders.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import type { PageRoute } from '../compile/routes.ts'
import { contentHash } from '../content-hash.ts'
import type { Output } from './prerender.ts'

/** A page as the app loads it. */
export interface PageData {
  readonly route: RouteRecord
  /** Its content as JSON. */
  readonly content: string
}

/** A page with the address of its content, which is given as JSON. */
export function pageData(route: PageRoute, content: string): PageData {
  const { page: _page, ...row } = route
  return { route: { ...row, content: dataAddress(content) }, content }
}

/** The address of a JSON file: it is named by its content. */
export function dataAddress(json: string): string {
  return `/${rootFolders.data}/${contentHash(json)}.json`
}

/** Writes a JSON file, unless one of the same content was written before. */
export function writeData(output: Output, address: string, json: string): void {
  const path = address.slice(1)
  if (!output.has(path)) output.write(path, json)
}
