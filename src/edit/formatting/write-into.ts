import type { Written } from './written.ts'

/** Gives a field another text as if it were typed, so that the browser can undo it, and selects a part of it. */
export function writeInto(field: HTMLTextAreaElement, { text, start, end }: Written): void {
  field.focus()
  const { value } = field
  if (text !== value) {
    const [from, behind] = sameAround(value, text)
    const by = text.slice(from, text.length - behind)
    field.setSelectionRange(from, value.length - behind)
    // Nothing else keeps the browser's own undo.
    if (!document.execCommand(by === '' ? 'delete' : 'insertText', false, by)) {
      field.setRangeText(by, from, value.length - behind)
      field.dispatchEvent(new Event('input', { bubbles: true }))
    }
  }
  field.setSelectionRange(start, end)
}

/** How many characters two texts share at their beginning and at their end. A character of two units stays whole. */
function sameAround(one: string, other: string): readonly [number, number] {
  const most = Math.min(one.length, other.length)
  let from = 0
  while (from < most && one[from] === other[from]) from++
  if (isHigh(one[from - 1])) from--
  let behind = 0
  while (behind < most - from && one.at(-1 - behind) === other.at(-1 - behind)) behind++
  if (behind > 0 && isLow(one.at(-behind))) behind--
  return [from, behind]
}

function isHigh(unit = ''): boolean {
  return /[\ud800-\udbff]/.test(unit)
}

function isLow(unit = ''): boolean {
  return /[\udc00-\udfff]/.test(unit)
}
