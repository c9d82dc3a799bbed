import { type SubmitEvent, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { Button } from '../button.tsx'
import { takeFocus } from '../fields/take-focus.ts'
import type { Path } from '../protocol/protocol.ts'
import type { PublishAnswer, Publishing, PublishRequest } from '../protocol/publishing.ts'
import type { VersionChoices } from '../protocol/repair.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords, useWordsForTag } from '../words/use-words.ts'
import { suggestedNote } from './change-words.ts'
import { PublishOutcome } from './publish-outcome.tsx'
import { TwoVersions } from './two-versions.tsx'

interface PublishFormProps {
  readonly publishing: Publishing
  readonly canPublish: boolean
  /** A place in words. */
  namePlace(path: Path): string
  /** Told whether something was sent; done once the panel knows what is published. */
  onDone(isSent: boolean): Promise<void>
}

/** What is asked once is answered next: it takes the focus as it appears. */
function takeQuestion(field: HTMLInputElement | null): void {
  field?.focus()
}

/** The sentence of a publication, and what came of it. */
export function PublishForm({ publishing, canPublish, namePlace, onDone }: PublishFormProps) {
  const { state, client, settled } = useOpenFile()
  const { words, fill } = useWords()
  const { changes, remote, unsent, isKeptHere } = publishing
  const [note, setNote] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const [answer, setAnswer] = useState<PublishAnswer>()
  const outcome = useRef<HTMLDivElement>(null)
  const id = useId()
  const spoken = state.locales.find(({ key }) => key === state.defaultLocale)?.tag ?? ''
  const told = useWordsForTag(spoken)
  const { firstNote, title } = told.words.publish
  const suggested = suggestedNote(state, changes, told) || (publishing.isFirst ? firstNote : title)
  const needsAuthor = answer?.refused === 'no-author'

  async function choose(theirs: string, choices: VersionChoices): Promise<void> {
    setIsBusy(true)
    const body = { theirs, choices, note: suggested }
    await tell(await client.ask('POST merge', { body }).catch(() => undefined))
  }

  async function publish(request: PublishRequest): Promise<void> {
    if (isBusy) return
    setAnswer(undefined)
    setIsBusy(true)
    await settled()
    const made = await client.ask('POST publish', { body: request }).catch(() => undefined)
    if (made?.published || made?.proposal !== undefined) setNote(undefined)
    await tell(made)
  }

  /** Shows what came of it, also on a phone, where it stands below what has changed. */
  async function tell(made: PublishAnswer | undefined): Promise<void> {
    const show = () => outcome.current?.scrollIntoView({ block: 'nearest' })
    flushSync(() => {
      setAnswer(made ?? { published: false, sent: false, refused: 'failed' })
      // What was refused can be sent again at once: Enter does nothing while the button is off.
      setIsBusy(isGone(made))
    })
    show()
    await onDone(isGone(made))
    flushSync(() => setIsBusy(false))
    show()
    // The form is gone with what was to be published, and the focus with it.
    if (document.activeElement === document.body) outcome.current?.focus({ preventScroll: true })
  }

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const form = new FormData(event.currentTarget)
    const [name, email] = [form.get('name'), form.get('email')].map((value) => String(value ?? '').trim())
    const author = name && email ? { name, email } : undefined
    void publish({ note: note ?? suggested, send: form.has('send'), author })
  }

  return (
    <>
      {canPublish && (
        <form className="publish-form" onSubmit={submit}>
          <label htmlFor={`${id}note`}>{words.publish.note}</label>
          <textarea
            id={`${id}note`}
            required
            rows={2}
            ref={takeFocus}
            value={note ?? suggested}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
              event.stopPropagation()
              event.currentTarget.form?.requestSubmit()
            }}
            onChange={(event) => setNote(event.target.value)}
          />
          {needsAuthor && (
            <fieldset>
              <legend>{words.publish.author}</legend>
              <label htmlFor={`${id}name`}>{words.publish.name}</label>
              <input ref={takeQuestion} id={`${id}name`} name="name" required autoComplete="name" />
              <label htmlFor={`${id}email`}>{words.publish.email}</label>
              <input id={`${id}email`} name="email" type="email" required autoComplete="email" />
            </fieldset>
          )}
          {remote && (
            <label className="choice">
              <input type="checkbox" name="send" defaultChecked />
              {fill(words.publish.send, { remote })}
            </label>
          )}
          <Button label={words.publish.button} type="submit" className="primary" isBusy={isBusy} />
        </form>
      )}
      {!canPublish && remote && unsent > 0 && (
        <p className="notice">
          {fill(words.publish.unsent, { count: unsent, remote })}{' '}
          <Button
            label={words.publish.sendNow}
            isBusy={isBusy}
            onClick={() => void publish({ note: suggested, send: true })}
          />
        </p>
      )}
      <div role="status" className="outcome" ref={outcome} tabIndex={-1}>
        {isBusy && !answer && <p>{words.publish.publishing}</p>}
        {answer && !answer.both && <PublishOutcome answer={answer} place={remote} isKeptHere={isKeptHere} />}
        {answer?.both && (
          <p>{answer.refused === 'host-differs' ? words.publish.chooseFirst : words.repair.published}</p>
        )}
      </div>
      {answer?.both && !isBusy && (
        <TwoVersions
          conflicts={answer.both.conflicts}
          namePlace={namePlace}
          onChoose={(choices) => void choose(answer.both?.theirs ?? '', choices)}
        />
      )}
    </>
  )
}

/** Whether a host has something new: in a browser, what is published is sent with it. */
function isGone(made: PublishAnswer | undefined): boolean {
  return made?.sent === true || made?.published === true
}
