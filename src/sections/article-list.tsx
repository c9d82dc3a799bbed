import { useId } from 'react'
import type { ArticleCard } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import type { TextLanguage } from '../locale/use-text-language.ts'
import { PageLink } from '../routing/page-link.tsx'
import { ArticleFacts } from './article-facts.tsx'
import { ArticlePicture } from './article-picture.tsx'

interface ArticleListProps {
  readonly articles: readonly ArticleCard[]
  readonly author: string
  readonly language: TextLanguage | undefined
  /** The level of the heading of each article. */
  readonly level: 2 | 3
}

/** Articles of the blog, each with a link to its own page. */
export function ArticleList({ articles, author, language, level }: ArticleListProps) {
  const { t } = useMessages()
  const Title = `h${level}` as const
  // A page may list an article twice.
  const list = useId()
  return (
    <ol className="article-list">
      {articles.map(({ id, key, title, excerpt, date, image, focus, category, categoryPage }) => (
        <li key={key}>
          {image && <ArticlePicture image={image} focus={focus} place="list" />}
          <article aria-labelledby={`${list}article-${id}`}>
            <ArticleFacts category={category} categoryPage={categoryPage} date={date} author={author} />
            <Title id={`${list}article-${id}`} {...language}>
              {title}
            </Title>
            <p {...language}>{excerpt}</p>
            <PageLink
              className="text-link"
              page={key}
              id={`${list}read-${id}`}
              aria-labelledby={`${list}read-${id} ${list}article-${id}`}
            >
              {t('blog.readMore')}
            </PageLink>
          </article>
        </li>
      ))}
    </ol>
  )
}
