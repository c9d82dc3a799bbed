import type { BlogContent } from '../src/content/page-content.ts'
import { useMessages } from '../src/locale/use-messages.ts'
import { useTextLanguage } from '../src/locale/use-text-language.ts'
import { ArticleList } from '../src/sections/article-list.tsx'
import { NewsletterBox } from '../src/sections/newsletter-box.tsx'
import { PageHero } from '../src/sections/page-hero.tsx'
import { PageSections } from '../src/sections/page-sections.tsx'

interface BlogPageProps {
  readonly content: BlogContent
}

/** The list of articles, beside it the categories and the newsletter form. */
export function BlogPage({
  content: { hero, articles, articleLanguage, author, categories, newsletter, sections },
}: BlogPageProps) {
  const { t } = useMessages()
  const language = useTextLanguage(articleLanguage)
  return (
    <>
      <PageHero hero={hero} />
      <div className="section blog-layout">
        <div>
          {language && <p className="blog-layout-language">{t('blog.otherLanguage')}</p>}
          <ArticleList articles={articles} author={author} language={language} level={2} />
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
      <PageSections sections={sections} />
    </>
  )
}
