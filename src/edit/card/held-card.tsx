import { type ReactNode, useLayoutEffect, useRef } from 'react'

/**
 * A card that ignores keys while a change is on its way that opens another place, such as the copy of an entry: they would be typed into
 * this one.
 */
export function HeldCard({ isHeld, children }: { readonly isHeld: boolean; readonly children: ReactNode }) {
  const card = useRef<HTMLFieldSetElement>(null)
  const pressed = useRef<Element>(null)

  // The button that was pressed loses the focus, and gets it back where the card stays.
  useLayoutEffect(() => {
    const { activeElement } = document
    if (isHeld) pressed.current = card.current?.contains(activeElement) ? activeElement : null
    else if (activeElement === document.body && pressed.current instanceof HTMLElement) pressed.current.focus()
  }, [isHeld])

  // What opens begins at its head, wherever the one before it was scrolled to.
  useLayoutEffect(() => {
    const scrolled = card.current?.closest('aside')
    if (!scrolled) return
    scrolled.scrollTop = 0
    if (card.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <fieldset ref={card} className="held-card" role="none" disabled={isHeld}>
      {children}
    </fieldset>
  )
}
