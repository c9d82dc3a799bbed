import { useId } from 'react'
import { Button } from '../button.tsx'
import type { EditsAnswer, SentEdit } from '../protocol/protocol.ts'
import { pauseMs, useDraft } from '../state/use-draft.ts'
import { useWords } from '../words/use-words.ts'

interface FocusFieldProps {
  readonly src: string
  /** The point in the file, such as "30 60"; undefined where it has none. */
  readonly value: string | undefined
  /** Makes the edit that gives the picture another point, or none. */
  onEdit(
    change: Pick<SentEdit & { do: 'set' }, 'do' | 'was' | 'value'> | { do: 'remove'; was: unknown },
  ): Promise<EditsAnswer>
}

/** A picture on which a click says what is never cut off. By keyboard, two sliders do. */
export function FocusField({ src, value, onEdit }: FocusFieldProps) {
  const { words } = useWords()
  const id = useId()
  const { shown, change } = useDraft({
    value,
    pauseMs,
    save: (was, next) =>
      onEdit(next === undefined ? { do: 'remove', was } : { do: 'set', was: was ?? null, value: next }),
  })
  const [x = 50, y = 30] = shown?.split(' ').map(Number) ?? []

  function choose(left: number, top: number): void {
    change([left, top].map((share) => Math.round(Math.min(100, Math.max(0, share)))).join(' '))
  }

  return (
    <fieldset className="focus-field">
      <legend>{words.pictures.focus}</legend>
      <p className="field-note">{words.pictures.focusHelp}</p>
      <button
        type="button"
        className="focus-picture"
        tabIndex={-1}
        aria-label={words.pictures.focus}
        onClick={({ clientX, clientY, currentTarget }) => {
          const box = currentTarget.getBoundingClientRect()
          choose(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100)
        }}
      >
        <img src={src} alt="" />
        <span
          className="focus-point"
          data-set={shown !== undefined || undefined}
          style={{ left: `${x}%`, top: `${y}%` }}
        />
      </button>
      {[
        { name: 'x', label: words.pictures.fromLeft, at: x, move: (next: number) => choose(next, y) },
        { name: 'y', label: words.pictures.fromTop, at: y, move: (next: number) => choose(x, next) },
      ].map(({ name, label, at, move }) => (
        <p key={name} className="row">
          <label htmlFor={id + name}>{label}</label>
          <input
            id={id + name}
            type="range"
            min={0}
            max={100}
            step={5}
            value={at}
            onChange={(event) => move(Number(event.target.value))}
          />
        </p>
      ))}
      {shown !== undefined && <Button label={words.pictures.noFocus} onClick={() => change(undefined)} />}
    </fieldset>
  )
}
