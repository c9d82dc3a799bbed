import type { OpenHours } from '../content/page-content.ts'
import { openLine } from './open-line.ts'

/** Says beside hours whether the place is open now. */
export function showOpen(): void {
  for (const line of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const text = openLine(JSON.parse(line.dataset.hours ?? '') as OpenHours, new Date(), document.documentElement.lang)
    line.hidden = !text
    line.textContent = text ?? ''
  }
}
