import { useId } from 'react'
import { valueAt } from '../../schema/value-at.ts'
import type { EditorClient } from './editor-client.ts'
import { IconChoice } from './icon-choice.tsx'
import type { Picked } from './page-frame.tsx'
import { isWithin, pathKey } from './paths.ts'
import type { EditState, EditsAnswer, EditsRequest, SentEdit } from './protocol.ts'
import type { FormPart } from './protocol-forms.ts'
import type { Replaced } from './same-elsewhere.ts'
import { TextField } from './text-field.tsx'
import { useDraft } from './use-draft.ts'
import { nameInWords } from './value-words.ts'
import { useWords } from './words/use-words.ts'

interface FormFieldProps {
  readonly state: EditState
  readonly client: EditorClient
  readonly part: FormPart
  readonly label: string
  /** The keys of its mapping, in the order of the schema. */
  readonly order: readonly string[]
  readonly language: string
  /** That it takes the focus, and where in it; undefined where it does not. */
  readonly taken: Picked | undefined
  edit(request: EditsRequest): Promise<EditsAnswer>
  /** Told what was saved in the place of what. */
  onReplaced(replaced: Replaced): void
}

/** A value that is no text: a number, a choice, a switch, or a line that visitors do not read as it is. */
export function FormField({ state, client, part, label, order, language, taken, edit, onReplaced }: FormFieldProps) {
  const { words } = useWords()
  const id = useId()
  const { path, as, options = [] } = part
  const written = valueAt(state.value, path)
  const problems = state.problems.filter((problem) => isWithin(problem.path, path))
  const save = (next: unknown, was: unknown) =>
    edit({ edits: [{ do: 'set', path, was: was ?? null, value: next, order }], group: pathKey(path) })
  const { shown: value, change } = useDraft({
    value: written,
    save: (was, next) =>
      as === 'choices' ? edit({ edits: [toggled(part, listOf(was), listOf(next))] }) : save(next, was),
  })
  const mend = (change: SentEdit) => void edit({ edits: [change] })
  const optionName = (name: string) =>
    part.texts?.[name] ?? nameInWords(state, name, { names: part.names, language, words })

  if (as === 'line' || as === 'number') {
    return (
      <TextField
        {...{ label, problems }}
        lang={undefined}
        value={written === undefined || written === null ? undefined : String(written)}
        caret={taken?.offset}
        selected={taken?.length}
        onType={() => {}}
        onMend={mend}
        save={async (was, text) => {
          if (as === 'line') {
            const answer = await save(text, was)
            if ('version' in answer) onReplaced({ path, was: was ?? '', now: text })
            return answer
          }
          const number = Number(text.trim().replace(',', '.'))
          return text.trim() === '' || Number.isNaN(number)
            ? { refused: 'no-number' }
            : save(number, was === undefined ? null : Number(was))
        }}
      />
    )
  }
  const said = problems.length > 0 && (
    <ul className="field-problems" id={`${id}problems`}>
      {problems.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  )
  if (as === 'icon') {
    const icon = written === undefined ? undefined : String(written)
    return <IconChoice {...{ client, label, said }} value={icon} onSave={(was, next) => save(next, was)} />
  }
  if (as === 'switch') {
    return (
      <p className="field">
        <label className="choice">
          <input
            type="checkbox"
            ref={taken && focus}
            checked={value === true}
            aria-describedby={problems.length > 0 ? `${id}problems` : undefined}
            onChange={({ target }) => change(target.checked)}
          />
          {label}
        </label>
        {said}
      </p>
    )
  }
  if (as === 'choices') {
    const now = listOf(value)
    return (
      <fieldset className="field choices">
        <legend>{label}</legend>
        {options.map((name) => (
          <label key={name} className="choice">
            <input
              type="checkbox"
              checked={now.includes(name)}
              disabled={now.length === 1 && now[0] === name}
              onChange={() => change(withToggled(now, name, options))}
            />
            {optionName(name)}
          </label>
        ))}
        {said}
      </fieldset>
    )
  }
  const isKnown = typeof value === 'string' && options.includes(value)
  return (
    <div className="field">
      <label htmlFor={id}>{label}</label>
      <select
        id={id}
        ref={taken && focus}
        value={isKnown ? value : ''}
        aria-describedby={problems.length > 0 ? `${id}problems` : undefined}
        onChange={({ target }) => change(target.value)}
      >
        {!isKnown && <option value="">{value ? String(value) : words.form.choose}</option>}
        {options.map((name) => (
          <option key={name} value={name}>
            {optionName(name)}
          </option>
        ))}
      </select>
      {said}
    </div>
  )
}

function listOf(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.map(String) : []
}

/** Puts a choice into a list, in the order of all choices, or takes it out. */
function withToggled(chosen: readonly string[], name: string, options: readonly string[]): readonly string[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name)
  const behind = chosen.findIndex((other) => options.indexOf(other) > options.indexOf(name))
  return chosen.toSpliced(behind === -1 ? chosen.length : behind, 0, name)
}

/** The edit that puts the one choice into a list which another has more, or takes it out. */
function toggled({ path }: FormPart, was: readonly string[], next: readonly string[]): SentEdit {
  const at = next.findIndex((name) => !was.includes(name))
  if (at !== -1) return { do: 'insert', path: [...path, at], value: next[at] }
  const gone = was.findIndex((name) => !next.includes(name))
  return { do: 'remove', path: [...path, gone], was: was[gone] }
}

function focus(element: HTMLElement | null): void {
  element?.focus()
}
