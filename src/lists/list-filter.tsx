import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { fetchJson } from '../content/fetch-json.ts'
import type { ListData, ListFilter, ListPager, PageCard } from '../content/page-content.ts'
import { PageProvider, usePage, useShell } from '../content/site-context.tsx'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'
import { chooseListed, knownParameters, pageParameter } from './choose-listed.ts'
import { FilterForm } from './filter-form.tsx'
import { fillForm, readForm } from './form-parameters.ts'

export interface FilteredListProps {
  readonly filter: ListFilter
  /** The page of the list, where nothing is asked for. */
  readonly children: ReactNode
  /** Draws entries that were found. */
  readonly render: (cards: readonly PageCard[], pager: ListPager | undefined) => ReactNode
}

/** A list with the form above it by which visitors choose among its entries. What they choose stands in the address. */
export function FilteredList({ filter, children, render }: FilteredListProps) {
  const form = useRef<HTMLFormElement>(null)
  const { pathname, search } = useLocation()
  const action = usePage()?.links[filter.page] ?? pathname
  const [asked, setAsked] = useState('')
  const found = useFound(filter, asked)

  // What was asked for before the app came stands in the address, or has been chosen in the form already.
  useEffect(() => {
    const element = form.current
    if (!element) return
    const inAddress = new URLSearchParams(search)
    const known = knownParameters(filter, inAddress)
    const typed = knownParameters(filter, readForm(element))
    if (known.size > 0) fillForm(element, known)
    const all = known.size > 0 ? known : typed
    const page = inAddress.get(pageParameter)
    if (known.size > 0 && page) all.set(pageParameter, page)
    setAsked(all.toString())
  }, [search, filter])

  const choose = () => {
    if (!form.current) return
    const next = knownParameters(filter, readForm(form.current)).toString()
    setAsked(next)
    // The page of the list that is asked for is its first: an address says the same wherever it was made.
    history.replaceState(history.state, '', next ? `${action}?${next}` : pathname)
  }

  return (
    <>
      <FilterForm filter={filter} action={action} form={form} onChoose={choose} />
      {found ? <Found {...{ filter, asked, found, action, render }} /> : children}
    </>
  )
}

/** The data of a list, once something is asked of it. */
function useFound({ data }: ListFilter, asked: string): ListData | undefined {
  const [loaded, setLoaded] = useState<ListData>()
  const isWanted = asked !== '' && !loaded
  useEffect(() => {
    if (!isWanted) return
    let isLeft = false
    fetchJson<ListData>(data).then(
      (entries) => isLeft || setLoaded(entries),
      // The list stays as it was; the next choice asks again.
      (error: unknown) => console.warn(data, error),
    )
    return () => {
      isLeft = true
    }
  }, [isWanted, data, asked])
  return asked === '' ? undefined : loaded
}

interface FoundProps extends Pick<FilteredListProps, 'filter' | 'render'> {
  readonly asked: string
  readonly found: ListData
  readonly action: string
}

function Found({ filter, asked, found, action, render }: FoundProps) {
  const { t } = useMessages()
  const formats = useFormats()
  const { tag } = useShell()
  const page = usePage()
  const parameters = new URLSearchParams(asked)
  const { compare } = new Intl.Collator(tag, { numeric: true })
  const entries = chooseListed(found.entries, filter, parameters, compare)
  const count = Math.ceil(entries.length / filter.perPage)
  const number = Math.min(Math.max(1, Math.trunc(Number(parameters.get(pageParameter))) || 1), Math.max(1, count))
  const shown = entries.slice((number - 1) * filter.perPage, number * filter.perPage)
  const steps = Array.from({ length: count }, (_, index) => index + 1)
    .filter((step) => step < 3 || step > count - 2 || Math.abs(step - number) < 2)
    .map((step) => {
      const next = new URLSearchParams(parameters)
      next.delete(pageParameter)
      if (step > 1) next.set(pageParameter, String(step))
      return { number: step, text: formats.number(step), page: `found ${step}`, path: `${action}?${next}` }
    })
  const pager = count > 1 ? { number, count, total: entries.length, steps } : undefined
  const links = Object.fromEntries(steps.map((step) => [step.page, step.path]))
  if (!page) return null
  const content = {
    ...page,
    links: { ...page.links, ...found.links, ...links },
    icons: { ...page.icons, ...found.icons },
    pictures: { ...page.pictures, ...found.pictures },
    files: { ...page.files, ...found.files },
  }
  return (
    <PageProvider page={content}>
      <p className="list-filter-found" role="status">
        {entries.length > 0
          ? t('filters.foundCount', { number: formats.number(entries.length) })
          : t('filters.foundNone')}
      </p>
      {shown.length > 0 &&
        render(
          shown.map(({ card }) => card),
          pager,
        )}
    </PageProvider>
  )
}
