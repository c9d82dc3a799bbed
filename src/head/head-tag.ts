/** An element of a page's head, as data: rendered into the document at build time, updated by the running app. */
export interface HeadTag {
  readonly tag: 'title' | 'meta' | 'link' | 'script'
  readonly attributes?: Readonly<Record<string, string>>
  /** The text in it; that of a script is JSON. */
  readonly text?: string
}
