import { expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import type { SectionsPage } from '../../schema/pages.ts'
import type { ArticlesSection } from '../../schema/sections/articles.ts'
import { readShippedConfig } from '../site/shipped-config.ts'

test('numbers stay with their units and norms in the texts of articles as well, of which a page shows the newest', async () => {
  const shipped = readShippedConfig()
  const [key, blog] = Object.entries(shipped.pages).find(([, page]) => page.kind === 'blog') ?? []
  const first = blog?.kind === 'blog' && blog.articles[0]
  if (key === undefined || !first) throw new Error('The shipped configuration has no article')
  const article = { ...first, title: 'As 12 etapas', excerpt: 'Acima de 60 °C', content: '- A RDC 216/2004' }
  const older = { ...first, id: 99, slug: 'antes', date: '2000-01-01' }
  const [home, start] = Object.entries(shipped.pages)[0] as [string, SectionsPage]
  const news = { kind: 'articles', count: 1 } as ArticlesSection
  const pages = {
    ...shipped.pages,
    [home]: { ...start, sections: { ...start.sections, news } },
    [key]: { ...blog, enabled: true, articles: [older, article] },
  }
  const { model } = await compileSite({ ...shipped, pages }, 'site.config.yaml')
  const contentOf = (wanted: string) => model.pages.find(({ page }) => page.key.startsWith(wanted))?.page.content
  const card = { title: 'As 12\u00a0etapas', excerpt: 'Acima de 60\u00a0°C' }
  expect(contentOf(key)).toMatchObject({ sections: [{ kind: 'opening' }, { articles: [{ id: 99 }, card] }] })
  const { sections } = contentOf(home) as unknown as { sections: { id: string }[] }
  expect(sections.find(({ id }) => id === 'news')).toMatchObject({ articles: [card] })
  const term = expect.objectContaining({ tag: 'abbr', children: ['RDC'] })
  const content = [{ tag: 'ul', children: [{ tag: 'li', children: ['A ', term, '\u00a0216/2004'] }] }]
  expect(contentOf(`${key}/${article.slug}`)).toMatchObject({ ...card, content })
})
