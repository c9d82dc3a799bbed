/** The field into which something is typed; undefined once something is pressed: what comes of that may take the focus. */
let field: EventTarget | null = null

/** Whether somebody is typing into a field: the next letter is meant for that one. */
export function isTyping(): boolean {
  return field !== null && document.activeElement === field
}

/** Takes what was typed for finished: something else has been asked for. */
export function endTyping(): void {
  field = null
}

/** Notices what is typed anywhere in the editor, until the signal says to stop. */
export function watchTyping(signal: AbortSignal): void {
  const options = { capture: true, signal }
  const begin = ({ target }: Event) => {
    field = target
  }
  window.addEventListener('input', begin, options)
  for (const name of ['pointerdown', 'submit', 'change']) window.addEventListener(name, endTyping, options)
  window.addEventListener('keydown', ({ key }) => key === 'Enter' && endTyping(), options)
}
