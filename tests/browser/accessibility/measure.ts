import type { Page } from '@playwright/test'

/** The texts that cannot be read because they reach out of the window, of what clips them, or of their cell. */
export function lostTexts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const bounds = 'td, th, .artefact-sheet, .button, .form-control'
    const isClipping = (element: Element) => /hidden|clip/.test(getComputedStyle(element).overflow)
    const boundsOf = (element: Element | null): Element => {
      if (!element || element === document.body) return document.documentElement
      const isBound = element.matches(bounds) || isClipping(element) || isScrolling(element)
      return isBound ? element : boundsOf(element.parentElement)
    }
    /** What a row that scrolls does not show at once can be scrolled to, as far as the row goes. */
    const isScrolling = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowX) && element.scrollWidth > element.clientWidth
    const edgesOf = (element: Element): { left: number; right: number } => {
      const { left, right } = element.getBoundingClientRect()
      if (element === document.documentElement || !isScrolling(element)) return { left, right }
      const isRightToLeft = getComputedStyle(element).direction === 'rtl'
      const start = isRightToLeft ? right - element.scrollLeft - element.scrollWidth : left - element.scrollLeft
      return { left: start, right: start + element.scrollWidth }
    }
    const isSkipped = (element: Element) =>
      element.closest('.artefact-small, .visually-hidden, .skip-link, thead') !== null ||
      !element.checkVisibility({ visibilityProperty: true, contentVisibilityAuto: true })
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const lost: string[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const parent = currentNode.parentElement
      if (!parent || !currentNode.nodeValue?.trim() || isSkipped(parent)) continue
      const range = document.createRange()
      range.selectNodeContents(currentNode)
      const { left, right } = range.getBoundingClientRect()
      const outer = edgesOf(boundsOf(parent))
      if (left < outer.left - 1 || right > outer.right + 1)
        lost.push(
          `out of bounds by ${Math.round(Math.max(outer.left - left, right - outer.right))} px: ${currentNode.nodeValue}`,
        )
    }
    return lost
  })
}

/**
 * The words that a line's end leaves with one or two letters: no reader would break them there. The table of an article has as many
 * columns as its author gave it.
 */
export function tornWords(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isSkipped = (element: Element) =>
      element.closest('.artefact-small, .visually-hidden, thead, .prose table') !== null || !element.checkVisibility()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    const select = (node: Node, start: number, end: number) => {
      range.setStart(node, start)
      range.setEnd(node, end)
      return range
    }
    const isOnOneLine = (node: Node, start: number, end: number) => select(node, start, end).getClientRects().length < 2
    const startOf = (node: Node, at: number) => select(node, at, at + 1).getBoundingClientRect().left
    const torn: string[] = []
    while (walker.nextNode()) {
      const { currentNode } = walker
      const text = currentNode.nodeValue ?? ''
      if (!currentNode.parentElement || isSkipped(currentNode.parentElement)) continue
      if (isOnOneLine(currentNode, 0, text.length)) continue
      for (const { 0: word, index } of text.matchAll(/[\p{L}\p{M}]{3,}/gu)) {
        // Lines of these scripts break between any two letters.
        if (/[\p{scx=Han}\p{scx=Hira}\p{scx=Kana}]/u.test(word)) continue
        if (isOnOneLine(currentNode, index, index + word.length)) continue
        const starts = Array.from(word, (_, at) => startOf(currentNode, index + at))
        const breaks = starts.flatMap((start, at) => (start < (starts[at - 1] ?? start) ? [at] : []))
        const parts = [...breaks, word.length].map((end, at) => end - (breaks[at - 1] ?? 0))
        if (breaks.length > 0 && Math.min(...parts) < 3) torn.push(`torn: ${word}`)
      }
    }
    return torn
  })
}

/** Links and controls below 44 × 44 px; links within a sentence are free, a box to tick has its label. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const targets = [...document.querySelectorAll('a, button, summary, input, select, textarea')].filter(
      (element) => element.checkVisibility() && !element.closest('.visually-hidden, .skip-link'),
    )
    const isInSentence = (element: Element) =>
      element.closest('p, blockquote, label, .prose li') !== null && getComputedStyle(element).display === 'inline'
    const sizeOf = (element: Element) => {
      const isBox = element instanceof HTMLInputElement && element.type === 'checkbox'
      return ((isBox && element.labels?.[0]) || element).getBoundingClientRect()
    }
    return targets.flatMap((element) => {
      const { width, height } = sizeOf(element)
      if (isInSentence(element) || Math.min(width, height) >= 43.9) return []
      return [`${element.textContent?.trim()} ${Math.round(width)} × ${Math.round(height)}`]
    })
  })
}
