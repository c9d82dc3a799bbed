import { type SaxesAttributeNS, SaxesParser, type SaxesTagNS } from 'saxes'
import { attributes, elements, freeTexts, functions, isOfProgram, namespaces, rules } from './drawing-parts.ts'

/** What is in a drawing beside shapes. */
export interface DrawingParts {
  /** The first part that could run or fetch something, or that is not known; undefined where there is none. */
  readonly foreign: string | undefined
  /** The pictures within it, as `data:` addresses. */
  readonly pictures: readonly string[]
}

/** Thrown at the first part that must not be in a drawing. */
class ForeignPart extends Error {}

/** Thrown for what no browser draws. */
class NoDrawing extends Error {}

/** How many elements may stand within each other: the parser looks through all of them for the namespace of each. */
const deepest = 1000

/**
 * Reads a drawing as a browser does that opens it by its address. What may be in it is a list: of elements, attributes, addresses, and of
 * functions and rules in styles.
 *
 * @returns undefined where it is no well-formed SVG
 */
export function readParts(bytes: Uint8Array): DrawingParts | undefined {
  const pictures: string[] = []
  try {
    const text = decodeText(bytes)
    // The two versions of XML differ in what ends a line.
    const parser = new SaxesParser({ xmlns: true, forceXMLVersion: true, defaultXMLVersion: '1.0' })
    parser.on('error', (error) => {
      throw new NoDrawing(error.message)
    })
    parser.on('doctype', (doctype) => {
      parser.ENTITIES = Object.assign(Object.create(null), parser.ENTITIES, readEntities(doctype))
    })
    parser.on('processinginstruction', ({ target }) => {
      if (target !== 'xpacket') throw new ForeignPart(`<?${target}`)
    })
    const open: { readonly tag: SaxesTagNS; text: string }[] = []
    parser.on('opentag', (tag) => {
      const parent = open.at(-1)?.tag
      if (open.length === deepest) throw new NoDrawing('Too deep')
      if (!parent && (tag.local !== 'svg' || tag.uri !== namespaces.svg)) throw new NoDrawing('The root is no SVG')
      pictures.push(...checkElement(tag, parent))
      open.push({ tag, text: '' })
    })
    const add = (text: string) => {
      const last = open.at(-1)
      if (last?.tag.local === 'style') last.text += text
    }
    parser.on('text', add)
    parser.on('cdata', add)
    parser.on('closetag', () => checkStyle(open.pop()?.text ?? ''))
    parser.write(text).close()
    return { foreign: undefined, pictures }
  } catch (error) {
    if (error instanceof ForeignPart) return { foreign: error.message, pictures }
    if (error instanceof NoDrawing) return undefined
    throw error
  }
}

/** Encodings that are supersets of ASCII. In others, a character could be read differently here and in the browser. */
const plainEncoding = /^(?:utf-?8|us-ascii|latin1|macintosh|iso-8859-\d+|windows-125\d)$/i

function decodeText(bytes: Uint8Array): string {
  const text = new TextDecoder().decode(bytes)
  const encoding = /^\s*<\?xml\b[^>]*?\bencoding\s*=\s*["']([^"']*)/.exec(text)?.[1] ?? 'utf-8'
  if (!plainEncoding.test(encoding)) throw new ForeignPart(`encoding="${encoding}"`)
  return text
}

/** The names by which drawing programs call the grammar of SVG; no browser fetches it. Behind it may stand declarations in brackets. */
const grammar =
  /^\s*[\w:]+\s*(?:(?:PUBLIC\s+(?:"[^"<]*"|'[^'<]*')|SYSTEM)\s+["']https?:\/\/www\.w3\.org\/[\w./-]*["']\s*)?(?:\[(.*)\]\s*)?$/s
/** A space, a comment, or a plain entity, such as a namespace of Adobe: its value names no other, and holds no element. */
const declaration =
  /\s+|<!--(?:(?!--).)*-->|<!ENTITY\s+(?!(?:lt|gt|amp|quot|apos)\s)([\w.-]+)\s+(?:"([^"<&%]{0,200})"|'([^'<&%]{0,200})')\s*>/sy

