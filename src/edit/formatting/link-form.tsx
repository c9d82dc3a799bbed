import { type RefObject, useEffect, useId, useRef } from 'react'
import { Button } from '../button.tsx'
import { useWords } from '../words/use-words.ts'
import { findLink, setLink } from './insert-parts.ts'
import { readField } from './tools.ts'
import { writeInto } from './write-into.ts'

/** A page that a link may lead to. */
export interface LinkedPage {
  readonly key: string
  readonly name: string
}

interface LinkFormProps {
  readonly field: RefObject<HTMLTextAreaElement | null>
  readonly pages: readonly LinkedPage[]
  onClose(): void
}

/** Asks where a link leads: to a page of the site, by its name, or to an address. */
export function LinkForm({ field, pages, onClose }: LinkFormProps) {
  const { words } = useWords()
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const there = field.current ? findLink(readField(field.current)) : undefined
  const nameTarget = (address: string) => pages.find(({ key }) => address === `page:${key}`)?.name ?? address

  useEffect(() => input.current?.select(), [])

  function set(given: string): void {
    const page = pages.find(({ name }) => name === given.trim())
    if (field.current) writeInto(field.current, setLink(readField(field.current), page ? `page:${page.key}` : given))
    onClose()
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape leaves what is open, as everywhere
    <div
      className="link-form"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return
        event.stopPropagation()
        onClose()
        field.current?.focus()
      }}
    >
      <label htmlFor={id} className="visually-hidden">
        {words.formatting.address}
      </label>
      <input
        ref={input}
        id={id}
        list={`${id}pages`}
        placeholder={words.formatting.address}
        defaultValue={nameTarget(there?.address ?? '')}
        autoComplete="off"
        onKeyDown={(event) => {
          if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
          event.preventDefault()
          set(event.currentTarget.value)
        }}
      />
      <datalist id={`${id}pages`}>
        {pages.map(({ key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <Button label={words.formatting.set} onClick={() => set(input.current?.value ?? '')} />
      {there && <Button label={words.formatting.unlink} onClick={() => set('')} />}
    </div>
  )
}
