import { useState } from 'react'
import { fill } from '../../edit/words/use-words.ts'
import type { QuestionProps } from '../question-props.ts'
import { useDraftAnswer } from '../use-draft-answer.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'
import { AnswerForm } from './answer-form.tsx'
import { ChoiceList } from './choice-list.tsx'

/** The languages by their own names, each once: those of the country first, all others by a search. */
export function LanguagesQuestion({ onDone, ...asked }: QuestionProps) {
  const words = useWelcomeWords()
  const { languages, suggested, untranslated } = asked.state
  const { value, change, settle } = useDraftAnswer('languages', suggested.slice(0, 1), asked)
  const [first] = useState([...value, ...suggested])
  const place = (tag: string) => (first.includes(tag) ? first.indexOf(tag) : first.length)
  const ordered = [...languages].sort((a, b) => place(a.tag) - place(b.tag))
  const toggle = (tag: string) => change(value.includes(tag) ? value.filter((one) => one !== tag) : [...value, tag])
  return (
    <AnswerForm question="languages" state={asked.state} settle={settle} onDone={onDone}>
      {() => (
        <>
          <ul className="chips" aria-live="polite">
            {value.map((tag, index) => (
              <li key={tag}>
                <span lang={tag}>{languages.find((one) => one.tag === tag)?.name ?? tag}</span>
                {index === 0 && <em>{words.mainLanguage}</em>}
              </li>
            ))}
          </ul>
          <div className="untranslated" role="status">
            {untranslated.map(({ tag, count, isFirst }) => {
              const language = languages.find((one) => one.tag === tag)?.name ?? tag
              return <p key={tag}>{fill(isFirst ? words.standIn : words.untranslated, { language, count })}</p>
            })}
          </div>
          <ChoiceList
            kind="checkbox"
            label={words.languages}
            choices={ordered.map(({ tag, name, called, flag }) => ({ value: tag, name, note: called, flag }))}
            chosen={value}
            badge={(tag) => (tag === value[0] ? words.mainLanguage : undefined)}
            onChoose={toggle}
          />
        </>
      )}
    </AnswerForm>
  )
}
