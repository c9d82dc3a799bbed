import MarkdownIt, { type MarkdownIt as Reader } from 'markdown-it'

/** Reads Markdown as pages show it: addresses become links where they start with a scheme or are an e-mail's; `example.com` and `//example.com` stay texts. */
export function newMarkdown(): Reader {
  const markdown = new MarkdownIt({ html: true, linkify: true })
  markdown.linkify.set({ fuzzyLink: false }).add('//', null)
  // Files of a visitor's own machine, which this keeps out, are none that the site has.
  const { validateLink } = markdown
  markdown.validateLink = (address) => /^file:/i.test(address) || validateLink(address)
  return markdown
}
