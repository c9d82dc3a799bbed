import { MarkupView } from '../src/content/markup-view.tsx'
import type { ArticleContent } from '../src/content/page-content.ts'
import { proseClass } from '../src/content/prose-class.ts'
import { Breadcrumbs } from '../src/layout/breadcrumbs.tsx'
import { useMessages } from '../src/locale/use-messages.ts'
import { useTextLanguage } from '../src/locale/use-text-language.ts'
import { PageLink } from '../src/routing/page-link.tsx'
import { ArticleFacts } from '../src/sections/article-facts.tsx'
import { ArticlePicture } from '../src/sections/article-picture.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'

interface ArticlePageProps {
  readonly content: ArticleContent
}

/** An article of the blog, with a `lang` attribute if its language is not that of the page. */
export function ArticlePage({ content }: ArticlePageProps) {
  const { t } = useMessages()
  const { title, excerpt, image, focus, category, categoryPage, date, author, articleLanguage, blog } = content
  const language = useTextLanguage(articleLanguage)
  return (
    <>
      <article className="blog-post">
        <div className="opening-plain">
          <Breadcrumbs language={language} />
          {language && <p className="blog-post-language">{t('blog.otherLanguage')}</p>}
          <ArticleFacts category={category} categoryPage={categoryPage} date={date} author={author} />
          <h1 {...language}>{title}</h1>
          <p className="opening-plain-subtitle" {...language}>
            {excerpt}
          </p>
          {image && <ArticlePicture image={image} focus={focus} place="article" />}
        </div>
        <div className="section">
          <div className={`${proseClass(content.content)} prose-split`} {...language}>
            <MarkupView markup={content.content} />
          </div>
          <PageLink className="text-link back-link" page={blog}>
            {t('blog.backToBlog')}
          </PageLink>
        </div>
      </article>
      <PageSections sections={content.sections} />
    </>
  )
}
