import type { Element, ElementContent, Root, RootContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { sanitize } from 'hast-util-sanitize'
import type { Token } from 'markdown-it'
import type { Markup, MarkupNode } from '../../../src/content/markup.ts'
import type { LinkTarget, Picture } from '../../../src/content/page-content.ts'
import { decodePart } from '../../../src/routing/decode-part.ts'
import { downloadType } from '../files/download-types.ts'
import { elementClass, reactAttributes } from './markdown-attributes.ts'
import { newMarkdown, treeOfTokens } from './markdown-tree.ts'
import { markupSchema, type OwnScheme, ownSchemes, withFragmentPrefix } from './markup-schema.ts'
import { splitVariants } from './split-variants.ts'

const markdown = newMarkdown()
markdown.core.ruler.push('align', ({ tokens }) => tokens.forEach(alignWithoutStyle))

/** The content security policy allows no style attributes. */
function alignWithoutStyle(token: Token): void {
  const style = token.attrGet('style')
  if (style !== null) token.attrs = [['align', String(style).slice('text-align:'.length)]]
}

/** What a text may refer to. */
interface MarkdownContext {
  /** Where a link of the site's own leads; undefined where that is switched off. */
  linkTo(scheme: OwnScheme, name: string): LinkTarget | undefined
  /** The attributes of an image by the path of its file. */
  findImage(file: string): { readonly src: string } & Partial<Picture>
  /** Called with the address of each image on the web. */
  onImage?(address: string): void
}

/** Characters without which a text is one plain paragraph, whatever Markdown makes of it. */
const mayBeMarkup = /[*_`<>&[\]#|~\\\n]|^\s|\s$|^\d+[.)]|^[-+=]|:\/\/|@|^$/

/** Compiles Markdown with inline HTML to sanitised markup. Links of the site's own, such as `page:key`, get the address of what they name. */
export function compileMarkdown(text: string, context: MarkdownContext): Markup {
  if (!mayBeMarkup.test(text)) return [{ tag: 'p', children: [text] }]
  return compileNodes((sanitize(parseTree(text), markupSchema) as Root).children, context)
}

/** Without a "<" there is no HTML to parse, which costs ten times the rest. */
function parseTree(text: string): Root {
  const tree = text.includes('<')
    ? fromHtml(markdown.render(text), { fragment: true })
    : treeOfTokens(markdown.parse(text, {}), markdown)
  lowerSchemes(tree)
  return tree
}

/** Writes the schemes of addresses in lower case, as in the list of allowed ones. In a `srcset`, which the sanitiser does not read, only addresses on the web stay. */
function lowerSchemes({ children }: Root | Element): void {
  for (const child of children) {
    if (child.type !== 'element') continue
    for (const name of ['href', 'src', 'cite', 'longDesc']) {
      const address = child.properties[name]
      if (typeof address === 'string')
        child.properties[name] = address.replace(/^\s*([a-z][a-z\d+.-]*):/i, (scheme) => scheme.trim().toLowerCase())
    }
    const { srcSet } = child.properties
    if (srcSet !== undefined && srcSet !== null) child.properties.srcSet = safeVariants(String(srcSet))
    lowerSchemes(child)
  }
}

/** A `srcset` with the addresses that a page may load. */
function safeVariants(srcSet: string): string | undefined {
  const safe = splitVariants(srcSet).filter(({ address }) => /^https:\/\//i.test(address))
  return safe.map(({ address, size }) => `${address} ${size}`.trim()).join(', ') || undefined
}

function compileNodes(children: readonly (RootContent | ElementContent)[], context: MarkdownContext): MarkupNode[] {
  const nodes: MarkupNode[] = []
  for (const child of children) {
    if (child.type === 'element') for (const node of compileElement(child, context)) add(node, nodes)
    else if (child.type === 'text' && child.value !== '\n' && child.value !== '') add(child.value, nodes)
  }
  return nodes
}

/** Adds a node; the words of a removed link are merged into the text around them. */
function add(node: MarkupNode, nodes: MarkupNode[]): void {
  const last = nodes.at(-1)
  if (typeof node === 'string' && typeof last === 'string') nodes[nodes.length - 1] = last + node
  else nodes.push(node)
}

/** An element, or what is in it where it links to a page that is switched off. */
function compileElement(element: Element, context: MarkdownContext): readonly MarkupNode[] {
  const attributes = reactAttributes(element)
  const children = compileNodes(element.children, context)
  const { href, src, srcSet } = attributes
  if (typeof src === 'string' && isFile(src)) Object.assign(attributes, loadedNearby(context.findImage(findFile(src))))
  else for (const address of imageAddresses(src, srcSet)) context.onImage?.(address)
  const own = typeof href === 'string' ? ownLink(href) : undefined
  if (own) {
    const target = context.linkTo(...own)
    if (!target) return children
    attributes.href = target.href
    if (target.facts !== undefined) add(` (${target.facts})`, children)
  } else if (typeof href === 'string') attributes.href = withFragmentPrefix(href)
  const className = elementClass(element)
  if (className !== undefined) attributes.className = className
  return [
    {
      tag: element.tagName,
      ...(Object.keys(attributes).length > 0 && { attributes }),
      ...(children.length > 0 && { children }),
    },
  ]
}

/** The scheme and the name in a link of the site's own; a file may be named without its scheme. */
function ownLink(href: string): readonly [OwnScheme, string] | undefined {
  const scheme = ownSchemes.find((each) => href.startsWith(`${each}:`))
  if (scheme) return [scheme, findFile(href.slice(scheme.length + 1))]
  return isFile(href) && downloadType.test(href) && !/[?#]/.test(href) ? ['file', findFile(href)] : undefined
}

/** Whether an image is a file beside the configuration: its address names neither a scheme nor a host. */
function isFile(address: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/\/)/i.test(address)
}

/** The path of a file, as the configuration writes it. */
function findFile(address: string): string {
  // An address in HTML may have any character: a percent sign that encodes nothing stays.
  return decodePart(address)
}

/** The attributes of an image that is loaded when it comes near; a photo, in the width of its column. */
function loadedNearby(image: ReturnType<MarkdownContext['findImage']>): object {
  return { ...image, loading: 'lazy', ...(image.srcSet && { sizes: 'auto, (min-width: 48rem) 44rem, 100vw' }) }
}

/** The addresses of an image: its own, and those of its variants, each of which may be followed by a width or density. */
function imageAddresses(src?: string | number, srcSet?: string | number): string[] {
  const variants = typeof srcSet === 'string' ? splitVariants(srcSet).map(({ address }) => address) : []
  return typeof src === 'string' ? [src, ...variants] : variants
}
