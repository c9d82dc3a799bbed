import { useId, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { PlaceForm } from '../card/place-form.tsx'
import type { Picked } from '../page/picked.ts'
import type { EditsAnswer, Path, SentEdit } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { keyInWords } from '../words/kind-words.ts'
import { useWords } from '../words/use-words.ts'
import { DetailField } from './detail-field.tsx'
import { HoursTable } from './hours-table.tsx'
import { readWeek, type Week, writeWeek } from './week.ts'

/** The keys of the details, as the schema orders them. */
const order = ['email', 'phone', 'phonePrefix', 'others', 'address', 'hours', 'openingHours', 'exceptions']
const details: Path = ['contactDetails']

/** What takes the focus of a chat that was begun here. */
const begunChat: Picked = { path: ['chat', 'phone'], offset: 0 }

/** How the company is reached, and when: asked once, in one form. */
export function ContactPanel({ workspace }: { readonly workspace: Workspace }) {
  const { words } = useWords()
  const id = useId()
  const { state, language } = useOpenFile()
  const written = valueAt(state.value, details)
  const chat = valueAt(state.value, ['chat'])
  const [isChatBegun, setIsChatBegun] = useState(false)
  if (chat === undefined && !isChatBegun) setIsChatBegun(true)
  const ways = { onOpen: workspace.openPlace, onAdded: workspace.follow }
  // The first entry of a list is written at once.
  const list = { onOpen: workspace.openPlace, onAdded: workspace.openAdded }
  const text = {
    stale: workspace.stale,
    locale: workspace.locale,
    picked: undefined,
    onType() {},
  }
  return (
    <section className="panel contact-panel" aria-labelledby={`${id}title`}>
      <h2 id={`${id}title`}>{words.contact.title}</h2>
      <p>{words.contact.intro}</p>
      {['phone', 'email', 'address'].map((key) => (
        <DetailField
          key={key}
          workspace={workspace}
          order={order}
          path={[...details, key]}
          label={keyInWords(key, language) ?? key}
        />
      ))}
      {hasPrefix(written) && <PlaceForm {...ways} path={details} isShown={(path) => path[1] === 'phonePrefix'} />}
      {written !== undefined && (
        <PlaceForm {...list} text={text} path={details} isShown={(path) => path[1] === 'others'} />
      )}
      <Hours workspace={workspace} />
      {written !== undefined && (
        <>
          <h3>{words.contact.exceptions}</h3>
          <PlaceForm {...list} text={text} path={details} isShown={(path) => path[1] === 'exceptions'} />
        </>
      )}
      <div data-part="chat">
        <h3>{words.contact.chat}</h3>
        {chat === undefined ? (
          <PlaceForm {...ways} path={[]} isShown={([key]) => key === 'chat'} text={text} />
        ) : (
          <>
            <PlaceForm
              {...ways}
              text={text}
              path={['chat']}
              isShown={isAsked}
              focused={isChatBegun ? begunChat : undefined}
            />
            <details className="place-more">
              <summary>{words.contact.chatMore}</summary>
              <PlaceForm {...ways} text={text} path={['chat']} isShown={(path) => !isAsked(path)} />
            </details>
          </>
        )}
      </div>
    </section>
  )
}

/** Whether the code of the country is asked for, which a number with a + has in itself. */
function hasPrefix(written: unknown): boolean {
  const numbers = Object.values(valueAt(written, ['phone']) ?? {})
  return valueAt(written, ['phonePrefix']) !== undefined || numbers.some((number) => !String(number).startsWith('+'))
}

/** Whether a part of the chat is asked first: nothing else is needed. */
function isAsked([, key]: Path): boolean {
  return key === 'phone' || key === 'greeting'
}

/** The hours of the week, and the words that pages show in their place, if there are some. */
function Hours({ workspace: { locale, openPlace } }: { readonly workspace: Workspace }) {
  const { state, edit } = useOpenFile()
  const { words } = useWords()
  const path = [...details, 'openingHours']
  const written = valueAt(state.value, path)
  const own = valueAt(state.value, [...details, 'hours'])

  function planEdit(week: Week): SentEdit {
    const value = writeWeek(week)
    if (valueAt(state.value, details) === undefined)
      return { do: 'set', path: details, was: null, value: { openingHours: value } }
    if (value.length === 0) return { do: 'remove', path, was: written }
    return { do: 'set', path, was: written ?? null, value, order }
  }

  function save(week: Week): Promise<EditsAnswer> {
    return edit({ edits: [planEdit(week)], group: 'openingHours' })
  }

  return (
    <>
      <h3>{words.contact.hours}</h3>
      {own !== undefined && (
        <div className="card-note">
          <p>
            {words.contact.ownWords}{' '}
            <button type="button" className="link-button" onClick={() => openPlace([...details, 'hours'])}>
              {String(valueAt(own, [locale]) ?? valueAt(own, [state.defaultLocale]) ?? '')}
            </button>
          </p>
          {written === undefined ? (
            <p>{words.contact.fillHours}</p>
          ) : (
            <Button
              label={words.contact.dropWords}
              onClick={() => void edit({ edits: [{ do: 'remove', path: [...details, 'hours'], was: own }] })}
            />
          )}
        </div>
      )}
      <HoursTable week={readWeek(written)} onChange={save} />
      <p className="field-note">{words.contact.hoursNote}</p>
    </>
  )
}
