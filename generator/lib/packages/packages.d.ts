// What is used of a package that brings no types.

declare module 'language-tags' {
  interface Subtag {
    /** What kind of language it is, where it is no single living one: "macrolanguage", "collection", "special", "private-use". */
    scope(): string | null
  }
  interface Tag {
    valid(): boolean
    language(): Subtag | undefined
  }
  const tags: (tag: string) => Tag
  export = tags
}
