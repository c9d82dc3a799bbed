import type { OpenHours } from '../content/page-content.ts'
import { openLine } from './open-line.ts'

/** Says beside hours whether the place is open now. */
export function showOpen(): void {
  for (const element of document.querySelectorAll<HTMLElement>('[data-hours]')) {
    const hours = JSON.parse(element.dataset.hours ?? '') as OpenHours
    const line = openLine(hours, new Date(), document.documentElement.lang)
    element.hidden = !line
    element.textContent = line?.text ?? ''
    element.toggleAttribute('data-open', line?.isOpen === true)
  }
}
