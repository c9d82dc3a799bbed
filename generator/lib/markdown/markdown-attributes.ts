import type { Element } from 'hast'
import { find, hastToReact, html } from 'property-information'

/** The attributes of an element, under their React names: those of HTML in camel case, `aria-…` and `data-…` as they are written. */
export function reactAttributes(element: Element): Record<string, string | number> {
  const attributes: Record<string, string | number> = {}
  for (const [name, value] of Object.entries(element.properties)) {
    if (value === null || value === undefined || value === false) continue
    if (name === 'align' && isCell(element)) continue
    const { space, property, attribute } = find(html, name)
    const reactName = space ? (hastToReact[property] ?? property) : attribute
    const plain = Array.isArray(value) ? value.join(' ') : value
    attributes[reactName] = typeof plain === 'number' ? plain : String(plain)
  }
  return attributes
}

/** The class of a table, a list with long numbers, or an aligned cell. Replaces the deprecated `align` attribute that Markdown gives to cells. */
export function elementClass(element: Element): string | undefined {
  const { tagName, properties } = element
  if (tagName === 'table') return 'text-table'
  if (tagName === 'ol') return hasLongNumbers(element) ? 'long-numbers' : undefined
  return isCell(element) && (properties.align === 'right' || properties.align === 'center')
    ? `align-${properties.align}`
    : undefined
}

function isCell({ tagName }: Element): boolean {
  return tagName === 'td' || tagName === 'th'
}

/** Whether the numbers of a list have three digits or more, for which there is no room beside it. */
function hasLongNumbers({ properties, children }: Element): boolean {
  const entries = children.filter((child) => child.type === 'element')
  return Number(properties.start ?? 1) + entries.length > 100
}
