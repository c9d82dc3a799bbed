/** The folders at the root of a site beside those of its locales: files named by their content, the content of pages, and share images. */
export const rootFolders = { assets: 'assets', data: 'data', share: 'share' } as const

/** The folder of the route index. */
export const routeIndexFolder = `${rootFolders.data}/routes`

/** The file of the route index with a number, below the web root. */
export function routeIndexFile(shard: number): string {
  return `${routeIndexFolder}/${shard}.json`
}
