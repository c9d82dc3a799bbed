import { type KeyboardEvent, useEffect } from 'react'
import { useWords } from '../words/use-words.ts'
import { endWait, giveFocusBack, giveUpWait, releaseKeys, typedAheadId } from './typed-ahead.ts'
import { endTyping } from './typing.ts'

/**
 * The field that takes the keys while another one is on its way. It shows itself where that takes long.
 *
 * @param isHeld whether a change is on its way, and the card cannot have the focus
 */
export function KeyCatcher({ isHeld }: { readonly isHeld: boolean }) {
  const { words } = useWords()

  useEffect(() => {
    if (isHeld) return
    giveFocusBack()
    // What was waited for has not come: nobody may be left in a field that leads nowhere.
    const timer = window.setTimeout(giveUpWait, longestWaitMs)
    return () => window.clearTimeout(timer)
  }, [isHeld])

  return (
    <textarea
      id={typedAheadId}
      hidden
      className="key-catcher"
      tabIndex={-1}
      rows={1}
      aria-label={words.typedAhead}
      placeholder={words.typedAhead}
      onInput={endTyping}
      onBlur={({ relatedTarget }) => relatedTarget && endWait()}
      onKeyDown={pressKey}
    />
  )
}

/** How long a field may take to come once its place is in the file, on the slowest of machines; Escape ends the wait before. */
const longestWaitMs = 15_000

function pressKey(event: KeyboardEvent<HTMLTextAreaElement>): void {
  const { key, currentTarget: field } = event
  // No other key of the editor is meant while something is written.
  event.stopPropagation()
  if (key === 'Escape') releaseKeys()
  if (key !== 'Tab') return
  event.preventDefault()
  if (!event.shiftKey) field.setRangeText('\t', field.selectionStart, field.selectionEnd, 'end')
}
