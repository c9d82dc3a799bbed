import { useFormats } from '../locale/use-formats.ts'
import { useMessages } from '../locale/use-messages.ts'

interface ArticleFactsProps {
  readonly category: string
  /** The day of publication, as YYYY-MM-DD. */
  readonly date: string
  readonly author: string
}

/** The line above an article: category, date and author. */
export function ArticleFacts({ category, date, author }: ArticleFactsProps) {
  const { t } = useMessages()
  const formats = useFormats()
  return (
    <p className="article-facts">
      <span>{category}</span>
      {/* A browser may format dates differently from the server. */}
      <time dateTime={date} suppressHydrationWarning>
        {formats.date(date)}
      </time>
      <span>{t('blog.by', { author })}</span>
    </p>
  )
}
