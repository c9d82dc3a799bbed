import { rootFolders } from '../../../src/routing/root-folders.ts'
import { contentHash } from '../content-hash.ts'

/** The address of the folder of what the app loads. */
export function dataFolder(folder: string): string {
  return `/${folder}${rootFolders.data}/`
}

/** The address of a JSON file, which is named by its content. */
export function dataAddress(json: string, folder: string): string {
  return `${dataFolder(folder)}${contentHash(json)}.json`
}
