import { type SubmitEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '../button.tsx'
import { pathInWords } from '../paths/path-words.ts'
import { isSamePath, pathKey } from '../paths/paths.ts'
import type { PartRequest, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { lacksBlog, listsOfPages } from './lists-of-pages.ts'

/** A page that is begun: the list in which it will stand, and whether it has articles. */
export interface BegunPage {
  readonly list: Path
  readonly asBlog: boolean
}

interface NewPageProps {
  /** The page that is begun; undefined where none is. */
  readonly begun: BegunPage | undefined
  /** Adds a part. Returns its place; undefined where it could not be added. */
  add(part: PartRequest): Promise<Path | undefined>
  /** Told the place of the page. */
  onAdded(place: Path): void
}

/** Stands for a page of articles among the pages to copy: no page has this key. */
const blog = '+blog'

/** A page or an entry of a collection, empty or as a copy of another one. */
export function NewPage({ begun, add, onAdded }: NewPageProps) {
  const { state, language } = useOpenFile()
  const { words } = useWords()
  const id = useId()
  const lists = listsOfPages(state)
  const [list, setList] = useState(begun ? pathKey(begun.list) : '')
  const place = lists.find((one) => pathKey(one) === list) ?? lists[0] ?? ['pages']
  const copied = state.pages.filter((page) => page.place && isSamePath(page.place.slice(0, -1), place))

  const mayHaveBlog = place[0] === 'pages' && lacksBlog(state)

  const name = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (begun) name.current?.focus()
  }, [begun])

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const chosen = String(data.get('like') ?? '')
    const like = chosen === blog ? { kind: 'blog' } : chosen && { like: chosen }
    const path = await add({ what: 'page', name: String(data.get('name')), place, ...like })
    if (!path) return
    // The name of the next one may be there already.
    if (name.current?.value === data.get('name')) form.reset()
    onAdded(path)
  }

  return (
    <>
      <h3>{words.parts.newPage}</h3>
      <form className="new-page" onSubmit={(event) => void send(event)}>
        {lists.length > 1 && (
          <>
            <label htmlFor={`${id}list`}>{words.form.where}</label>
            <select id={`${id}list`} value={pathKey(place)} onChange={({ target }) => setList(target.value)}>
              {lists.map((one) => (
                <option key={pathKey(one)} value={pathKey(one)}>
                  {pathInWords(state, one, { language, item: String }).slice(0, 2).at(-1)}
                </option>
              ))}
            </select>
          </>
        )}
        <label htmlFor={`${id}like`}>{words.form.like}</label>
        <select id={`${id}like`} name="like" defaultValue={begun?.asBlog ? blog : ''}>
          <option value="">{words.form.empty}</option>
          {mayHaveBlog && <option value={blog}>{words.form.blog}</option>}
          {copied.map(({ key, labels }) => (
            <option key={key} value={key}>
              {words.form.copyOf.replace('{page}', labels[state.defaultLocale] ?? key)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}name`}>{words.parts.pageName}</label>
        <input ref={name} id={`${id}name`} name="name" required maxLength={60} />
        <Button label={words.parts.add} type="submit" />
      </form>
    </>
  )
}
