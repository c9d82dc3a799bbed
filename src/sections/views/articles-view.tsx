import type { ShownSection } from '../../content/page-content.ts'
import { useSectionViews } from '../../content/site-context.tsx'
import { useMessages } from '../../locale/use-messages.ts'
import { useTextLanguage } from '../../locale/use-text-language.ts'
import { ActionLink } from '../action-link.tsx'
import { ArticleList } from '../article-list.tsx'
import { SectionFrame } from '../section-frame.tsx'

type ArticlesProps = ShownSection<'articles'>

/** Articles of the blog; beside them, where they are asked for, the categories and the newsletter form. */
export function ArticlesView({ section }: { readonly section: ArticlesProps }) {
  const { t } = useMessages()
  const { lists } = useSectionViews()
  const { pager, title, articles, articleLanguage, author, categories, newsletter, action } = section
  const language = useTextLanguage(articleLanguage)
  const list = (
    <>
      <ArticleList articles={articles} author={author} language={language} level={title ? 3 : 2} />
      {pager && lists && <lists.Pager pager={pager} />}
    </>
  )
  return (
    <SectionFrame section={section}>
      {categories || newsletter ? (
        <div className="blog-layout">
          <div>
            {language && <p className="blog-layout-language">{t('blog.otherLanguage')}</p>}
            {list}
          </div>
          <BlogAside {...section} />
        </div>
      ) : (
        list
      )}
      {action && (
        <p className="actions">
          <ActionLink className="text-link" action={action} />
        </p>
      )}
    </SectionFrame>
  )
}

function BlogAside({ id, categories, categoryNames = [], newsletter, shownForm }: ArticlesProps) {
  const { newsletter: NewsletterView } = useSectionViews()
  return (
    <div className="blog-layout-aside">
      {categories && (
        <section aria-labelledby={`${id}.categories`}>
          <h2 id={`${id}.categories`}>{categories}</h2>
          <ul>
            {categoryNames.map((category) => (
              <li key={category}>{category}</li>
            ))}
          </ul>
        </section>
      )}
      {newsletter && shownForm && NewsletterView && (
        <NewsletterView section={{ ...newsletter, kind: 'newsletter', id: `${id}.newsletter`, shownForm }} />
      )}
    </div>
  )
}
