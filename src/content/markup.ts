/** A node of compiled, sanitised markup: a text, or an element with its children. */
export type MarkupNode = string | MarkupElement

/** An element of compiled markup. Attributes carry their React names (`className`, `hrefLang`, `aria-label`). */
export interface MarkupElement {
  readonly tag: string
  readonly attributes?: Readonly<Record<string, string | number>>
  readonly children?: readonly MarkupNode[]
}

/** The result of compiling a Markdown text. */
export type Markup = readonly MarkupNode[]
