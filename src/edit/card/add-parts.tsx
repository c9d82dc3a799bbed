import { Fragment, type ReactNode } from 'react'
import { Button } from '../button.tsx'
import { choiceInWords } from '../fields/choice-words.ts'
import { Icon } from '../icon.tsx'
import { pathKey } from '../paths/paths.ts'
import type { EditedForm, FormPart } from '../protocol/forms.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { readHelp } from './read-help.ts'

/** Something else that may be added, by its key, which has a button of its own. */
export interface OtherPart {
  readonly key: string
  readonly drawn: ReactNode
}

interface AddPartsProps {
  readonly parts: readonly FormPart[]
  /** The keys of the mapping, in the order of the schema. */
  readonly order: readonly string[]
  /** Whether the form is written in one piece: then a row of small buttons follows it. */
  readonly isWhole: boolean
  readonly others: readonly OtherPart[]
  partName(part: FormPart): string
  onAdd(part: FormPart): void
}

/** What may be added to a mapping. */
export function AddParts({ parts, order, isWhole, others, partName, onAdd }: AddPartsProps) {
  const { language } = useOpenFile()
  const { words } = useWords()
  if (isWhole) {
    const offered = [
      ...parts.map((part) => ({
        key: String(part.path.at(-1)),
        drawn: (
          <button type="button" title={readHelp(part.path, language)[0]} onClick={() => onAdd(part)}>
            <Icon name="plus" /> {partName(part)}
          </button>
        ),
      })),
      ...others,
    ].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key))
    return offered.length === 0 ? null : (
      <div className="add-parts">
        {offered.map(({ key, drawn }) => (
          <Fragment key={key}>{drawn}</Fragment>
        ))}
      </div>
    )
  }
  return (
    <>
      {parts.length > 0 && (
        <details className="place-more">
          <summary>{words.form.add}</summary>
          {parts.map((part) => (
            <button key={pathKey(part.path)} type="button" className="place-open" onClick={() => onAdd(part)}>
              <strong>{partName(part)}</strong> <span className="field-note">{readHelp(part.path, language)[0]}</span>
            </button>
          ))}
        </details>
      )}
      {others.map(({ key, drawn }) => (
        <Fragment key={key}>{drawn}</Fragment>
      ))}
    </>
  )
}

interface AddEntryProps {
  readonly entries: EditedForm['entries']
  onInsert(value: unknown): void
}

/** Buttons for a new entry of a list, one for each kind that it may be of. */
export function AddEntry({ entries, onInsert }: AddEntryProps) {
  const { language } = useOpenFile()
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
