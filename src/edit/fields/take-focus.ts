/** Gives the focus to what is wanted first of a view that was gone to by the keyboard: then it waits in the view itself. */
export function takeFocus(element: HTMLElement | null): void {
  if (document.activeElement?.matches('main')) element?.focus()
}
