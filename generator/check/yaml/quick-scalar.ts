/** A scalar as the quick reader reads it; undefined if only the full parser can. */
type QuickScalar = { readonly value: string | number | boolean | null; readonly source?: string } | undefined

const number = /^[-+]?(?:\d+|\.\d+|\d+\.\d*)(?:[eE][-+]?\d+)?$/
const mayBeSpecial = /^(?:[-+.\d]|~$|null$|Null$|NULL$|true$|True$|TRUE$|false$|False$|FALSE$)/

/** Reads a scalar of one line: quoted, or unquoted without any character that may be YAML syntax. */
export function quickScalar(text: string): QuickScalar {
  switch (text[0]) {
    case '"':
      return doubleQuoted(text)
    case "'":
      return singleQuoted(text)
    default:
      return plain(text)
  }
}

function plain(text: string): QuickScalar {
  if (/^[\s!&*?:,[\]{}#|>@`%"']|^-(?:\s|$)|:(?:\s|$)|\s#|\s$|\t/.test(text)) return undefined
  if (!mayBeSpecial.test(text)) return { value: text }
  if (/^(?:true|True|TRUE)$/.test(text)) return { value: true, source: text }
  if (/^(?:false|False|FALSE)$/.test(text)) return { value: false, source: text }
  if (/^(?:~|null|Null|NULL)$/.test(text)) return { value: null, source: text }
  if (/^[-+]?0[xo]|^[-+]?\.(?:inf|nan)$/i.test(text)) return undefined
  return number.test(text) ? { value: Number(text), source: text } : { value: text }
}

function doubleQuoted(text: string): QuickScalar {
  if (text.length > 1 && text.indexOf('"', 1) === text.length - 1 && !text.includes('\\'))
    return { value: text.slice(1, -1) }
  if (!/^"(?:[^"\\]|\\["\\])*"$/.test(text)) return undefined
  return { value: text.slice(1, -1).replace(/\\(["\\])/g, '$1') }
}

function singleQuoted(text: string): QuickScalar {
  return /^'(?:[^']|'')*'$/.test(text) ? { value: text.slice(1, -1).replaceAll("''", "'") } : undefined
}
