import type { Code, CodeParameters } from './codes.ts'

/** The way to a value in the configuration: keys, and numbers in lists. */
export type Path = readonly (string | number)[]

/** What of a place is meant: the key, the value, or the key of the section in which something is missing. */
export type Aspect = 'key' | 'value' | 'parent'

/** From where to where in the text, as offsets. */
export type Span = readonly [start: number, end: number]

/** A place in the configuration: by its path, or by its span where a path cannot tell it. */
export interface Spot {
  readonly path: Path
  readonly at: Aspect
  readonly span?: Span
  /** The words within the value that are meant; left out, all of it. */
  readonly word?: string
}

/** Something wrong, before it is placed in the text and put into words. */
export interface Problem<C extends Code = Code> extends Spot {
  readonly code: C
  readonly parameters: CodeParameters[C]
  /** Other places that belong to the problem, such as the page that already uses an address. */
  readonly related?: readonly Spot[]
}

/** What a rule says of a problem besides its code and place. */
type Rest<C extends Code> = {
  readonly related?: readonly Spot[]
  readonly span?: Span
  readonly word?: string
} & (keyof CodeParameters[C] extends never
  ? { readonly parameters?: CodeParameters[C] }
  : { readonly parameters: CodeParameters[C] })

/** A problem with the value at a path. */
export function atValue<C extends Code>(code: C, path: Path, rest: Rest<C>): Problem<C> {
  return { code, path, at: 'value', parameters: {} as CodeParameters[C], ...rest }
}

/** A problem with the key at the end of a path. */
export function atKey<C extends Code>(code: C, path: Path, rest: Rest<C>): Problem<C> {
  return { code, path, at: 'key', parameters: {} as CodeParameters[C], ...rest }
}

/** A problem with something that is missing; the path is that of the section in which it is missing. */
export function atParent<C extends Code>(code: C, path: Path, rest: Rest<C>): Problem<C> {
  return { code, path, at: 'parent', parameters: {} as CodeParameters[C], ...rest }
}
