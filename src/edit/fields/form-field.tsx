import { valueAt } from '../../../schema/value-at.ts'
import type { Replaced } from '../card/same-elsewhere.ts'
import { isSectionLook, SectionLookField } from '../look/section-look.tsx'
import type { Picked } from '../page/picked.ts'
import { isWithin, pathKey } from '../paths/paths.ts'
import { nameInWords } from '../paths/value-words.ts'
import type { FormPart } from '../protocol/forms.ts'
import type { EditsAnswer, SentEdit } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { FieldProblems, OptionsField, SelectField, SwitchField } from './choice-fields.tsx'
import { IconChoice } from './icon-choice.tsx'
import { MomentField } from './moment-field.tsx'
import { TextField } from './text-field.tsx'

interface FormFieldProps {
  readonly part: FormPart
  readonly label: string
  /** The keys of its mapping, in the order of the schema. */
  readonly order: readonly string[]
  /** Where the focus goes in the field; undefined where the field does not take it. */
  readonly taken: Picked | undefined
  /** Begins the next entry, where the value belongs to an entry of a list. */
  readonly onEnter?: (() => void) | undefined
  /** Called after a save with the old and the new value. */
  onReplaced(replaced: Replaced): void
}

/** A value that is no text, drawn as what it is: a number, a choice, a switch, or a line that visitors do not read as it is. */
export function FormField({ part, label, order, taken, onEnter, onReplaced }: FormFieldProps) {
  const { state, language, edit } = useOpenFile()
  const { words } = useWords()
  const { path, as, options = [] } = part
  const value = valueAt(state.value, path)
  const line = value === undefined || value === null ? undefined : String(value)
  const problems = state.problems.filter((problem) => isWithin(problem.path, path))
  const save = (was: unknown, next: unknown) =>
    edit({ edits: [{ do: 'set', path, was: was ?? null, value: next, order }], group: pathKey(path) })

  async function saveLine(was: string | undefined, now: string): Promise<EditsAnswer> {
    const answer = await save(was, now)
    if ('version' in answer) onReplaced({ path, was: was ?? '', now })
    return answer
  }

  async function saveNumber(was: string | undefined, text: string): Promise<EditsAnswer> {
    const number = Number(text.trim().replace(',', '.'))
    if (text.trim() === '' || Number.isNaN(number)) return { refused: 'no-number' }
    return save(was === undefined ? null : Number(was), number)
  }

  const own = { label, problems, isTaken: taken !== undefined }
  const choice = {
    ...own,
    options,
    nameOption: (name: string) =>
      part.texts?.[name] ?? nameInWords(state, name, { names: part.names, language, words }),
  }
  if (part.input)
    return <MomentField {...own} input={part.input} value={line} save={(next) => save(line ?? null, next)} />
  switch (as) {
    case 'line':
    case 'number':
      return (
        <TextField
          label={label}
          problems={problems}
          onEnter={onEnter}
          place={path}
          lang={undefined}
          value={line}
          caret={taken?.offset}
          selected={taken?.length}
          onType={() => {}}
          onFix={(fix) => void edit({ edits: [fix] })}
          isNumber={as === 'number'}
          save={as === 'line' ? saveLine : saveNumber}
        />
      )
    case 'icon':
      return <IconChoice label={label} value={line} said={<FieldProblems problems={problems} />} onSave={save} />
    case 'switch':
      return <SwitchField {...{ ...own, value, save }} />
    case 'choices':
      return (
        <OptionsField
          {...choice}
          value={Array.isArray(value) ? value.map(String) : []}
          save={(was, next) => edit({ edits: [toggled(path, was, next)], group: pathKey(path) })}
        />
      )
    default:
      if (isSectionLook(path))
        return (
          <SectionLookField
            {...{ path, ...choice }}
            onChoose={(look) =>
              void (look === null ? edit({ edits: [{ do: 'remove', path, was: value }] }) : save(value, look))
            }
          />
        )
      return <SelectField {...{ ...choice, value, save }} />
  }
}

/** The edit that adds one option to a list or removes one, whichever makes the list equal to another. */
function toggled(path: FormPart['path'], was: readonly string[], next: readonly string[]): SentEdit {
  const at = next.findIndex((name) => !was.includes(name))
  if (at !== -1) return { do: 'insert', path: [...path, at], value: next[at] }
  const gone = was.findIndex((name) => !next.includes(name))
  return { do: 'remove', path: [...path, gone], was: was[gone] }
}
