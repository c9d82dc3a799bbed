import { useEffect, useId, useRef } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMessages } from '../locale/use-messages.ts'
import { searchFormId, searchParameter } from './search-index.ts'

/** The properties of a search form. */
export interface SearchFormProps {
  /** The address of the page with the results. */
  readonly action: string
  readonly id?: string
  /** Called when a query was sent. */
  onSent?(): void
  onType?(question: string): void
}

/** The form that asks the search. It leads to the page for what is found, by the browser alone where no script runs. */
export function SearchForm({ action, id, onSent, onType }: SearchFormProps) {
  const { t } = useMessages()
  const navigate = useNavigate()
  const field = useId()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    // The boot script holds back what is sent before the app has come.
    if (!form.current?.classList.contains('held')) return
    form.current.classList.remove('held')
    form.current.requestSubmit()
  }, [])
  return (
    // biome-ignore lint/a11y/useSemanticElements: browsers of a few years ago do not know the element "search".
    <form
      className="search-form"
      role="search"
      id={id}
      tabIndex={id === undefined ? undefined : -1}
      ref={form}
      action={`${action}#${searchFormId}`}
      onSubmit={(event) => {
        event.preventDefault()
        const question = new FormData(event.currentTarget).get(searchParameter)
        const search = `?${new URLSearchParams({ [searchParameter]: String(question).trim() })}`
        navigate({ pathname: action, search, hash: `#${searchFormId}` })
        onSent?.()
      }}
    >
      <label htmlFor={field}>{t('search.searchField')}</label>
      <input
        className="form-control"
        type="search"
        id={field}
        name={searchParameter}
        autoComplete="off"
        enterKeyHint="search"
        onChange={({ target }) => onType?.(target.value)}
      />
      <button className="button" type="submit">
        {t('search.searchButton')}
      </button>
    </form>
  )
}
