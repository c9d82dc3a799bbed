import type { ListPager } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import { PageLink } from '../routing/page-link.tsx'

/** The links to the other pages of a list. */
export function ListPages({ pager: { number, steps } }: { readonly pager: ListPager }) {
  const { t } = useMessages()
  return (
    <nav className="list-pages" aria-label={t('lists.pageLinks')}>
      <Side pager={{ number, steps }} by={-1}>
        {t('lists.previousPage')}
      </Side>
      <ol>
        {steps.map((step, index) => (
          <li key={step.number} data-gap={step.number - (steps[index - 1]?.number ?? 0) > 1 || undefined}>
            <PageLink
              page={step.page}
              aria-label={t('lists.pageNumber', { number: step.text })}
              aria-current={step.number === number ? 'page' : undefined}
            >
              {step.text}
            </PageLink>
          </li>
        ))}
      </ol>
      <Side pager={{ number, steps }} by={1}>
        {t('lists.nextPage')}
      </Side>
    </nav>
  )
}

interface SideProps {
  readonly pager: Pick<ListPager, 'number' | 'steps'>
  readonly by: 1 | -1
  readonly children: string
}

/** The link to the page before or after; nothing at the end of the list. */
function Side({ pager: { number, steps }, by, children }: SideProps) {
  const step = steps.find((one) => one.number === number + by)
  return (
    step && (
      <PageLink className="list-pages-side" rel={by < 0 ? 'prev' : 'next'} page={step.page}>
        {children}
      </PageLink>
    )
  )
}
