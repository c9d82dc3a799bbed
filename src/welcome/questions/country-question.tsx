import { useState } from 'react'
import type { QuestionProps } from '../question-props.ts'
import { useDraftAnswer } from '../use-draft-answer.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'
import { AnswerForm } from './answer-form.tsx'
import { ChoiceList } from './choice-list.tsx'

/** The country. That of the browser's language is chosen already. */
export function CountryQuestion({ onDone, ...asked }: QuestionProps) {
  const words = useWelcomeWords()
  const { countries } = asked.state
  const { value, change, settle } = useDraftAnswer('country', guessCountry(countries), asked)
  const [first] = useState(value)
  async function choose(code: string, isDecided: boolean): Promise<void> {
    change(code)
    if (isDecided && (await settle(code))) onDone()
  }
  const ordered = [...countries].sort((a, b) => Number(b.code === first) - Number(a.code === first))
  return (
    <AnswerForm question="country" state={asked.state} settle={settle} onDone={onDone}>
      {() => (
        <ChoiceList
          kind="radio"
          label={words.country}
          choices={ordered.map(({ code, name, flag }) => ({ value: code, name, flag }))}
          chosen={[value]}
          onChoose={(code, isDecided) => void choose(code, isDecided)}
        />
      )}
    </AnswerForm>
  )
}

/** The country that one of the browser's languages names; none where no one does. */
function guessCountry(countries: readonly { readonly code: string }[]): string {
  const regions = navigator.languages.map((tag) => new Intl.Locale(tag).region)
  return regions.find((region) => countries.some(({ code }) => code === region)) ?? ''
}
