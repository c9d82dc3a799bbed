/** The folders at the root of a site beside those of its languages: files whose names tell their content, the pages' content, and pictures for shared links. */
export const rootFolders = { assets: 'assets', data: 'data', share: 'share' } as const
