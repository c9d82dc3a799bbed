/** Whether a click asks for nothing but its link: no other button, no key for a new tab or window. */
export function isPlainClick({
  button,
  altKey,
  ctrlKey,
  metaKey,
  shiftKey,
}: Pick<MouseEvent, 'button' | 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>): boolean {
  return button === 0 && !(altKey || ctrlKey || metaKey || shiftKey)
}
