import { bareWords } from '../../../src/content/marked-words.ts'
import type { Markup } from '../../../src/content/markup.ts'
import type { ShownKind, ShownSection } from '../../../src/content/page-content.ts'
import { xmlText } from '../../lib/xml-text.ts'

/** The elements that search engines accept in the description of a vacancy; for others only their text stays. */
const keptTags = new Set(['p', 'br', 'ul', 'ol', 'li', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6', 'strong', 'em'])

/** The content of a section of a kind, below its heading. */
type Body<Kind extends ShownKind> = (section: ShownSection<Kind>) => string

/** What the kinds of sections say that a vacancy is described by; a form, a list of pages or a picture describes none. */
const bodies: { readonly [Kind in ShownKind]?: Body<Kind> } = {
  opening: ({ subtitle, facts = [] }) => paragraph(subtitle) + list(facts.map(text)),
  text: (section) => markup(section.text),
  split: (section) => markup(section.text),
  overview: ({ text: written, reasons }) =>
    markup(written) + (reasons ? heading(reasons.title) + list(reasons.items.map(text)) : ''),
  notice: (section) => markup(section.text),
  points: ({ items }) => list(items.map((item) => titled(item.title, item.text))),
  steps: ({ items }) => list(items.map((item) => titled(item.title, item.description))),
  timeline: ({ items }) => list(items.map((item) => titled(`${item.date}: ${item.title}`, item.text))),
  checks: ({ items }) => list(items.map(text)),
  figures: ({ items }) => list(items.map(({ value, label }) => text(`${value} ${label}`))),
  facts: ({ facts }) => list(facts.map(({ label, text: words }) => text(words ? `${label}: ${words}` : label))),
  table: ({ rows }) => list(rows.map((row) => text(Object.values(row).join(': ')))),
  questions: ({ items }) => items.map(({ question, answer }) => heading(question) + markup(answer)).join(''),
  place: ({ address, hours, directions }) =>
    paragraph(address) + paragraph(hours) + (directions ? markup(directions) : ''),
  prices: ({ items, currency }) =>
    list(
      items.map((item) =>
        titled(`${item.title}${item.amount === undefined ? '' : ` ${item.amount} ${currency}`}`, item.text),
      ),
    ),
}

/** The whole text of sections as plain HTML, without attributes, as search engines take it. */
export function sectionHtml(sections: readonly ShownSection[]): string {
  return sections.map(renderSection).join('')
}

function renderSection(section: ShownSection): string {
  // TypeScript cannot see that a section and its reader are of the same kind.
  const writeBody = bodies[section.kind] as Body<ShownKind> | undefined
  if (!writeBody) return ''
  const { title, intro } = section as { readonly title?: string; readonly intro?: string }
  return heading(title) + paragraph(intro) + writeBody(section)
}

function heading(words: string | undefined): string {
  return words ? `<h2>${text(words)}</h2>` : ''
}

function paragraph(words: string | undefined): string {
  return words ? `<p>${text(words).replaceAll('\n', '<br>')}</p>` : ''
}

/** A list of lines that are HTML already. */
function list(lines: readonly string[]): string {
  return lines.length === 0 ? '' : `<ul>${lines.map((line) => `<li>${line}</li>`).join('')}</ul>`
}

function titled(title: string, words: string | undefined): string {
  return `<strong>${text(title)}</strong>${words ? ` ${text(words)}` : ''}`
}

function text(words: string): string {
  return xmlText(bareWords(words))
}

function markup(nodes: Markup): string {
  return nodes
    .map((node) => {
      if (typeof node === 'string') return text(node)
      const inner = markup(node.children ?? [])
      if (!keptTags.has(node.tag)) return inner
      return node.tag === 'br' ? '<br>' : `<${node.tag}>${inner}</${node.tag}>`
    })
    .join('')
}
