import type { Path } from './problem.ts'

/** A set of paths, compared by their keys. */
export class PathSet {
  readonly #ids: ReadonlySet<string>

  constructor(paths: readonly Path[]) {
    this.#ids = new Set(paths.map(idOf))
  }

  has(path: Path): boolean {
    return this.#ids.has(idOf(path))
  }

  /** Whether a path, or one above it, is in the set. */
  covers(path: Path): boolean {
    return this.#ids.size > 0 && path.some((_, depth) => this.has(path.slice(0, depth + 1)))
  }
}

function idOf(path: Path): string {
  return JSON.stringify(path)
}
