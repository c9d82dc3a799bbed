import { isDeepStrictEqual } from 'node:util'
import { Document, isMap, isScalar, isSeq, parse, stringify, type ToStringOptions, visit } from 'yaml'
import type { Chance } from './chance.ts'

const quotes = ['QUOTE_DOUBLE', 'QUOTE_SINGLE'] as const
const blocks = ['BLOCK_FOLDED', 'BLOCK_LITERAL', 'QUOTE_DOUBLE'] as const

/** Letters that nobody sees: a file has them as escapes. */
const unseen =
  // biome-ignore lint/suspicious/noControlCharactersInRegex: these are what is looked for
  /[\u0000-\u0008\u000b-\u001f\u007f-\u009f\u00ad\u200b-\u200f\u2028-\u202f\u2060-\u206f\ud800-\uf8ff\ufeff\ufff0-\uffff]|[\u{e0000}-\u{10ffff}]/gu

const escaped = (letter: string) => `\\U${(letter.codePointAt(0) ?? 0).toString(16).padStart(8, '0')}`

/** Writes a value as somebody may: lists in a line or below each other, texts in any quotes, comments, another encoding of line ends. */
export function writtenYaml(value: unknown, chance: Chance): Buffer {
  const { pick, is } = chance
  const document = new Document(value, { aliasDuplicateObjects: is(0.5) })
  const [flow, quoted, commented] = [pick([0, 0, 0.1, 0.5, 1]), pick([0, 0.2, 1]), pick([0, 0, 0.1])]
  visit(document, (place, node) => {
    if ((isMap(node) || isSeq(node)) && is(flow) && is(0.5)) node.flow = true
    if (isScalar(node) && typeof node.value === 'string' && node.value.search(unseen) >= 0) node.type = 'QUOTE_DOUBLE'
    else if (isScalar(node) && typeof node.value === 'string' && is(quoted)) {
      const styles = node.value.includes('\n') ? blocks : ([...quotes, ...blocks, 'PLAIN'] as const)
      node.type = pick(place === 'key' ? quotes : styles)
      if (is(0.05)) node.tag = '!!str'
    }
    if (isScalar(node) && is(commented)) node.comment = pick([' a: b', ' #', ' "'])
  })
  const options: ToStringOptions = {
    lineWidth: pick([0, 40, 80, 200]),
    indent: pick([2, 2, 4, 1]),
    indentSeq: is(0.8),
    singleQuote: pick([true, false, null]),
    flowCollectionPadding: is(0.5),
    nullStr: pick(['null', '~', '']),
  }
  let text = document.toString(options).replace(unseen, escaped)
  // What the library writes wrongly is not what is tried here.
  if (!isRead(text, value))
    text = stringify(value, { lineWidth: 0, aliasDuplicateObjects: false }).replace(unseen, escaped)
  if (is(0.1)) text = `%YAML 1.2\n---\n${text}...\n`
  else if (is(0.12)) text = `---\n${text}`
  if (is(0.1)) text = text.replaceAll('\n', '\r\n')
  if (is(0.1)) text = `\ufeff${text}`
  if (is(0.01)) return Buffer.concat([Buffer.from([0xff, 0xfe]), Buffer.from(text.replace(/^\ufeff/, ''), 'utf16le')])
  return Buffer.from(text)
}

function isRead(text: string, value: unknown): boolean {
  try {
    return isDeepStrictEqual(parse(text), value)
  } catch {
    return false
  }
}
