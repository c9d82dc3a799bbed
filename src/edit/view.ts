/** What the middle of the editor shows. */
export type View = 'page' | 'sections' | 'texts' | 'found' | 'look' | 'contact' | 'site' | 'problems' | 'publish'
