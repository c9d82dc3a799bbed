import type { Element, ElementContent, Properties, Root, Text } from 'hast'
import type { MarkdownIt, Token } from 'markdown-it'

/** The tree of the HTML that tokens without HTML of their own stand for, without writing and parsing that HTML. */
export function treeOfTokens(tokens: readonly Token[], markdown: MarkdownIt): Root {
  const root: Root = { type: 'root', children: [] }
  append(tokens, root, markdown)
  return root
}

function append(tokens: readonly Token[], parent: Root | Element, markdown: MarkdownIt): void {
  const open = [parent]
  for (const token of tokens) {
    const current = open.at(-1) ?? parent
    if (token.type === 'inline') append(token.children ?? [], current, markdown)
    else if (token.hidden) continue
    else if (token.nesting === -1) open.pop()
    else if (token.nesting === 0) for (const node of leaf(token, markdown)) add(node, current)
    else {
      const child = element(token, [])
      current.children.push(child)
      open.push(child)
    }
  }
}

/** Adds a node; a text joins the text before it, as it would in HTML. */
function add(node: ElementContent, parent: Root | Element): void {
  const last = parent.children.at(-1)
  if (node.type !== 'text' || last?.type !== 'text') parent.children.push(node)
  else last.value += node.value
}

/** What a token is that has no end of its own. */
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
      return [
        element(token, [], { alt: markdown.renderer.renderInlineAsText(token.children ?? [], markdown.options, {}) }),
      ]
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

function element({ tag, attrs }: Token, children: ElementContent[], more: Properties = {}): Element {
  return { type: 'element', tagName: tag, properties: { ...Object.fromEntries(attrs ?? []), ...more }, children }
}

function text(value: string): Text {
  return { type: 'text', value }
}
