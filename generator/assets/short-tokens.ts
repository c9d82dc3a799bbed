/** Short names of custom properties, by their names. */
export type ShortTokens = ReadonlyMap<string, string>

/**
 * Gives custom properties short names (name mangling): pages repeat them. The colours and typefaces of the theme
 * keep theirs, which others may read.
 *
 * @param css in which they are declared
 * @param named those that code names, which finds them by their whole names
 */
export function shortTokens(css: string, named: ReadonlySet<string> = new Set()): ShortTokens {
  const declared = Array.from(css.matchAll(/(?<=[{;\s])(--(?!theme-|font-)[a-z][\w-]*)\s*:/g), ([, name = '']) => name)
  return new Map(
    [...new Set(declared)].filter((name) => !named.has(name)).map((name, index) => [name, shortName(index)]),
  )
}

/** A stylesheet with the short names. */
export function shortenTokens(css: string, names: ShortTokens): string {
  return css.replaceAll(/(?<![\w-])--[a-z][\w-]*/g, (name) => names.get(name) ?? name)
}

/** Two digits of base 36: no name that somebody writes begins with a digit. */
function shortName(index: number): string {
  return `--${index.toString(36).padStart(2, '0')}`
}
