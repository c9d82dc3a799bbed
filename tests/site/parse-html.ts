import { JSDOM } from 'jsdom'

/** One for all documents: a window for each would take as long again. */
const parser = new new JSDOM().window.DOMParser()

/** A document without its styles, which the parser would read for nothing. */
export function parseHtml(html: string): Document {
  return parser.parseFromString(html.replace(/<style>.*?<\/style>/gs, ''), 'text/html')
}
