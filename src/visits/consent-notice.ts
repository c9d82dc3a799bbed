import type { NoticeWords, Purpose } from './visit-settings.ts'

interface NoticeOptions {
  readonly words: NoticeWords
  /** Whether a visitor has asked for it: then it takes the focus, and Escape closes it. */
  readonly isAskedFor: boolean
  /** Called with what was agreed to; undefined where it was closed without a choice. */
  onChoice(agreed: readonly Purpose[] | undefined): void
}

/** Shows the notice that asks for consent: over the page, which can be used meanwhile, and stays where it is. Returns what takes it away. */
export function showNotice({ words, isAskedFor, onChoice }: NoticeOptions): () => void {
  const notice = element('section', { className: 'consent-notice', tabIndex: -1 })
  notice.setAttribute('aria-label', words.title)
  // Screen readers announce it while the visitor is somewhere else.
  notice.setAttribute('aria-live', 'polite')
  const follow = keepFocusVisible(notice)
  const close = (agreed?: readonly Purpose[]) => {
    follow.stop()
    notice.remove()
    onChoice(agreed)
  }
  notice.addEventListener('keydown', ({ key }) => key === 'Escape' && isAskedFor && close())
  // First in the page: who goes from link to link meets it at once.
  document.body.prepend(notice)
  notice.append(...noticeText(words), noticeButtons(words, close))
  follow.start()
  if (isAskedFor) notice.focus()
  return () => close()
}

function noticeText({ title, purposes, gets, aboutData }: NoticeWords): HTMLElement[] {
  const last = element('p', { textContent: `${gets} ` })
  if (aboutData) last.append(element('a', { href: aboutData.href, textContent: aboutData.label }))
  const texts = Object.values(purposes).map((textContent) => element('p', { textContent }))
  return [element('h2', { className: 'consent-title', textContent: title }), ...texts, last]
}

/** The buttons look alike: it is as easy to refuse as to agree. */
function noticeButtons(
  { refuse, onlyCounting, agreeAll, purposes }: NoticeWords,
  choose: (agreed: readonly Purpose[]) => void,
): HTMLElement {
  const all = Object.keys(purposes) as Purpose[]
  const choices: (readonly [string, readonly Purpose[]])[] = [
    [refuse, []],
    ...(all.length > 1 ? [[onlyCounting, ['counting']] as const] : []),
    [agreeAll, all],
  ]
  const buttons = element('div', { className: 'consent-buttons' })
  for (const [textContent, agreed] of choices) {
    const button = element('button', { type: 'button', className: 'button', textContent })
    button.addEventListener('click', () => choose(agreed))
    buttons.append(button)
  }
  return buttons
}

/** Keeps free what has the focus: the page can be scrolled further by the height of the notice, and is where the focus goes below it. */
function keepFocusVisible(notice: HTMLElement): { start(): void; stop(): void } {
  const root = document.documentElement
  const measure = () => root.style.setProperty('--consent', `${notice.offsetHeight}px`)
  const size = new ResizeObserver(measure)
  const uncover = ({ target }: FocusEvent) => {
    if (notice.contains(target as Node)) return
    const focused = (target as Element).getBoundingClientRect()
    const { top, left, right } = notice.getBoundingClientRect()
    const covered = focused.bottom - top
    if (covered > 0 && focused.right > left && focused.left < right)
      scrollBy({ top: covered + 16, behavior: 'instant' })
  }
  return {
    start: () => {
      measure()
      size.observe(notice)
      addEventListener('focusin', uncover)
    },
    stop: () => {
      size.disconnect()
      removeEventListener('focusin', uncover)
      root.style.removeProperty('--consent')
    },
  }
}

function element<Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  properties: Partial<HTMLElementTagNameMap[Name]>,
): HTMLElementTagNameMap[Name] {
  return Object.assign(document.createElement(name), properties)
}
