import { rootFolders } from '../../src/routing/root-folders.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import { type PageRoute, plainRoute } from '../compile/routes.ts'
import { contentHash } from '../lib/content-hash.ts'
import type { Output } from './write-document.ts'

/** A page as the app loads it. */
export interface PageData {
  readonly route: RouteRecord
  /** Its content as JSON. */
  readonly content: string
}

/**
 * Names the content of a page.
 *
 * @param content the content as JSON
 */
export function pageData(route: PageRoute, content: string): PageData {
  return { route: { ...plainRoute(route), content: dataAddress(content) }, content }
}

/** The address of a JSON file, which is named by its content. */
export function dataAddress(json: string): string {
  return `/${rootFolders.data}/${contentHash(json)}.json`
}

/** Writes a JSON file, unless it was written before. */
export function writeData(output: Output, address: string, json: string): void {
  const path = address.slice(1)
  if (!output.has(path)) output.write(path, json)
}
