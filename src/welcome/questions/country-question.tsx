import { useState } from 'react'
import type { QuestionProps } from '../question-props.ts'
import { useDraftAnswer } from '../use-draft-answer.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'
import { AnswerForm } from './answer-form.tsx'
import { ChoiceList } from './choice-list.tsx'

/** The country. The one where the browser is, by its clock, is chosen already. */
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

/**
 * The country where the clock is set to the time of this place: of several that share it, and where no clock says, the one that the browser's
 * languages name.
 */
function guessCountry(countries: readonly { readonly code: string }[]): string {
  const named = navigator.languages.map((tag) => new Intl.Locale(tag).region)
  const known = named.filter((region) => countries.some(({ code }) => code === region))
  const { timeZone } = new Intl.DateTimeFormat().resolvedOptions()
  const here = countries.filter(({ code }) => timeZonesOf(code).includes(timeZone)).map(({ code }) => code)
  return known.find((region) => region && here.includes(region)) ?? here[0] ?? known[0] ?? ''
}

/** The time zones of a country; none where the browser does not know. */
function timeZonesOf(code: string): readonly string[] {
  const region = new Intl.Locale('und', { region: code }) as Intl.Locale & {
    readonly timeZones?: readonly string[]
    getTimeZones?(): readonly string[] | undefined
  }
  return region.getTimeZones?.() ?? region.timeZones ?? []
}
