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

/** A list with a form above it that filters and sorts its entries. The choice is in the address. */
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

/** The debounce time of changes to the address: browsers refuse many changes of the history in a short time. */
const writeAfterMs = 300

/** The parameters of a list, from its address, and the handlers of its form. */
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

  // The address decides; without parameters in it, the choice in the form from before the app came counts.
  useEffect(() => {
    const element = form.current
    if (!element) return
    opened.current ??= key
    const inAddress = new URLSearchParams(search)
    const known = knownParameters(filter, inAddress)
    const typed = knownParameters(filter, readForm(element))
    // `URLSearchParams.size` is too new for some browsers.
    const isAsked = known.toString() !== ''
    if (!isAsked && typed.toString() !== '' && key === opened.current) return choose()
    // Does not overwrite what somebody is typing.
    if (known.toString() !== typed.toString()) fillForm(element, known)
    const page = inAddress.get(pageParameter)
    if (isAsked && page) known.set(pageParameter, page)
    setAsked(known.toString())
  }, [search, key, filter, choose])

  return { form, asked, action, choose }
}

/** The number of found entries: a live region, which must be there before it announces something. */
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

/** The address of a page of the found entries. Its fragment focuses the form, which starts the app when the address is opened. */
function foundAddress(action: string, asked: string, number: number): string {
  const parameters = new URLSearchParams(asked)
  parameters.delete(pageParameter)
  if (number > 1) parameters.set(pageParameter, String(number))
  return `${action}?${parameters}#${formId}`
}
