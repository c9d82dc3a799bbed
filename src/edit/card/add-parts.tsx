import { Button } from '../button.tsx'
import { choiceInWords } from '../fields/choice-words.ts'
import { Icon } from '../icon.tsx'
import { pathKey } from '../paths/paths.ts'
import type { EditedForm, FormPart } from '../protocol/forms.ts'
import { useWords } from '../words/use-words.ts'
import { readHelp } from './read-help.ts'

interface AddPartsProps {
  readonly parts: readonly FormPart[]
  readonly language: string
  /** Whether the form is written in one piece: then a row of small buttons follows it. */
  readonly isWhole: boolean
  partName(part: FormPart): string
  onAdd(part: FormPart): void
}

/** What may be added to a mapping. */
export function AddParts({ parts, language, isWhole, partName, onAdd }: AddPartsProps) {
  const { words } = useWords()
  if (parts.length === 0) return null
  if (isWhole)
    return (
      <p className="add-parts">
        {parts.map((part) => (
          <button
            key={pathKey(part.path)}
            type="button"
            title={readHelp(part, language)[0]}
            onClick={() => onAdd(part)}
          >
            <Icon name="plus" /> {partName(part)}
          </button>
        ))}
      </p>
    )
  return (
    <details className="place-more">
      <summary>{words.form.add}</summary>
      {parts.map((part) => (
        <button key={pathKey(part.path)} type="button" className="place-open" onClick={() => onAdd(part)}>
          <strong>{partName(part)}</strong> <span className="field-note">{readHelp(part, language)[0]}</span>
        </button>
      ))}
    </details>
  )
}

interface AddEntryProps {
  readonly entries: EditedForm['entries']
  readonly language: string
  onInsert(value: unknown): void
}

/** Buttons for a new entry of a list, one for each kind that it may be of. */
export function AddEntry({ entries, language, onInsert }: AddEntryProps) {
  const { words, fill } = useWords()
  return (
    <p className="row">
      {entries.map(({ kind, value }) => (
        <Button
          label={fill(words.form.addKind, { kind: kind ? choiceInWords(kind, language) : words.form.entry })}
          key={kind ?? ''}
          onClick={() => onInsert(value)}
        />
      ))}
    </p>
  )
}
