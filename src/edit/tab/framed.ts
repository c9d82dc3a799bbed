/** The folder below the app whose addresses are the pages of the site that its frame shows. */
export const framed = 'page/'
