import { describe, expect, test } from 'vitest'
import { compileMarkdown } from '../../generator/lib/markdown/compile-markdown.ts'
import type { Markup, MarkupElement } from '../../src/content/markup.ts'
import { payloads } from './payloads.ts'

/** Attributes that a text may bring along; none of them runs anything. */
const harmless =
  /^(href|src|alt|title|id|className|align|start|type|checked|disabled|lang|width|height|colSpan|rowSpan|cite|dateTime|aria-hidden|aria-label|aria-describedby|data-footnote-ref|data-footnote-backref|data-footnotes|open|name|summary|abbr|headers|scope|span|vAlign|color|size|face|label|value|cellPadding|cellSpacing|border|noWrap|axis|char|charOff|charSet|clear|compact|coords|dir|encType|frame|hSpace|hrefLang|htmlFor|isMap|itemProp|itemScope|itemType|longDesc|maxLength|media|method|multiple|noHref|noShade|prompt|readOnly|rev|rows|cols|rules|selected|shape|loading|sizes|srcSet|tabIndex|target|useMap|vSpace|action|accept|acceptCharset|accessKey|behavior|reversed|role|aria-labelledby)$/
const running =
  /^(script|style|iframe|frame|object|embed|applet|base|meta|link|form|svg|math|template|audio|video|portal|noscript|title|textarea|select|button)$/

const context = { linkTo: () => undefined, findImage: (file: string) => ({ src: `/assets/${file}` }) }

describe('markup from the configuration', () => {
  test.each(payloads)('is harmless: %s', (payload) => {
    for (const text of [payload, `Um texto ${payload} no meio`, `[x](${payload})`, `- ${payload}`]) {
      for (const { tag, attributes = {} } of elements(compileMarkdown(text, context))) {
        expect(tag).not.toMatch(running)
        for (const [name, value] of Object.entries(attributes)) {
          expect(name).toMatch(harmless)
          expect(name).not.toMatch(/^on/i)
          if (name === 'href' || name === 'src') expect(String(value)).toMatch(/^(https:|mailto:|tel:|\/|#|\?|[^:]*$)/i)
        }
      }
    }
  })

  test('keeps what is harmless', () => {
    const markup = compileMarkdown(
      'Um **texto** com <em>marcas</em> e um [link](https://example.com/a?b=c&d=e).',
      context,
    )
    expect(elements(markup).map(({ tag }) => tag)).toEqual(['p', 'strong', 'em', 'a'])
  })
})

function elements(markup: Markup): MarkupElement[] {
  return markup.flatMap((node) => (typeof node === 'string' ? [] : [node, ...elements(node.children ?? [])]))
}
