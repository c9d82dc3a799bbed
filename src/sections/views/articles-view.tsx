import type { ShownSection } from '../../content/page-content.ts'
import { useTextLanguage } from '../../locale/use-text-language.ts'
import { ActionLink } from '../action-link.tsx'
import { ArticleList } from '../article-list.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** The newest articles of the blog. */
export function ArticlesView({ section }: { readonly section: ShownSection<'articles'> }) {
  const { articles, articleLanguage, author, action } = section
  const language = useTextLanguage(articleLanguage)
  return (
    <SectionFrame section={section}>
      <ArticleList articles={articles} author={author} language={language} level={3} />
      {action && (
        <p className="actions">
          <ActionLink className="text-link" action={action} />
        </p>
      )}
    </SectionFrame>
  )
}
