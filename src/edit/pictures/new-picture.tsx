import { type KeyboardEvent, type SubmitEvent, useEffect, useId, useRef } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { isTyping } from '../fields/typing.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { useSmallPictures } from './use-small-pictures.tsx'

interface NewPictureProps {
  /** The file, as the configuration will name it. */
  readonly file: string
  onCancel(): void
  /** Told what the picture shows, by language. */
  onWritten(texts: Readonly<Record<string, string>>): void
}

/** Asks what a new picture shows, in each language that is published: without, the page could not be built. */
export function NewPicture({ file, onCancel, onWritten }: NewPictureProps) {
  const { state } = useOpenFile()
  const { words } = useWords()
  const id = useId()
  const draw = useSmallPictures(file)
  const form = useRef<HTMLFormElement>(null)
  const asked = state.locales.filter(({ key }) => valueAt(state.value, ['locales', key, 'draft']) !== true)

  useEffect(() => {
    if (!isTyping()) form.current?.querySelector('textarea')?.focus()
  }, [])

  function submit(event: SubmitEvent<HTMLFormElement>): void {
    event.preventDefault()
    const given = new FormData(event.currentTarget)
    onWritten(Object.fromEntries(asked.map(({ key }) => [key, String(given.get(key)).trim()])))
  }

  return (
    <form ref={form} className="new-picture" onSubmit={submit}>
      {draw(file)}
      <p id={`${id}ask`}>{words.pictures.ask}</p>
      {asked.map(({ key, name, tag }) => (
        <div key={key} className="field">
          <label htmlFor={`${id}${key}`}>{name}</label>
          <textarea
            id={`${id}${key}`}
            name={key}
            aria-describedby={`${id}ask`}
            lang={tag}
            dir="auto"
            rows={1}
            required
            onKeyDown={sendByEnter}
          />
        </div>
      ))}
      <p className="row">
        <Button label={words.pictures.put} type="submit" className="primary" />
        <Button label={words.pictures.cancel} onClick={onCancel} />
      </p>
    </form>
  )
}

/** A description is one line: Enter sends it, or leads to the language that lacks one. */
function sendByEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
  event.preventDefault()
  event.stopPropagation()
  event.currentTarget.form?.requestSubmit()
}
