/** The folders at the root of a site beside those of its locales: files named by their content, the content of pages, and share images. */
export const rootFolders = { assets: 'assets', data: 'data', share: 'share' } as const

/** The folder of the editor, where the site carries one. */
export const editorFolder = 'edit/'

/** The folder of the route index. */
export const routeIndexFolder = `${rootFolders.data}/routes`

/** The file of the route index with a number, in the folder `data`. */
export function routeIndexFile(shard: number): string {
  return `routes/${shard}.json`
}

/** The file of the index of redirects with a number, in that of the route index: the target of each address. */
export function redirectIndexFile(shard: number): string {
  return `routes/moved/${shard}.json`
}

/** The file with the paths and names of all pages of a locale, in that folder too. */
export function pageNamesFile(locale: string): string {
  return `routes/names/${locale}.json`
}
