/** What the middle of the editor shows. */
export type View = 'page' | 'sections' | 'texts' | 'found' | 'look' | 'site' | 'problems' | 'publish'
