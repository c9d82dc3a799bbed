import { useId } from 'react'
import type { EditedProblem, EditsAnswer } from '../protocol/protocol.ts'
import { useDraft } from '../state/use-draft.ts'
import { useWords } from '../words/use-words.ts'
import { focusField } from './typed-ahead.ts'

interface ChoiceProps<Value> {
  readonly label: string
  /** What stands in the file. */
  readonly value: Value
  readonly problems: readonly EditedProblem[]
  /** That it takes the focus. */
  readonly isTaken: boolean
  save(was: Value, next: Value): Promise<EditsAnswer>
}

interface OptionsProps<Value> extends ChoiceProps<Value> {
  readonly options: readonly string[]
  /** What an option is called. */
  nameOption(option: string): string
}

/** Yes or no. */
export function SwitchField({ label, value, problems, isTaken, save }: ChoiceProps<unknown>) {
  const id = useId()
  const { shown, change } = useDraft({ value, save })
  return (
    <p className="field">
      <label className="choice">
        <input
          type="checkbox"
          ref={isTaken ? focus : undefined}
          checked={shown === true}
          aria-describedby={problems.length > 0 ? id : undefined}
          onChange={({ target }) => change(target.checked)}
        />
        {label}
      </label>
      <FieldProblems id={id} problems={problems} />
    </p>
  )
}

/** Some of several options, in their order; one is always left. */
export function OptionsField({
  label,
  value,
  problems,
  isTaken,
  options,
  nameOption,
  save,
}: OptionsProps<readonly string[]>) {
  const id = useId()
  const { shown, change } = useDraft({ value, save })
  return (
    <fieldset className="field choices" aria-describedby={problems.length > 0 ? id : undefined}>
      <legend>{label}</legend>
      {options.map((option, index) => (
        <label key={option} className="choice">
          <input
            type="checkbox"
            ref={isTaken && index === 0 ? focus : undefined}
            checked={shown.includes(option)}
            disabled={shown.length === 1 && shown[0] === option}
            onChange={() => change(withToggled(shown, option, options))}
          />
          {nameOption(option)}
        </label>
      ))}
      <FieldProblems id={id} problems={problems} />
    </fieldset>
  )
}

/** One of several options. */
export function SelectField({ label, value, problems, isTaken, options, nameOption, save }: OptionsProps<unknown>) {
  const { words } = useWords()
  const id = useId()
  const { shown, change } = useDraft({ value, save })
  const isKnown = typeof shown === 'string' && options.includes(shown)
  return (
    <div className="field">
      <label htmlFor={`${id}field`}>{label}</label>
      <select
        id={`${id}field`}
        ref={isTaken ? focus : undefined}
        value={isKnown ? shown : ''}
        aria-describedby={problems.length > 0 ? id : undefined}
        onChange={({ target }) => change(target.value)}
      >
        {!isKnown && <option value="">{shown ? String(shown) : words.form.choose}</option>}
        {options.map((option) => (
          <option key={option} value={option}>
            {nameOption(option)}
          </option>
        ))}
      </select>
      <FieldProblems id={id} problems={problems} />
    </div>
  )
}

interface FieldProblemsProps {
  readonly id?: string
  readonly problems: readonly EditedProblem[]
}

/** What the check says of a value, below its field. */
export function FieldProblems({ id, problems }: FieldProblemsProps) {
  return problems.length > 0 ? (
    <ul className="field-problems" id={id}>
      {problems.map(({ message }) => (
        <li key={message}>{message}</li>
      ))}
    </ul>
  ) : null
}

function withToggled(chosen: readonly string[], name: string, options: readonly string[]): readonly string[] {
  if (chosen.includes(name)) return chosen.filter((other) => other !== name)
  const behind = chosen.findIndex((other) => options.indexOf(other) > options.indexOf(name))
  return chosen.toSpliced(behind === -1 ? chosen.length : behind, 0, name)
}

/** Gives a field the focus that the person has just asked for, also where it is there already. */
export function focus(element: HTMLElement | null): void {
  if (element) focusField(element)
}