/** @throws ForeignPart where the document type has more than entities: it could give elements attributes that nobody sees in them */
function readEntities(doctype: string): Record<string, string> {
  const inner = grammar.exec(doctype)
  if (!inner) throw new ForeignPart(`<!DOCTYPE${doctype}`)
  const [, subset = ''] = inner
  const entities: Record<string, string> = Object.create(null)
  for (let at = 0; at < subset.length; at = declaration.lastIndex) {
    declaration.lastIndex = at
    const found = declaration.exec(subset)
    if (!found) throw new ForeignPart(subset.slice(at))
    const [, name, double, single] = found
    // The first of several with one name holds.
    if (name !== undefined) entities[name] ??= double ?? single ?? ''
  }
  return entities
}

/** @returns the pictures that the element shows */
function checkElement(tag: SaxesTagNS, parent: SaxesTagNS | undefined): string[] {
  const isKnown = tag.uri === namespaces.svg ? elements.has(tag.local) : isOfProgram(tag.uri)
  if (!isKnown || parent?.local === 'style') throw new ForeignPart(`<${tag.name}>`)
  return Object.values(tag.attributes).flatMap((attribute) => {
    if (attribute.prefix === 'xmlns' || attribute.name === 'xmlns') return []
    return tag.uri === namespaces.svg ? checkAttribute(attribute, tag.local) : checkOfProgram(attribute)
  })
}

/** Elements of drawing programs have what these want, but no handler, and no style. */
function checkOfProgram({ name, local }: SaxesAttributeNS): [] {
  if (/^(?:on|style$)/i.test(local)) throw new ForeignPart(name)
  return []
}

const names = { xlink: /^(?:href|title|type|show|actuate|role|arcrole)$/, xml: /^(?:lang|space|id)$/ }

/** @returns the picture that it names, if it does */
function checkAttribute({ name, uri, local, value }: SaxesAttributeNS, element: string): string[] {
  if (local === 'href' && (uri === '' || uri === namespaces.xlink)) return checkAddress(value, element)
  if (uri === namespaces.xlink || uri === namespaces.xml) {
    if (!names[uri === namespaces.xlink ? 'xlink' : 'xml'].test(local)) throw new ForeignPart(name)
    return []
  }
  if (uri !== '' && isOfProgram(uri)) return checkOfProgram({ name, local } as SaxesAttributeNS)
  if (uri !== '' || !(attributes.has(local) || /^data-/.test(local))) throw new ForeignPart(name)
  if (local === 'attributeName' && !(attributes.has(value) && value !== 'href'))
    throw new ForeignPart(`${name}="${value}"`)
  if (!freeTexts.test(local)) checkStyle(value)
  return []
}

const raster = /^data:image\/(?:png|jpe?g|gif|webp|avif);/i
const typeface = /^data:(?:font\/|application\/(?:x-)?font-|application\/(?:vnd\.ms-fontobject|octet-stream)[;,])/i

function checkAddress(value: string, element: string): string[] {
  const address = value.replace(/^[\t\n\r ]+/, '')
  const isPicture = (element === 'image' || element === 'feImage') && raster.test(address)
  if (!isPicture && !/^(?:#|$)/.test(address)) throw new ForeignPart(address)
  return isPicture ? [address] : []
}

/**
 * Checks a style as plain text instead of parsing it, so that no trick of nesting can hide anything: what it calls, imports and names has to be in the
 * allow list, and escapes are refused.
 */
function checkStyle(css: string): void {
  const escaped = /\\.{0,12}/s.exec(css)?.[0]
  if (escaped) throw new ForeignPart(escaped)
  const rule = [...css.matchAll(/@([\w-]*)/g)].find(([, name = '']) => !rules.has(name.toLowerCase()))?.[0]
  if (rule) throw new ForeignPart(rule)
  // Looked for at the beginnings of words only, or a long word would take the square of its length.
  const called = [...css.matchAll(/(?<![-\w\u{80}-\u{10ffff}])([-\w\u{80}-\u{10ffff}]+)\(/gu)].find(
    ([, name = '']) => !functions.has(name.toLowerCase()),
  )
  if (called) throw new ForeignPart(called[0])
  for (const [, address = ''] of css.matchAll(/url\([\t\n\f\r ]*["']?[\t\n\f\r ]*([^"')]*)/gi))
    if (!(address.startsWith('#') || raster.test(address) || typeface.test(address)))
      throw new ForeignPart(address || 'url(')
}
