/** Takes the focus from what was pressed, so that keys press nothing until something else has it. */
export function releaseFocus(): void {
  if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
}
