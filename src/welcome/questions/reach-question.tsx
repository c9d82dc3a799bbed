import type { HTMLInputAutoCompleteAttribute } from 'react'
import type { QuestionProps } from '../question-props.ts'
import { useDraftAnswer } from '../use-draft-answer.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'
import { AnswerForm, wrongId } from './answer-form.tsx'

const fields = [
  { name: 'town', type: 'text', autoComplete: 'address-level2' },
  { name: 'phone', type: 'tel', autoComplete: 'tel' },
  { name: 'email', type: 'email', autoComplete: 'email' },
] as const satisfies readonly { name: string; type: string; autoComplete: HTMLInputAutoCompleteAttribute }[]

const wrongField = { 'phone-wrong': 'phone', 'email-wrong': 'email' } as const

/** How the company is reached. All of it may wait. */
export function ReachQuestion({ onDone, ...asked }: QuestionProps) {
  const words = useWelcomeWords()
  const { value, change, settle } = useDraftAnswer('reach', { town: '', phone: '', email: '' }, asked)
  const isEmpty = Object.values(value).every((text) => text.trim() === '')
  const wrong = asked.state.wrong.reach
  const wrongName = wrong && wrong in wrongField ? wrongField[wrong as keyof typeof wrongField] : undefined
  return (
    <AnswerForm
      question="reach"
      state={asked.state}
      goOn={isEmpty ? words.skip : words.next}
      settle={settle}
      onDone={onDone}
    >
      {(isTold) => (
        <div className="fields">
          {fields.map(({ name, ...input }, index) => (
            <label key={name} className="field">
              <span>{words[name]}</span>
              <span className="with-prefix">
                {name === 'phone' && asked.state.prefix && <span className="prefix">{asked.state.prefix}</span>}
                <input
                  {...input}
                  name={name}
                  placeholder={words.mayBeEmpty}
                  aria-invalid={(isTold && name === wrongName) || undefined}
                  aria-describedby={isTold && name === wrongName ? wrongId : undefined}
                  data-first={(wrongName ? name === wrongName : index === 0) || undefined}
                  value={value[name]}
                  onChange={({ target }) => change({ ...value, [name]: target.value })}
                />
              </span>
            </label>
          ))}
        </div>
      )}
    </AnswerForm>
  )
}
