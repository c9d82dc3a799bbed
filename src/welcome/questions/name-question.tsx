import type { QuestionProps } from '../question-props.ts'
import { useDraftAnswer } from '../use-draft-answer.ts'
import { AnswerForm, wrongId } from './answer-form.tsx'

/** The name of the company. */
export function NameQuestion({ onDone, ...asked }: QuestionProps) {
  const { value, change, settle } = useDraftAnswer('name', '', asked)
  return (
    <AnswerForm question="name" state={asked.state} settle={settle} onDone={onDone}>
      {(isWrong) => (
        <input
          className="large-field"
          type="text"
          name="name"
          autoComplete="organization"
          enterKeyHint="next"
          aria-labelledby="ask"
          aria-describedby={isWrong ? wrongId : 'help'}
          aria-invalid={isWrong || undefined}
          data-first
          // biome-ignore lint/a11y/noAutofocus: the page is this one question.
          autoFocus
          value={value}
          onChange={({ target }) => change(target.value)}
        />
      )}
    </AnswerForm>
  )
}
