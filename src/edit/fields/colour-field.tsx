import { useId } from 'react'
import type { EditsAnswer } from '../protocol/protocol.ts'
import { pauseMs, useDraft } from '../state/use-draft.ts'
import { useWords } from '../words/use-words.ts'
import { rateReadability } from './contrast.ts'

const colour = /^#[0-9a-f]{6}$/i

interface ColourFieldProps {
  /** What the command palette goes to it by. */
  readonly name: string
  readonly label: string
  readonly help: string
  /** The colour in the file, as #rrggbb. */
  readonly value: string
  onSave(was: string, value: string): Promise<EditsAnswer>
}

/** A colour, chosen from a palette or typed as a code; with what it is good for in words. */
export function ColourField({ name, label, help, value, onSave }: ColourFieldProps) {
  const { words } = useWords()
  const id = useId()
  const { shown, change } = useDraft({ value, pauseMs, save: onSave })
  const isColour = colour.test(shown)
  // What is no code yet is shown only.
  const choose = (next: string) => change(next, colour.test(next))

  return (
    <fieldset className="colour" data-part={name}>
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
      <p role="status" className="readability" data-readability={isColour ? rateReadability(shown) : 'pale'}>
        {isColour ? words.look[rateReadability(shown)] : words.look.wrong}
      </p>
    </fieldset>
  )
}
