import { PageLink } from '../routing/page-link.tsx'

interface MoreLinkProps {
  /** The key of the page. */
  readonly page: string
  /** What the page is about, for those who hear the link without the card that it stands in. */
  readonly about: string
  readonly children: string
}

/** The link of a card to its page: all cards have the same words. */
export function MoreLink({ page, about, children }: MoreLinkProps) {
  return (
    <PageLink className="text-link" page={page}>
      {/* A word joiner: the arrow, which follows what is hidden, stays beside the last word. */}
      {`${children}\u2060`}
      <span className="visually-hidden">{`: ${about}`}</span>
    </PageLink>
  )
}
