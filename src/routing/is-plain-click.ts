/** Whether a click just follows its link: main button, no modifier key for a new tab or window. */
export function isPlainClick({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
