import { type ClipboardEvent, type KeyboardEvent, useState } from 'react'
import { parseCopied } from '../state/trusted-html.ts'
import { useWords } from '../words/use-words.ts'
import { insertPasted } from './insert-pasted.ts'
import { readPasted } from './read-pasted.ts'
import { continueLine } from './toggle-lines.ts'
import { applyTool, readField, toolOfKeys } from './tools.ts'
import { writeInto } from './write-into.ts'

/** What the keys of a field do, and what is pasted into it, where its text is formatted. */
export function useFormatting(isFormatted: boolean) {
  const { words } = useWords()
  const [isLinking, setIsLinking] = useState(false)

  /** Whether a key has done something. */
  function pressKey(event: KeyboardEvent<HTMLTextAreaElement>): boolean {
    if (!isFormatted || event.nativeEvent.isComposing) return false
    const field = event.currentTarget
    const tool = toolOfKeys(event.nativeEvent)
    const isEnter =
      event.key === 'Enter' && ![event.ctrlKey, event.metaKey, event.shiftKey, event.altKey].includes(true)
    const next = isEnter ? continueLine(readField(field)) : undefined
    if (!tool && !next) return false
    event.preventDefault()
    event.stopPropagation()
    if (next) writeInto(field, next)
    else if (tool === 'link') setIsLinking(true)
    else if (tool) applyTool(field, tool, words.formatting.column)
    return true
  }

  /** Pastes what is formatted elsewhere. An editor of code, which colours signs, means the signs. */
  function paste(event: ClipboardEvent<HTMLTextAreaElement>): void {
    const { clipboardData: data, currentTarget: field } = event
    const html = isFormatted && !data.types.includes('vscode-editor-data') ? data.getData('text/html') : ''
    const pasted = html === '' ? undefined : readPasted(parseCopied(html))
    if (pasted === undefined) return
    event.preventDefault()
    writeInto(field, insertPasted(readField(field), pasted))
  }

  return { pressKey, paste, bar: { isLinking, onLinking: setIsLinking } }
}
