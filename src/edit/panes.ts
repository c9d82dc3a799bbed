/** The parts of the screen through which F6 leads, as in other programs: the bars, what is shown, and the card. */
const panes = ['.top-bar', '.rail', 'main', 'aside']

/** What takes the focus of a part: of the page its document, of a card its first field. */
const firstControls: Readonly<Record<string, string>> = {
  '.top-bar': 'button',
  '.rail': 'button[aria-pressed=true]',
  main: '.stage > iframe',
  aside: 'textarea, select, input:not([type=file]), .place-open, .receiver-open, .form-field',
}

/** Gives the focus to the first field of the card, or the first row of a list; to the card itself until that has come. */
export function focusCard(): void {
  focusFirst(document.querySelector<HTMLElement>('aside'), `:is(${firstControls.aside}):enabled`)
}

/** Gives the focus to the first element within another one that a selector finds; to the other one itself until that has come. */
export function focusFirst(around: HTMLElement | null, selector: string): void {
  const findFirst = () => around?.querySelector<HTMLElement>(selector)
  const first = findFirst()
  first?.focus()
  if (first || !around) return
  around.focus()
  const watch = new MutationObserver(() => findFirst()?.focus())
  watch.observe(around, { childList: true, subtree: true })
  around.addEventListener('blur', () => watch.disconnect(), { once: true })
}

/** Moves the focus to the next part of the screen, or the one before. */
export function movePane(by: 1 | -1): void {
  const shown = panes.flatMap((pane) => document.querySelector<HTMLElement>(pane) ?? [])
  const at = shown.findIndex((pane) => pane.contains(document.activeElement))
  const start = at === -1 && by === -1 ? 0 : at
  const next = shown[(start + by + shown.length) % shown.length]
  const name = panes.find((selector) => next?.matches(selector)) ?? ''
  const first = next?.querySelector<HTMLElement>(firstControls[name] ?? '')
  ;(first ?? next)?.focus()
}

/** Gives the focus to what is shown, where what had it is gone. */
export function focusView(): void {
  window.setTimeout(() => {
    if (document.activeElement === document.body) document.querySelector<HTMLElement>('main')?.focus()
  })
}

/** Gives the focus of a card that is closed back to what it was about: the text on the page, the row of a table, or the view. */
export function leaveCard(): void {
  if (!document.activeElement?.closest('aside')) return
  const view = document.querySelector<HTMLElement>('main')
  const frame = view?.querySelector<HTMLIFrameElement>('.stage > iframe')
  const text = frame?.contentDocument?.querySelector<HTMLElement>('[data-edit-open]:is([tabindex], a[href])')
  if (frame && text) {
    frame.focus()
    text.focus({ preventScroll: true })
  } else (view?.querySelector<HTMLElement>('[aria-current]') ?? view)?.focus()
}
