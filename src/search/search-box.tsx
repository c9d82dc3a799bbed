import { useEffect } from 'react'
import { useDisclosure } from '../layout/use-disclosure.ts'
import { useMessages } from '../locale/use-messages.ts'
import { SearchForm } from './search-form.tsx'

/** The search in the bar: a native disclosure with the field, which takes the focus when it opens. */
export function SearchBox({ action }: { readonly action: string }) {
  const { t } = useMessages()
  const ref = useDisclosure()
  useEffect(() => {
    // It may have been opened before the app came.
    if (document.activeElement?.parentElement === ref.current) focusField(ref.current)
  }, [ref])
  return (
    <details
      className="site-search"
      name="header"
      ref={ref}
      onToggle={({ currentTarget }) => focusField(currentTarget)}
    >
      <summary>
        <span className="visually-hidden">{t('search.searchTitle')}</span>
      </summary>
      <SearchForm action={action} onSent={() => ref.current?.removeAttribute('open')} />
    </details>
  )
}

function focusField(details: HTMLDetailsElement | null): void {
  if (details?.open) details.querySelector('input')?.focus()
}
