import { type SubmitEvent, useId, useMemo, useState } from 'react'
import { Button } from '../button.tsx'
import { catchKeys, releaseKeys } from '../fields/typed-ahead.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { LanguagesList } from './languages-list.tsx'
import { findLanguage, listLanguages } from './list-languages.ts'

interface LanguagesPanelProps {
  /** Told the tag of a language that was added. */
  onAdded(tag: string): void
}

/** The languages of the site, and a new one, searched among all that have a name. */
export function LanguagesPanel({ onAdded }: LanguagesPanelProps) {
  const { state, language, add } = useOpenFile()
  const { words } = useWords()
  const [told, setTold] = useState('')
  const id = useId()
  const known = useMemo(() => listLanguages(language), [language])
  const offered = known.filter(([tag]) => !state.locales.some(({ key }) => key === tag))

  async function addLanguage(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const tag = findLanguage(String(new FormData(event.currentTarget).get('name')), offered)
    if (tag === undefined) return setTold(words.refused['tag-wrong'] ?? '')
    catchKeys()
    const answer = await add({ what: 'language', tag })
    setTold('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    if ('version' in answer) onAdded(tag)
    else releaseKeys()
  }

  return (
    <div className="languages">
      <LanguagesList />
      <form onSubmit={(event) => void addLanguage(event)}>
        <label htmlFor={`${id}tag`}>{words.parts.newLanguage}</label>
        <input id={`${id}tag`} name="name" list={`${id}tags`} required autoComplete="off" />
        <datalist id={`${id}tags`}>
          {offered.map(([tag, name]) => (
            <option key={tag} value={name} />
          ))}
        </datalist>
        <Button label={words.parts.add} type="submit" />
        {told && <span role="alert">{told}</span>}
      </form>
    </div>
  )
}
