import { useDeferredValue, useEffect, useId, useMemo, useRef, useState } from 'react'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import type { Command } from './command.ts'
import { paletteItems, searchPalette } from './palette-items.ts'

interface CommandPaletteProps {
  readonly isOpen: boolean
  onClose(): void
  /** Told what was chosen. */
  onGo(goal: Command): void
}

/** Searches all that can be gone to or begun, and all texts: the way to everything for those who type, and for those who know its name only. */
export function CommandPalette({ isOpen, onClose, onGo }: CommandPaletteProps) {
  const { state, language } = useOpenFile()
  const { words, fill } = useWords()
  const [typed, setTyped] = useState('')
  const [chosen, setChosen] = useState(0)
  const dialog = useRef<HTMLDialogElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const id = useId()
  const wanted = useDeferredValue(typed)
  const named = useMemo(
    () => (isOpen ? paletteItems(state, { words, language }) : []),
    [isOpen, state, words, language],
  )
  const items = useMemo(
    () => (isOpen ? searchPalette(state, { wanted, named, words, language }) : []),
    [isOpen, state, wanted, named, words, language],
  )

  useEffect(() => {
    if (isOpen) dialog.current?.showModal()
    else dialog.current?.close()
  }, [isOpen])

  function type(text: string): void {
    setTyped(text)
    setChosen(0)
  }

  function choose(index: number): void {
    setChosen(index)
    list.current?.children[index]?.scrollIntoView({ block: 'nearest' })
  }

  function go(goal: Command | undefined): void {
    if (!goal) return
    dialog.current?.close()
    onGo(goal)
  }

  return (
    <dialog
      ref={dialog}
      className="go-to"
      aria-label={words.goTo.title}
      onClose={() => {
        type('')
        onClose()
      }}
      // The dialog itself is what is beside its content.
      onClick={(event) => event.target === dialog.current && dialog.current.close()}
      onKeyDown={(event) => {
        // Escape closes this, and not what is open behind it.
        event.stopPropagation()
        const by = { ArrowDown: 1, ArrowUp: -1 }[event.key]
        if (by && items.length > 0) choose((chosen + by + items.length) % items.length)
        if (event.key === 'Enter' && !event.nativeEvent.isComposing)
          go(searchPalette(state, { wanted: typed, named, words, language })[chosen]?.goal)
        if (event.key === 'Escape' && !event.nativeEvent.isComposing) dialog.current?.close()
        if (by || event.key === 'Enter' || event.key === 'Escape') event.preventDefault()
      }}
    >
      <div className="go-to-box">
        <input
          type="text"
          role="combobox"
          aria-expanded={items.length > 0}
          aria-controls={`${id}list`}
          aria-activedescendant={items[chosen] && `${id}${chosen}`}
          aria-label={words.goTo.title}
          placeholder={words.goTo.hint}
          value={typed}
          onChange={(event) => type(event.target.value)}
        />
        <div ref={list} id={`${id}list`} role="listbox" aria-label={words.goTo.title}>
          {items.map(({ goal, name, detail }, index) => (
            // biome-ignore lint/a11y/useKeyWithClickEvents: the field above has the keys of the whole list
            <div
              key={`${name} ${JSON.stringify(goal)}`}
              id={`${id}${index}`}
              role="option"
              aria-selected={index === chosen}
              tabIndex={-1}
              onClick={() => go(goal)}
            >
              {name}
              {detail && <span dir="auto">{detail}</span>}
            </div>
          ))}
        </div>
        <p role="status" className={items.length > 0 ? 'visually-hidden' : undefined}>
          {isOpen &&
            (items[0]
              ? `${items[0].name}: ${fill(words.position, { index: 1, count: items.length })}`
              : words.nothingFound)}
        </p>
      </div>
    </dialog>
  )
}
