/** A declaration of a style sheet, with what it stands in. */
export interface Declaration {
  /** The conditions and selectors around it, from the outside in; layers are left out. */
  readonly within: readonly string[]
  readonly property: string
  readonly value: string
}

/** Reads the declarations of a style sheet, in their order. */
export function readDeclarations(css: string): Declaration[] {
  const declarations: Declaration[] = []
  const around: string[] = []
  // A string may hold any of the signs that the sheet is divided by; a bracket may hold the address of a picture.
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
