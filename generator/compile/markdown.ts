import type { Element, ElementContent, Root, RootContent } from 'hast'
import rehypeRaw from 'rehype-raw'
import rehypeSanitize, { defaultSchema } from 'rehype-sanitize'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import remarkRehype from 'remark-rehype'
import { unified } from 'unified'
import type { Markup, MarkupNode } from '../../src/content/markup.ts'

/** The scheme of links to pages of the site by their key: `[contact us](page:contact)`. */
const pageScheme = 'page'

const schema = {
  ...defaultSchema,
  clobberPrefix: '',
  protocols: { ...defaultSchema.protocols, href: ['https', 'mailto', 'tel', pageScheme], src: ['https'] },
}

const markdown = unified().use(remarkParse).use(remarkGfm).use(remarkRehype, { allowDangerousHtml: true })
const withHtml = markdown().use(rehypeRaw).use(rehypeSanitize, schema).freeze()
/** Without a "<" there is no HTML to parse, which is the dearest part. */
const withoutHtml = markdown().use(rehypeSanitize, schema).freeze()

/** Characters without which a text is one plain paragraph, whatever Markdown makes of it. */
const mayBeMarkup = /[*_`<>&[\]#|~\\\n]|^\s|^\d+[.)]|^[-+=]|:\/\/|@|www\./

/**
 * Compiles Markdown with inline HTML to sanitised markup.
 *
 * @param text the Markdown
 * @param linkTo the path of a page by its key, for links of the form `page:key`; empty where the page is switched off
 */
export function compileMarkdown(text: string, linkTo: (key: string) => string): Markup {
  if (!mayBeMarkup.test(text)) return [{ tag: 'p', children: [text] }]
  const processor = text.includes('<') ? withHtml : withoutHtml
  const tree = processor.runSync(processor.parse(text)) as Root
  return nodesOf(tree.children, linkTo)
}

function nodesOf(children: readonly (RootContent | ElementContent)[], linkTo: (key: string) => string): MarkupNode[] {
  return children.flatMap((child): MarkupNode[] => {
    if (child.type === 'text') return child.value === '\n' ? [] : [child.value]
    return child.type === 'element' ? [elementOf(child, linkTo)] : []
  })
}

function elementOf(element: Element, linkTo: (key: string) => string): MarkupNode {
  const attributes: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || value === false) continue
    attributes[name] = Array.isArray(value) ? value.join(' ') : typeof value === 'number' ? value : String(value)
  }
  const children = nodesOf(element.children, linkTo)
  const href = attributes.href
  if (typeof href === 'string' && href.startsWith(`${pageScheme}:`)) {
    attributes.href = linkTo(href.slice(pageScheme.length + 1))
  }
  return {
    tag: element.tagName,
    ...(Object.keys(attributes).length > 0 && { attributes }),
    ...(children.length > 0 && { children }),
  }
}
