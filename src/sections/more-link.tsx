import { PageLink } from '../routing/page-link.tsx'

interface MoreLinkProps {
  /** The key of the page. */
  readonly page: string
  /** What the page is about, for screen readers, which may read the link without its card. */
  readonly about: string
  readonly children: string
}

/** The link of a card to its page. All cards have the same visible text. */
export function MoreLink({ page, about, children }: MoreLinkProps) {
  return (
    <PageLink className="text-link" page={page}>
      {/* A word joiner keeps the arrow, which follows the hidden text, beside the last word. */}
      {`${children}\u2060`}
      <span className="visually-hidden">{` (${about})`}</span>
    </PageLink>
  )
}
