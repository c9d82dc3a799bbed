import { useEffect, useId, useRef, useState } from 'react'
import { placeholder } from '../../../schema/placeholder.ts'
import { Button } from '../button.tsx'
import { FormatBar } from '../formatting/format-bar.tsx'
import type { LinkedPage } from '../formatting/link-form.tsx'
import { useFormatting } from '../formatting/use-formatting.ts'
import { pathKey } from '../paths/paths.ts'
import { FixButton } from '../problems/problems-list.tsx'
import type { EditedProblem, EditsAnswer, Path, SentEdit } from '../protocol/protocol.ts'
import { useDraft } from '../state/use-draft.ts'
import { useWords } from '../words/use-words.ts'
import { focusField } from './typed-ahead.ts'
import { isTyping } from './typing.ts'

/** The problems of a text that was added and not written yet: they are shown once the field was left. */
const unwritten: ReadonlySet<string> = new Set(['value-unfinished', 'text-placeholder'])

/** A pause in typing after which a text is saved, in milliseconds. */
const pauseMs = 200

interface TextFieldProps {
  readonly label: string
  /** Where its text stands. */
  readonly place: Path
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
  /** What a formatted text may link to; left out where the text is plain. */
  readonly linked?: readonly LinkedPage[] | undefined
  /** Whether it is a number, for which phones show digits. */
  readonly isNumber?: boolean
  readonly children?: React.ReactNode
  /** Saves a text in the place of another one. */
  save(was: string | undefined, text: string): Promise<EditsAnswer>
  onType(text: string): void
  /** Begins the next entry, where the field is one of a row: Enter breaks no line there. */
  readonly onEnter?: (() => void) | undefined
  /** Makes the edit that fixes a problem. */
  onFix(edit: SentEdit): void
}

/** A text of the file as it is shown. */
function shownText(value: string | null | undefined): string {
  return value === undefined || value === null || value === placeholder ? '' : value
}

/** A text in one language. It is saved when typing pauses, and when the field is left; Escape brings back what was in the file. */
export function TextField({ label, lang, value, caret, selected = 0, ...props }: TextFieldProps) {
  const { linked, place, problems, isNumber, children, save, onType, onEnter, onFix } = props
  const { words } = useWords()
  const id = useId()
  const field = useRef<HTMLTextAreaElement>(null)
  const draft = useDraft({
    value,
    place,
    pauseMs,
    isSame: (a, b) => shownText(a) === shownText(b),
    save: (was, next) => save(was, next ?? ''),
    type: (next, isWhole) => type(next, isWhole),
  })
  const text = shownText(draft.shown)
  const [isLeft, setLeft] = useState(false)
  const told = problems.filter(({ code }) => isLeft || text !== '' || !unwritten.has(code))
  const formatting = useFormatting(linked !== undefined)
  const { answer = { version: '' } } = draft
  const refusal = 'refused' in answer && (words.refused[answer.refused] ?? answer.refused)
  const conflict = 'conflicts' in answer ? String(answer.conflicts[0]?.now ?? '') : undefined

  useEffect(() => {
    const element = field.current
    if (!element || caret === undefined || isTyping()) return
    focusField(element, () => element.setSelectionRange(caret, caret + selected))
  }, [caret, selected])

  function type(next: string, isWhole = true): void {
    draft.change(next, isWhole)
    onType(next)
  }

  return (
    <div className="field" data-invalid={told.length > 0 || undefined}>
      <label htmlFor={id}>{label}</label>
      {linked && <FormatBar field={field} pages={linked} {...formatting.bar} />}
      <textarea
        ref={field}
        id={id}
        lang={lang}
        dir="auto"
        data-at={pathKey(place)}
        rows={1}
        inputMode={isNumber ? 'decimal' : undefined}
        value={text}
        spellCheck
        aria-describedby={`${id}problems`}
        aria-invalid={told.length > 0 || undefined}
        onChange={(event) => type(event.target.value)}
        onBlur={() => setLeft(true)}
        onPaste={formatting.paste}
        onKeyDown={(event) => {
          if (formatting.pressKey(event)) return
          if (onEnter && isPlainEnter(event.nativeEvent)) {
            event.preventDefault()
            onEnter()
          }
          const seen = shownText(draft.seen())
          if (event.key !== 'Escape' || text === seen) return
          event.stopPropagation()
          type(seen)
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
          <Button
            label={words.keepTheirs}
            onClick={() => {
              draft.settle(conflict, conflict)
              onType(conflict)
            }}
          />
          <Button label={words.takeMine} onClick={() => draft.settle(conflict, text)} />
        </div>
      )}
      <ul id={`${id}problems`} className="field-problems">
        {told.map((problem) => (
          <li key={problem.message}>
            {problem.message} <FixButton problem={problem} onFix={onFix} />
          </li>
        ))}
        {refusal && <li>{refusal}</li>}
      </ul>
      {children}
    </div>
  )
}

/** Whether Enter is pressed by itself, and not to end a composition. */
function isPlainEnter({ key, isComposing, ctrlKey, metaKey, shiftKey, altKey }: KeyboardEvent): boolean {
  return key === 'Enter' && !isComposing && !ctrlKey && !metaKey && !shiftKey && !altKey
}
