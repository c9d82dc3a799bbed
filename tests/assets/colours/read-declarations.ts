/** A declaration of a style sheet, with the rules around it. */
export interface Declaration {
  /** The conditions and selectors around it, outermost first; layers are omitted. */
  readonly within: readonly string[]
  readonly property: string
  readonly value: string
}

/** Parses the declarations of a style sheet, in source order. */
export function readDeclarations(css: string): Declaration[] {
  const declarations: Declaration[] = []
  const around: string[] = []
  // Strings may contain delimiters; parentheses may contain the URL of an image.
  for (const [, text = '', sign] of css.replace(/\/\*[\s\S]*?\*\//g, '').matchAll(part)) {
    const words = text.replace(/\s+/g, ' ').trim()
    if (sign === '{') around.push(words)
    else {
      const colon = words.indexOf(':')
      if (colon > 0) {
        const within = around.filter((name) => !name.startsWith('@layer'))
        declarations.push({ within, property: words.slice(0, colon), value: words.slice(colon + 1).trim() })
      }
      if (sign === '}') around.pop()
    }
  }
  return declarations
}

const part = /((?:"[^"]*"|'[^']*'|[^"'{};])*)([{};])/g
