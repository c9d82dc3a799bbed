import type { Code, CodeParameters } from './codes.ts'

/** The path of a value in the configuration: keys of mappings, and indexes of lists. */
export type Path = readonly (string | number)[]

/** The part of a place that is wrong: its key, its value, or the key of the mapping that lacks something. */
type Aspect = 'key' | 'value' | 'parent'

/** A part of the text, by its offsets. */
export type Span = readonly [start: number, end: number]

/** A place in the configuration: a path, or a span where no path exists. */
export interface Spot {
  readonly path: Path
  readonly at: Aspect
  readonly span?: Span
  /** The wrong words within the value; omitted if all of it is wrong. */
  readonly word?: string
}

/** A mistake, not yet placed in the text or put into words; a union discriminated by `code`. */
export type Problem<C extends Code = Code> = { [Name in C]: ProblemOf<Name> }[C]

interface ProblemOf<C extends Code> extends Spot {
  readonly code: C
  readonly parameters: CodeParameters[C]
  /** Other places that belong to the problem, such as the page that already uses an address. */
  readonly related?: readonly Spot[]
}

/** The optional properties of a problem. */
type More = Pick<ProblemOf<Code>, 'related' | 'span' | 'word'>

/** The parameters of a message; where it needs none, they may be left out. */
type Rest<C extends Code> = object extends CodeParameters[C]
  ? [parameters?: CodeParameters[C], more?: More]
  : [parameters: CodeParameters[C], more?: More]

/** A problem with the value at a path. */
export function atValue<C extends Code>(code: C, path: Path, ...rest: Rest<C>): Problem<C> {
  return makeProblem('value', code, path, rest)
}

/** A problem with the key at the end of a path. */
export function atKey<C extends Code>(code: C, path: Path, ...rest: Rest<C>): Problem<C> {
  return makeProblem('key', code, path, rest)
}

/** A problem with something that is missing; the path is that of the mapping in which it is missing. */
export function atParent<C extends Code>(code: C, path: Path, ...rest: Rest<C>): Problem<C> {
  return makeProblem('parent', code, path, rest)
}

/** The problem of a key that a mapping lacks. */
export function keyMissing(path: Path, key: string, expected: CodeParameters['key-missing']['expected'] = 'text') {
  return atParent('key-missing', path, { key, expected, meaning: '' })
}

function makeProblem<C extends Code>(at: Aspect, code: C, path: Path, [parameters, more]: Rest<C>): Problem<C> {
  return { code, path, at, parameters: parameters ?? ({} as CodeParameters[C]), ...more }
}

/** A set of paths, compared by their keys. */
export class PathSet {
  readonly #ids: ReadonlySet<string>

  constructor(paths: readonly Path[]) {
    this.#ids = new Set(paths.map(pathId))
  }

  has(path: Path): boolean {
    return this.#ids.size > 0 && this.#ids.has(pathId(path))
  }

  /** Whether a path, or one above it, is in the set. */
  covers(path: Path): boolean {
    return path.some((_, depth) => this.has(path.slice(0, depth + 1)))
  }
}

function pathId(path: Path): string {
  return JSON.stringify(path)
}
