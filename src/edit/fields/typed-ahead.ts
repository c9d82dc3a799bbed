/** The field that takes the keys while another one is on its way. */
export const typedAheadId = 'typed-ahead'

/** What had the focus when the wait began; undefined while nothing is waited for. */
let from: HTMLElement | undefined

/** What gets the focus back, once it can have it. */
let owed: HTMLElement | undefined

const catcher = () => document.getElementById(typedAheadId) as HTMLTextAreaElement | null

/** What the tabulator stops at. */
const stops = 'a[href], button, iframe, input, select, summary, textarea, [tabindex]'

/**
 * Takes all keys from here on, for the field that an action leads to: it comes only when the file has been changed and read anew. No button
 * is pressed by what was meant for it.
 */
export function catchKeys(): void {
  const field = catcher()
  const { activeElement } = document
  if (!field || activeElement === field || !(activeElement instanceof HTMLElement)) return
  // With its keyboard, a phone would show that there is something to write, which may not be so.
  if (!isText(activeElement) && window.matchMedia('(pointer: coarse)').matches) return
  from = activeElement
  owed = undefined
  field.value = ''
  field.hidden = false
  field.focus()
}

/** Gives a field the focus, and what was typed for it. */
export function focusField(element: HTMLElement, place?: () => void): void {
  const typed = endWait()
  element.focus()
  // The card around it is still held: it gets the focus when that ends.
  if (element.matches(':disabled')) owed = element
  place?.()
  // The form around it may still be on its way to the screen; no key can be pressed before that.
  queueMicrotask(() => typeAgain(typed))
}

/** Ends the wait where no field has come: the focus goes back to where it was. */
export function releaseKeys(): void {
  if (from !== undefined) owed = document.activeElement === catcher() ? from : undefined
  endWait()
  giveFocusBack()
}

/** Ends a wait in which nothing has come: the focus goes back, or to what is shown where what had it is gone. */
export function giveUpWait(): void {
  if (from === undefined) return
  const isFocused = document.activeElement === catcher()
  releaseKeys()
  if (isFocused && document.activeElement === document.body) document.querySelector('main')?.focus()
}

/** Ends the wait, and types into the field that was left by it: what was pressed there leads nowhere else. */
export function typeOn(): void {
  const typed = from === undefined ? '' : (catcher()?.value ?? '')
  releaseKeys()
  if (document.activeElement !== catcher()) typeAgain(typed)
}

/** Gives the focus back to what it was taken from, as soon as that can have it. */
export function giveFocusBack(): void {
  if (!owed?.isConnected || owed.matches(':disabled')) return
  owed.focus()
  owed = undefined
}

/** Ends the wait: somebody has chosen something else, or the field is there. Returns what was typed. */
export function endWait(): string {
  const field = catcher()
  const typed = from === undefined ? '' : (field?.value ?? '')
  from = undefined
  if (field) field.hidden = true
  return typed
}

/** Types letters where the focus is; a tabulator leads on to the next field, a line break is the Enter key. */
function typeAgain(typed: string): void {
  for (let left = typed; left !== ''; ) {
    const [, letters = '', sign] = /^([^\t\n]*)([\t\n])?/.exec(left) ?? []
    left = left.slice(letters.length + 1)
    insert(letters)
    if (sign === '\t') nextStop()?.focus()
    if (sign === '\n') pressEnter()
    // The line break has begun another wait.
    const field = catcher()
    if (field && document.activeElement === field) {
      field.setRangeText(left, 0, 0, 'end')
      return
    }
  }
}

/** What is typed comes as from the keyboard: the browser can undo it, and the field is told. */
function insert(text: string): void {
  if (text !== '' && isText(document.activeElement)) document.execCommand('insertText', false, text)
}

function pressEnter(): void {
  const { activeElement } = document
  if (!isText(activeElement)) return
  const press = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true })
  if (activeElement?.dispatchEvent(press) && activeElement instanceof HTMLTextAreaElement) insert('\n')
}

function nextStop(): HTMLElement | undefined {
  const all = [...document.querySelectorAll<HTMLElement>(stops)].filter(
    (one) => one.tabIndex >= 0 && !one.matches(':disabled') && one.checkVisibility({ visibilityProperty: true }),
  )
  return all[all.indexOf(document.activeElement as HTMLElement) + 1]
}

/** Whether letters can be typed into an element. */
function isText(element: Element | null): boolean {
  return (
    element instanceof HTMLTextAreaElement || (element instanceof HTMLInputElement && element.selectionStart !== null)
  )
}
