import { useEffect, useId, useRef, useState } from 'react'
import { readabilityOf } from './contrast.ts'
import type { EditsAnswer } from './protocol.ts'
import { useInTurn } from './use-in-turn.ts'
import { useWords } from './words/use-words.ts'

/** A pause after which a colour is saved: the field tells of each one that the pointer passes. */
const pauseMs = 300

const colour = /^#[0-9a-f]{6}$/i

interface ColourFieldProps {
  readonly label: string
  readonly help: string
  /** The colour in the file, as #rrggbb. */
  readonly value: string
  onSave(was: string, value: string): Promise<EditsAnswer>
}

/** A colour, chosen from a palette or typed as a code; with what it is good for in words. */
export function ColourField({ label, help, value, onSave }: ColourFieldProps) {
  const { words } = useWords()
  const id = useId()
  const [own, setOwn] = useState<string>()
  const pause = useRef<number>(undefined)
  const saveInTurn = useInTurn(value, onSave)
  const shown = own ?? value
  const isColour = colour.test(shown)

  useEffect(() => () => window.clearTimeout(pause.current), [])

  function choose(next: string): void {
    setOwn(next)
    window.clearTimeout(pause.current)
    if (!colour.test(next)) return
    const save = async () => {
      await saveInTurn(next)
      setOwn((now) => (now === next ? undefined : now))
    }
    pause.current = window.setTimeout(() => void save(), pauseMs)
  }

  return (
    <fieldset className="colour">
      <legend>{label}</legend>
      <p className="field-note">{help}</p>
      <div className="row">
        <input
          type="color"
          aria-label={label}
          value={isColour ? shown.toLowerCase() : value}
          onChange={(event) => choose(event.target.value)}
        />
        <label className="visually-hidden" htmlFor={id}>
          {`${label}: ${words.look.code}`}
        </label>
        <input
          id={id}
          value={shown}
          title={words.look.code}
          spellCheck={false}
          maxLength={7}
          aria-invalid={!isColour || undefined}
          onChange={(event) => choose(event.target.value.trim())}
        />
      </div>
      <p role="status" className="readability" data-readability={isColour ? readabilityOf(shown) : 'pale'}>
        {isColour ? words.look[readabilityOf(shown)] : words.look.wrong}
      </p>
    </fieldset>
  )
}
