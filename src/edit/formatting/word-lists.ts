import { readRuns, writeRuns } from './pasted-words.ts'

/** Whether an element is an entry of a list as Word has it: a paragraph whose style says so. */
export function isListParagraph(element: Element): boolean {
  return element.localName === 'p' && level(element) !== undefined && findMarker(element) !== undefined
}

/** A list from the paragraphs that Word makes of one: each says in its style how deep it stands. */
export function wordList(rows: readonly Element[]): string {
  const widths: number[] = []
  const counts: number[] = []
  return rows
    .map((row) => {
      const depth = Math.min((level(row) ?? 1) - 1, widths.length)
      const marker = findMarker(row)
      const isOrdered = /^\(?(?:\d+|[a-z]{1,4})[.)]/i.test(marker?.textContent?.trim() ?? '')
      marker?.remove()
      counts.length = depth + 1
      counts[depth] = (counts[depth] ?? 0) + 1
      const sign = isOrdered ? `${counts[depth]}. ` : '- '
      widths.length = depth
      const before = widths.reduce((sum, width) => sum + width, 0)
      widths.push(sign.length)
      return ' '.repeat(before) + sign + writeRuns(readRuns(row.childNodes), { lineBreak: ' ' })
    })
    .join('\n')
}

function level(element: Element): number | undefined {
  const found = /mso-list:\s*\S+\s+level(\d+)/i.exec(element.getAttribute('style') ?? '')?.[1]
  return found === undefined ? undefined : Number(found)
}

/** The bullet or number, which Word has as a text. */
function findMarker(element: Element): Element | undefined {
  return [...element.querySelectorAll('span')].find((span) =>
    /mso-list:\s*Ignore/i.test(span.getAttribute('style') ?? ''),
  )
}
