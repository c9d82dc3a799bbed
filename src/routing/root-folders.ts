/** The folders at the root of a site beside those of its locales: files named by their content, the content of pages, and share images. */
export const rootFolders = { assets: 'assets', data: 'data', share: 'share' } as const

/** The folder of the route index. */
export const routeIndexFolder = `${rootFolders.data}/routes`
