import { useEffect, useRef, useState } from 'react'
import { isUnwritten } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { usePathWords } from '../paths/use-path-words.ts'
import type { EditedLocale, EditState } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

/** The languages of the site: a draft is published once nothing is missing in it, and any but the main one is removed. */
export function LanguagesList() {
  const { state } = useOpenFile()
  const { words, fill } = useWords()
  const [removed, setRemoved] = useState<EditedLocale>()
  const note = useRef<HTMLParagraphElement>(null)
  // A step back brings it back.
  const gone = removed && !state.locales.some(({ key }) => key === removed.key) ? removed : undefined
  const main = state.locales.find(({ key }) => key === state.defaultLocale)

  // What was pressed is gone.
  useEffect(() => {
    if (gone) note.current?.focus()
  }, [gone])

  return (
    <>
      {state.locales.length > 1 && (
        <ul>
          {main && <li>{fill(words.parts.mainStays, { language: isolate(main.name) })}</li>}
          {state.locales
            .filter((locale) => locale !== main)
            .map((locale) => (
              <LanguageRow key={locale.key} locale={locale} onRemoved={() => setRemoved(locale)} />
            ))}
        </ul>
      )}
      <p role="status" ref={note} tabIndex={-1}>
        {gone && fill(words.parts.languageGone, { name: isolate(gone.name) })}
      </p>
    </>
  )
}

interface LanguageRowProps {
  readonly locale: EditedLocale
  onRemoved(): void
}

/** A language, and what can be done with it. Before it is removed, a question says how many texts go with it. */
function LanguageRow({ locale, onRemoved }: LanguageRowProps) {
  const { state, send, client } = useOpenFile()
  const { words, fill } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const [refusal, setRefusal] = useState('')
  const button = useRef<HTMLButtonElement>(null)
  const { key, name } = locale
  const inWords = usePathWords()

  async function remove(): Promise<void> {
    setIsAsking(false)
    const answer = await send({
      name: JSON.stringify({ remove: key }),
      ask: () => client.ask('POST remove-language', { body: { locale: key } }),
    })
    if ('refused' in answer) {
      const said = words.refused[answer.refused] ?? answer.refused
      setRefusal(answer.place ? `${said} ${words.where}: ${inWords(answer.place).join(' › ')}` : said)
    }
    if ('version' in answer) onRemoved()
    else button.current?.focus()
  }

  return (
    <li>
      <DraftNote locale={locale} />{' '}
      <button
        ref={button}
        type="button"
        aria-label={fill(words.named, { what: words.removeEntry, name })}
        onClick={() => setIsAsking(true)}
      >
        {words.removeEntry}
      </button>
      {refusal && <p role="alert">{refusal}</p>}
      {isAsking && (
        <p className="notice" role="alert">
          {fill(words.parts.languageGoes, { language: isolate(name), count: countTexts(state, key) })}{' '}
          <Button label={words.removeEntry} onClick={() => void remove()} />{' '}
          <Button
            label={words.parts.keep}
            onClick={() => {
              setIsAsking(false)
              button.current?.focus()
            }}
          />
        </p>
      )}
    </li>
  )
}

/** The name of a language; of a draft, how much is missing in it, and the button that publishes it. */
function DraftNote({ locale: { key, name } }: { readonly locale: EditedLocale }) {
  const { state, edit } = useOpenFile()
  const { words, fill } = useWords()
  if (valueAt(state.value, ['locales', key, 'draft']) !== true) return name
  const missing = state.texts.filter((text) => text.missing.includes(key)).length
  return (
    <>
      {fill(words.parts.draft, { language: isolate(name), count: missing })}{' '}
      <Button
        label={words.parts.publish}
        disabled={missing > 0}
        onClick={() => void edit({ edits: [{ do: 'remove', path: ['locales', key, 'draft'], was: true }] })}
      />
    </>
  )
}

/** A name in a sentence, whose numbers and signs keep their places where it is written from right to left. */
function isolate(name: string): string {
  return `\u2068${name}\u2069`
}

/** How many texts are written in a language. */
function countTexts({ value, texts }: EditState, locale: string): number {
  return texts.filter(({ path, isTranslated }) => {
    const text = isTranslated ? valueAt(value, [...path, locale]) : undefined
    return typeof text === 'string' && !isUnwritten(text)
  }).length
}
