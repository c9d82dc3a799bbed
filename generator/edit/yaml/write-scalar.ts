/** How a text is written: without quotes, in quotes of either kind, or as lines below its key. */
export type ScalarStyle = 'plain' | 'single' | 'double' | 'block'

/** Where a text is written. */
export interface ScalarPlace {
  /** The style to keep where the text allows it. */
  readonly style: ScalarStyle
  /** Whether it is between brackets or braces. */
  readonly inFlow?: boolean
}

/** A text as YAML: the part behind its key and, in block style, its lines without their indentation. */
export interface WrittenScalar {
  readonly head: string
  readonly lines?: readonly string[]
}

/** Writes a text, number, boolean or null. The style stays where the text can be written in it: quotes are added where it would be read as something else. */
export function writeScalar(value: unknown, { style, inFlow = false }: ScalarPlace): WrittenScalar {
  if (typeof value !== 'string') return { head: JSON.stringify(value ?? null) }
  if (!inFlow && value.includes('\n') && canBeBlock(value)) return writeBlock(value)
  if (!inFlow && style === 'block' && value !== '' && canBeBlock(value)) return writeBlock(value)
  if (style === 'double' || !isPrintable(value)) return { head: doubleQuoted(value) }
  if (style === 'single') return { head: singleQuoted(value) }
  return { head: isPlain(value, inFlow) ? value : doubleQuoted(value) }
}

/** Whether all characters of a text can stand in a file as they are, on one line. */
function isPrintable(text: string): boolean {
  return !/[\p{Cc}\p{Cs}\u2028\u2029\ufeff\ufffe\uffff]/u.test(text)
}

/** Whether a text reads the same without quotes, in YAML 1.2 and, as other programs may, in YAML 1.1. */
function isPlain(text: string, inFlow: boolean): boolean {
  if (text === '' || text !== text.trim()) return false
  if (/^[-?:,[\]{}#&*!|>'"%@`=]/.test(text) || /^(?:\.\.\.|<<)/.test(text)) return false
  if (/:(?:\s|$)|\s#/.test(text)) return false
  if (inFlow && /[,[\]{}:]/.test(text)) return false
  return !isOtherType(text)
}

/** Whether a plain text is a number, boolean, date, time or null in one of the versions of YAML. */
function isOtherType(text: string): boolean {
  return (
    /^(?:~|null|true|false|yes|no|on|off|y|n)$/i.test(text) ||
    /^[-+]?\.?\d[\d_,.]*(?:e[-+]?\d+)?$/i.test(text) ||
    /^[-+]?0[box][\da-f_]+$/i.test(text) ||
    /^[-+]?\d[\d_]*(?::[0-5]?\d)+(?:\.[\d_]*)?$/.test(text) ||
    /^[-+]?\.(?:inf|nan)$/i.test(text) ||
    /^\d{4}-\d\d?-\d\d?(?:$|[Tt\s])/.test(text)
  )
}

function singleQuoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`
}

function doubleQuoted(text: string): string {
  const escaped = JSON.stringify(text).slice(1, -1)
  // JSON leaves these as they are; in YAML they end a line, or may not stand in a file.
  const safe = escaped.replace(/[\x7f-\x9f\u2028\u2029\ufeff\ufffe\uffff]/g, (sign) => `\\u${hex(sign)}`)
  return `"${safe}"`
}

function hex(sign: string): string {
  return sign.charCodeAt(0).toString(16).padStart(4, '0')
}

/**
 * Whether a text can be written as lines: YAML has no escapes there, lines of mere spaces would be cut, and blank lines at the end could not
 * be told from those of the file.
 */
function canBeBlock(text: string): boolean {
  const lines = text.replace(/\n+$/, '').split('\n')
  const first = lines.find((line) => line !== '') ?? ''
  return (
    first !== '' &&
    !text.endsWith('\n\n') &&
    !/^[ \t]/.test(first) &&
    lines.every((line) => isPrintable(line) && (line === '' || /\S/.test(line)))
  )
}

/** A block text: its lines, and the indicator that says whether it ends with a line break. */
function writeBlock(text: string): WrittenScalar {
  const isEnded = text.endsWith('\n')
  return { head: isEnded ? '|' : '|-', lines: (isEnded ? text.slice(0, -1) : text).split('\n') }
}
