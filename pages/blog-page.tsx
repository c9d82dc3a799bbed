import type { ArticleCard, BlogContent } from '../src/content/page-content.ts'
import { useMessages } from '../src/locale/use-messages.ts'
import { type TextLanguage, useTextLanguage } from '../src/locale/use-text-language.ts'
import { PageLink } from '../src/routing/page-link.tsx'
import { ArticleFacts } from '../src/sections/article-facts.tsx'
import { ArticlePicture } from '../src/sections/article-picture.tsx'
import { NewsletterBox } from '../src/sections/newsletter-box.tsx'
import { PageHero } from '../src/sections/page-hero.tsx'

interface BlogPageProps {
  readonly content: BlogContent
}

/** The list of articles, beside it the categories and the newsletter form. */
export function BlogPage({
  content: { hero, articles, articleLanguage, author, categories, newsletter },
}: BlogPageProps) {
  const { t } = useMessages()
  const language = useTextLanguage(articleLanguage)
  return (
    <>
      <PageHero hero={hero} />
      <div className="section blog-layout">
        <div>
          {language && <p className="blog-layout-language">{t('blog.otherLanguage')}</p>}
          <ol className="article-list">
            {articles.map((article) => (
              <ArticleItem key={article.key} article={article} author={author} language={language} />
            ))}
          </ol>
        </div>
        <div className="blog-layout-aside">
          <section aria-labelledby="categories-title">
            <h2 id="categories-title">{categories.title}</h2>
            <ul>
              {Object.values(categories.items).map((category) => (
                <li key={category}>{category}</li>
              ))}
            </ul>
          </section>
          {newsletter && <NewsletterBox newsletter={newsletter} />}
        </div>
      </div>
    </>
  )
}

interface ArticleItemProps {
  readonly article: ArticleCard
  readonly author: string
  readonly language: TextLanguage | undefined
}

function ArticleItem({ article, author, language }: ArticleItemProps) {
  const { t } = useMessages()
  const { id, key, title, excerpt, date, image, category } = article
  return (
    <li>
      {image && <ArticlePicture image={image} place="list" />}
      <article aria-labelledby={`article-${id}`}>
        <ArticleFacts category={category} date={date} author={author} />
        <h2 id={`article-${id}`} {...language}>
          {title}
        </h2>
        <p {...language}>{excerpt}</p>
        <PageLink className="text-link" page={key} id={`read-${id}`} aria-labelledby={`read-${id} article-${id}`}>
          {t('blog.readMore')}
        </PageLink>
      </article>
    </li>
  )
}
