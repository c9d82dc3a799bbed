import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation, useNavigate } from 'react-router-dom'
import type { ListFilter } from '../content/page-content.ts'
import { PageProvider, usePage } from '../content/site-context.tsx'
import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'
import type { FilteredListProps } from '../sections/section-views.ts'
import { knownParameters, pageParameter } from './choose-listed.ts'
import { FilterForm, formId } from './filter-form.tsx'
import { fillForm, readForm } from './form-parameters.ts'
import { type Found, useFound } from './use-found.ts'

/** A list with the form above it by which visitors choose among its entries. What they choose stands in the address. */
export function FilteredList({ filter, children, render }: FilteredListProps) {
  const { form, asked, action, choose } = useAsked(filter)
  const found = useFound(filter, asked)
  return (
    <>
      <FilterForm filter={filter} action={action} form={form} onChoose={choose} />
      <FoundCount found={found} />
      {found ? <FoundEntries asked={asked} found={found} action={action} render={render} /> : children}
    </>
  )
}

/** Browsers refuse many changes of the history in a short time. */
const writeAfterMs = 300

/** What is asked of a list: what its address says, and what its form does. */
function useAsked(filter: ListFilter) {
  const form = useRef<HTMLFormElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const { pathname, search, key } = useLocation()
  const navigate = useNavigate()
  const action = usePage()?.links[filter.page] ?? pathname
  const [asked, setAsked] = useState('')
  const opened = useRef<string>(undefined)

  const choose = useCallback(() => {
    if (!form.current) return
    const next = knownParameters(filter, readForm(form.current)).toString()
    setAsked(next)
    clearTimeout(timer.current)
    const address = next ? { search: `?${next}`, hash: `#${formId}` } : {}
    timer.current = setTimeout(
      () => navigate({ pathname, ...address }, { replace: true, state: { stays: true } }),
      writeAfterMs,
    )
  }, [filter, pathname, navigate])
  useEffect(() => () => clearTimeout(timer.current), [])

  // The address says what is asked for; where it says nothing, what was chosen in the form before the app came counts.
  useEffect(() => {
    const element = form.current
    if (!element) return
    opened.current ??= key
    const inAddress = new URLSearchParams(search)
    const known = knownParameters(filter, inAddress)
    const typed = knownParameters(filter, readForm(element))
    // The `size` of parameters is younger than some browsers.
    const isAsked = known.toString() !== ''
    if (!isAsked && typed.toString() !== '' && key === opened.current) return choose()
    // What somebody is typing stays as it is.
    if (known.toString() !== typed.toString()) fillForm(element, known)
    const page = inAddress.get(pageParameter)
    if (isAsked && page) known.set(pageParameter, page)
    setAsked(known.toString())
  }, [search, key, filter, choose])

  return { form, asked, action, choose }
}

/** How many were found: an area of a screen reader that is there before it says something. */
function FoundCount({ found }: { readonly found: Found | undefined }) {
  const { t } = useMessages()
  const formats = useFormats()
  const words =
    found &&
    (found.total > 0 ? t('filters.foundCount', { number: formats.number(found.total) }) : t('filters.foundNone'))
  return (
    <p className="list-filter-found" role="status">
      {words}
    </p>
  )
}

interface FoundEntriesProps extends Pick<FilteredListProps, 'render'> {
  readonly asked: string
  readonly found: Found
  readonly action: string
}

function FoundEntries({ asked, found, action, render }: FoundEntriesProps) {
  const formats = useFormats()
  const page = usePage()
  if (!page || found.total === 0) return null
  const { number, count, total, references } = found
  const steps = Array.from({ length: count }, (_, index) => index + 1)
    .filter((step) => step < 3 || step > count - 2 || Math.abs(step - number) < 2)
    .map((step) => ({ number: step, text: formats.number(step), page: `found ${step}` }))
  const links = Object.fromEntries(steps.map((step) => [step.page, foundAddress(action, asked, step.number)]))
  const content = {
    ...page,
    links: { ...page.links, ...references.links, ...links },
    icons: { ...page.icons, ...references.icons },
    pictures: { ...page.pictures, ...references.pictures },
    files: { ...page.files, ...references.files },
  }
  return (
    <PageProvider page={content}>
      {render(found.cards, count > 1 ? { number, count, total, steps } : undefined)}
    </PageProvider>
  )
}

/** The address of a page of what was found. The form takes the focus there, by which the app starts where the address is opened. */
function foundAddress(action: string, asked: string, number: number): string {
  const parameters = new URLSearchParams(asked)
  parameters.delete(pageParameter)
  if (number > 1) parameters.set(pageParameter, String(number))
  return `${action}?${parameters}#${formId}`
}
