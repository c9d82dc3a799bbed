import { useEffect, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import type { Path } from '../protocol/protocol.ts'
import type { EarlierText } from '../protocol/publishing.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useDates } from '../state/use-dates.ts'
import { useWords } from '../words/use-words.ts'

interface EarlierTextsProps {
  readonly path: Path
}

/** What stood in the place of a text before, to be brought back. It is asked for when somebody opens it. */
export function EarlierTexts({ path }: EarlierTextsProps) {
  const { state, language, edit } = useOpenFile()
  const { words, fill } = useWords()
  const told = useDates(language)
  const [isOpen, setIsOpen] = useState(false)
  const [texts, setTexts] = useState<readonly EarlierText[]>()
  if (state.unpublished === undefined) return null

  return (
    <details className="earlier" onToggle={(event) => setIsOpen(event.currentTarget.open)}>
      <summary>{words.publish.earlier}</summary>
      {isOpen && <Loader key={state.version} path={path} onLoad={setTexts} />}
      {texts?.length === 0 && <p>{words.publish.noEarlier}</p>}
      <ul>
        {texts?.map(({ locale, text, time, author }) => {
          const spoken = state.locales.find(({ key }) => key === locale)
          const at = locale === undefined ? path : [...path, locale]
          const was = valueAt(state.value, at) ?? null
          return (
            <li key={`${locale} ${text}`}>
              <p className="field-note">{[spoken?.name, told({ time, author })].filter(Boolean).join(' · ')}</p>
              <p lang={spoken?.tag} dir="auto">
                {text}
              </p>
              <Button
                label={words.publish.restore}
                aria-label={fill(words.publish.restoreOf, { text })}
                onClick={() => void edit({ edits: [{ do: 'set', path: at, was, value: text }] })}
              />
            </li>
          )
        })}
      </ul>
    </details>
  )
}

interface LoaderProps {
  readonly path: Path
  onLoad(texts: readonly EarlierText[]): void
}

/** Asks for the texts once. */
function Loader({ path, onLoad }: LoaderProps) {
  const { client } = useOpenFile()
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is made anew for each version of the file
  useEffect(() => {
    let isCurrent = true
    client.ask('GET earlier', { query: { path: JSON.stringify(path) } }).then(
      (texts) => isCurrent && onLoad(texts),
      () => {},
    )
    return () => {
      isCurrent = false
    }
  }, [])
  return null
}
