import { type SubmitEvent, useId, useState } from 'react'
import { pathInWords } from './path-words.ts'
import { isSamePath, pathKey } from './paths.ts'
import type { EditState, PartRequest, Path } from './protocol.ts'
import { useWords } from './words/use-words.ts'

interface NewPageProps {
  readonly state: EditState
  readonly language: string
  /** Adds a part. Returns its place; undefined where it could not be added. */
  add(part: PartRequest): Promise<Path | undefined>
  /** Told the key of the page. */
  onAdded(page: string): void
}

/** A page or an entry of a collection, empty or as a copy of another one. */
export function NewPage({ state, language, add, onAdded }: NewPageProps) {
  const { words } = useWords()
  const id = useId()
  const lists = listsOf(state)
  const [list, setList] = useState('')
  const place = lists.find((one) => pathKey(one) === list) ?? lists[0] ?? ['pages']
  const copied = state.pages.filter((page) => page.place && isSamePath(page.place.slice(0, -1), place))

  async function send(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    const form = event.currentTarget
    const data = new FormData(form)
    const like = String(data.get('like') ?? '')
    const path = await add({ what: 'page', name: String(data.get('name')), place, ...(like && { like }) })
    if (!path) return
    form.reset()
    onAdded(String(path.at(-1)))
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
        <select id={`${id}like`} name="like">
          <option value="">{words.form.empty}</option>
          {copied.map(({ key, labels }) => (
            <option key={key} value={key}>
              {words.form.copyOf.replace('{page}', labels[state.defaultLocale] ?? key)}
            </option>
          ))}
        </select>
        <label htmlFor={`${id}name`}>{words.parts.pageName}</label>
        <input id={`${id}name`} name="name" required maxLength={60} />
        <button type="submit">{words.parts.add}</button>
      </form>
    </>
  )
}

/** The lists of pages that the site has: its pages, its services and its other collections. */
function listsOf({ pages }: EditState): Path[] {
  const lists = pages.flatMap(({ place }) => (place ? [place.slice(0, -1)] : []))
  return lists.filter((list, index) => lists.findIndex((other) => isSamePath(other, list)) === index)
}
