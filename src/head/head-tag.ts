/** An element of a page's head, as data: rendered into the document at build time, updated by the running app. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes?: Readonly<Record<string, string>>
  readonly text?: string
}
