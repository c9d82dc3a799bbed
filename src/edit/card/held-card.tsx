import { type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { focusCard } from '../panes.ts'

/** What had the focus in a card, until it left for something else: a card that is disabled or taken away says nothing of it. */
let last: HTMLElement | undefined

/** Whether what had the focus in the card is gone. On a phone nothing else takes it: the keyboard would come with it. */
function isFocusGone(): boolean {
  return last?.isConnected === false && !window.matchMedia('(pointer: coarse)').matches
}

/**
 * A card that ignores keys while a change is on its way that opens another place, such as the copy of an entry: they would be typed into
 * this one.
 */
export function HeldCard({ isHeld, children }: { readonly isHeld: boolean; readonly children: ReactNode }) {
  const card = useRef<HTMLFieldSetElement>(null)

  // The button that was pressed loses the focus, and gets it back where the card stays. Where the button is gone, the card begins again.
  useLayoutEffect(() => {
    if (isHeld || document.activeElement !== document.body) return
    if (card.current?.contains(last ?? null)) last?.focus()
    else if (isFocusGone()) focusCard()
  }, [isHeld])

  // Where the card before it had the focus, or a key has opened it, it begins with the focus in its first field.
  useEffect(() => {
    const { activeElement } = document
    const isLeft = activeElement === document.body && isFocusGone()
    if (isLeft || activeElement?.matches('main, main button:focus-visible')) focusCard()
  }, [])

  // What opens begins at its head, wherever the one before it was scrolled to.
  useLayoutEffect(() => {
    const scrolled = card.current?.closest('aside')
    if (!scrolled) return
    scrolled.scrollTop = 0
    if (card.current?.contains(document.activeElement)) document.activeElement?.scrollIntoView({ block: 'nearest' })
  }, [])

  return (
    <fieldset
      ref={card}
      className="held-card"
      role="none"
      disabled={isHeld}
      onFocus={({ target }) => {
        last = target
      }}
      onBlur={() => {
        last = undefined
      }}
    >
      {children}
    </fieldset>
  )
}
