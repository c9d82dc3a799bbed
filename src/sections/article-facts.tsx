import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'
import { PageLink } from '../routing/page-link.tsx'

interface ArticleFactsProps {
  readonly category: string
  /** The key of the page of the category, if it has one. */
  readonly categoryPage?: string
  /** The day of publication, as YYYY-MM-DD. */
  readonly date: string
  readonly author: string
}

/** The line above an article: category, date and author. */
export function ArticleFacts({ category, categoryPage, date, author }: ArticleFactsProps) {
  const { t } = useMessages()
  const formats = useFormats()
  return (
    <p className="article-facts">
      <span>{categoryPage === undefined ? category : <PageLink page={categoryPage}>{category}</PageLink>}</span>
      {/* A browser may format dates differently from the server. */}
      <time dateTime={date} suppressHydrationWarning>
        {formats.date(date)}
      </time>
      <span>{t('blog.by', { author })}</span>
    </p>
  )
}
