import type { Element, ElementContent, Root, Text } from 'hast'
import NewReader, { type MarkdownIt, type Token } from 'markdown-it'

/** Reads Markdown as pages show it: addresses become links where they start with a scheme or are an e-mail's; `example.com` and `//example.com` stay texts. */
export function newMarkdown(): MarkdownIt {
  const markdown = new NewReader({ html: true, linkify: true })
  markdown.linkify.set({ fuzzyLink: false }).add('//', null)
  // `file:` names a file of the site here, not one on the visitor's machine, which this would refuse.
  const { validateLink } = markdown
  markdown.validateLink = (address) => /^file:/i.test(address) || validateLink(address)
  return markdown
}

/** Converts Markdown tokens without inline HTML to an HTML tree directly: writing HTML and parsing it again takes longer. */
export function treeOfTokens(tokens: readonly Token[], markdown: MarkdownIt): Root {
  const root: Root = { type: 'root', children: [] }
  const open: (Root | Element)[] = [root]
  for (const token of tokens.flatMap(withoutInline)) {
    const current = open.at(-1) ?? root
    if (token.nesting === -1) open.pop()
    else if (token.nesting === 0) for (const node of leaf(token, markdown)) add(node, current)
    else {
      const child = element(token, [])
      current.children.push(child)
      open.push(child)
    }
  }
  return root
}

/** The tokens that show something: those within the text of a block stand in the place of the text. */
function withoutInline(token: Token): readonly Token[] {
  if (token.type === 'inline') return token.children ?? []
  return token.hidden ? [] : [token]
}

/** Adds a node; a text joins the text before it, as it would in HTML. */
function add(node: ElementContent, parent: Root | Element): void {
  const last = parent.children.at(-1)
  if (node.type !== 'text' || last?.type !== 'text') parent.children.push(node)
  else last.value += node.value
}

/** The nodes of a token that neither opens nor closes an element. */
function leaf(token: Token, markdown: MarkdownIt): ElementContent[] {
  switch (token.type) {
    case 'text':
      return [text(token.content)]
    case 'softbreak':
      return [text('\n')]
    case 'hardbreak':
      return [element(token, []), text('\n')]
    case 'code_inline':
      return [element(token, [text(token.content)])]
    case 'code_block':
    case 'fence':
      return [codeBlock(token, markdown)]
    case 'image':
      return [image(token, markdown)]
    default:
      return [element(token, [])]
  }
}

function codeBlock(token: Token, markdown: MarkdownIt): Element {
  const language = markdown.utils.unescapeAll(token.info).trim().split(/\s+/)[0]
  const properties = language ? { className: [`language-${language}`] } : {}
  const code: Element = { type: 'element', tagName: 'code', properties, children: [text(token.content)] }
  return { type: 'element', tagName: 'pre', properties: {}, children: [code] }
}

/** A picture. The words that stand for it are among its tokens, not its attributes. */
function image(token: Token, markdown: MarkdownIt): Element {
  const picture = element(token, [])
  picture.properties.alt = markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {})
  return picture
}

function element({ tag, attrs }: Token, children: ElementContent[]): Element {
  return { type: 'element', tagName: tag, properties: Object.fromEntries(attrs ?? []), children }
}

function text(value: string): Text {
  return { type: 'text', value }
}
