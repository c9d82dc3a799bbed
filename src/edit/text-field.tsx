import { useEffect, useEffectEvent, useId, useRef, useState } from 'react'
import { placeholder } from './paths.ts'
import { MendButton } from './problems-list.tsx'
import type { EditedProblem, EditsAnswer, SentEdit } from './protocol.ts'
import { useWords } from './words/use-words.ts'

/** A pause in typing after which a text is saved, in milliseconds. */
const pauseMs = 200

interface TextFieldProps {
  readonly label: string
  /** The BCP 47 tag of its language. */
  readonly lang: string | undefined
  /** The text in the file; undefined where there is none. */
  readonly value: string | undefined
  /** Where the caret goes when the field opens; undefined where it does not take the focus. */
  readonly caret: number | undefined
  /** How many characters behind the caret are selected. */
  readonly selected?: number | undefined
  /** What the check says of the text. */
  readonly problems: readonly EditedProblem[]
  readonly children?: React.ReactNode
  /** Saves a text in the place of another one. */
  save(was: string | undefined, text: string): Promise<EditsAnswer>
  onType(text: string): void
  /** Makes the edit that mends a problem. */
  onMend(edit: SentEdit): void
}

/** A text of the file as it is shown. */
function shownOf(value: string | undefined): string {
  return value === undefined || value === placeholder ? '' : value
}

/** A text in one language. It is saved when typing pauses, and when the field is left; Escape brings back what was in the file. */
export function TextField({ label, lang, value, caret, selected = 0, ...props }: TextFieldProps) {
  const { problems, children, save, onType, onMend } = props
  const { words } = useWords()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const [text, setText] = useState(shownOf(value))
  const [conflict, setConflict] = useState<string>()
  const [refusal, setRefusal] = useState('')
  /** What the person has seen in the file. */
  const seen = useRef(value)
  const pause = useRef<number>(undefined)
  /** The text that is being saved. */
  const sent = useRef<string>(undefined)
  /** The save that is under way: the next one begins with what it has written. */
  const saving = useRef<Promise<void>>(Promise.resolve())

  // Another program has changed a text on which nobody is working here. What is being saved comes back too, perhaps after more was typed.
  useEffect(() => {
    if (value !== undefined && value === sent.current) {
      seen.current = value
      return
    }
    if (shownOf(seen.current) !== field.current?.value) return
    setText(shownOf(value))
    seen.current = value
  }, [value])

  useEffect(() => {
    const element = field.current
    if (!element || caret === undefined) return
    element.focus()
    element.setSelectionRange(caret, caret + selected)
  }, [caret, selected])

  const commit = useEffectEvent((next: string) => {
    window.clearTimeout(pause.current)
    saving.current = saving.current.then(async () => {
      if (next === shownOf(seen.current)) return
      sent.current = next
      const answer = await save(seen.current, next)
      sent.current = undefined
      if ('version' in answer) seen.current = next
      setConflict('conflicts' in answer ? String(answer.conflicts[0]?.now ?? '') : undefined)
      setRefusal('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    })
  })

  // What was typed last is saved when the card closes.
  useEffect(() => {
    const element = field.current
    return () => commit(element?.value ?? '')
  }, [])

  function type(next: string): void {
    setText(next)
    onType(next)
    window.clearTimeout(pause.current)
    pause.current = window.setTimeout(() => commit(next), pauseMs)
  }

  return (
    <div className="field" data-invalid={problems.length > 0 || undefined}>
      <label htmlFor={id}>{label}</label>
      <textarea
        ref={field}
        id={id}
        lang={lang}
        dir="auto"
        rows={1}
        value={text}
        spellCheck
        aria-describedby={`${id}problems`}
        aria-invalid={problems.length > 0 || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => commit(text)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape' || text === shownOf(seen.current)) return
          event.stopPropagation()
          type(shownOf(seen.current))
        }}
      />
      {conflict !== undefined && (
        <div className="conflict" role="alert">
          <p>{words.conflict}</p>
          <dl>
            <dt>{words.theirs}</dt>
            <dd lang={lang}>{conflict}</dd>
            <dt>{words.yours}</dt>
            <dd lang={lang}>{text}</dd>
          </dl>
          <button
            type="button"
            onClick={() => {
              seen.current = conflict
              setConflict(undefined)
              type(conflict)
            }}
          >
            {words.keepTheirs}
          </button>
          <button
            type="button"
            onClick={() => {
              seen.current = conflict
              commit(text)
            }}
          >
            {words.takeMine}
          </button>
        </div>
      )}
      <ul id={`${id}problems`} className="field-problems">
        {problems.map((problem) => (
          <li key={problem.message}>
            {problem.message} <MendButton problem={problem} onMend={onMend} />
          </li>
        ))}
        {refusal && <li>{refusal}</li>}
      </ul>
      {children}
    </div>
  )
}
