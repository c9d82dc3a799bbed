import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'
import type { SearchPageProps } from '../sections/section-views.ts'
import { searchFormId, searchParameter } from './search-index.ts'
import { foundStep, useSearchResults } from './use-search-results.ts'

/** Browsers refuse many changes of the history in a short time, and nobody wants what half a word finds. */
const waitMs = 300

/** The form of the page for what is found, and what was found. */
export function ResultList({ index, Form }: SearchPageProps) {
  const { t } = useMessages()
  const formats = useFormats()
  const { pathname, question, write } = useQuestion()
  const [shown, setShown] = useState({ question, count: foundStep })
  const count = shown.question === question ? shown.count : foundStep
  const { found, hasFailed } = useSearchResults(index, question ?? '', count)
  const words = () => {
    if (hasFailed) return t('common.error')
    // Before the app has come, styles show this where the address asks something.
    if (!found) return question === '' ? '' : t('common.loading')
    return found.total > 0 ? t('search.searchFound', { number: formats.number(found.total) }) : t('search.searchNone')
  }
  return (
    <>
      <Form action={pathname} id={searchFormId} onType={write} />
      <p className={question === undefined ? 'search-wait' : undefined} role="status">
        {words()}
      </p>
      {found && found.total > 0 && (
        <ol className="search-list">
          {found.pages.map(([path, label, description, above]) => (
            <li key={path}>
              <a href={path}>{label}</a>
              {above && <span className="search-list-above">{above}</span>}
              <p>{description}</p>
            </li>
          ))}
        </ol>
      )}
      {found && found.total > found.pages.length && (
        <p>
          <button
            className="button button-quiet"
            type="button"
            onClick={() => setShown({ question, count: count + foundStep })}
          >
            {t('search.searchMore')}
          </button>
        </p>
      )}
    </>
  )
}

/** What is asked: what the address says, and what is typed since. Undefined until the app has read the address. */
function useQuestion() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const [question, setQuestion] = useState<string>()
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    const field = document.querySelector<HTMLInputElement>(`#${searchFormId} [name="${searchParameter}"]`)
    const asked = new URLSearchParams(search).get(searchParameter)?.trim()
    // What somebody is typing stays as it is.
    if (field && asked !== undefined && field.value.trim() !== asked) field.value = asked
    setQuestion(asked ?? field?.value.trim() ?? '')
  }, [search])
  const write = (typed: string) => {
    clearTimeout(timer.current)
    const asked = typed.trim()
    const address = { search: `?${new URLSearchParams({ [searchParameter]: asked })}`, hash: `#${searchFormId}` }
    timer.current = setTimeout(
      () => navigate({ pathname, ...address }, { replace: true, state: { stays: true } }),
      waitMs,
    )
  }
  return { pathname, question, write }
}
