import { expect, test } from 'vitest'
import { compileSite } from '../../generator/compile-site.ts'
import { readShippedConfig } from '../site/shipped-config.ts'

test('numbers stay with their units and norms in the texts of articles as well', async () => {
  const shipped = readShippedConfig()
  const [key, blog] = Object.entries(shipped.pages).find(([, page]) => page.kind === 'blog') ?? []
  const first = blog?.kind === 'blog' && blog.articles[0]
  if (key === undefined || !first) throw new Error('The shipped configuration has no article')
  const article = { ...first, title: 'As 12 etapas', excerpt: 'Acima de 60 °C', content: '- A RDC 216/2004' }
  const pages = { ...shipped.pages, [key]: { ...blog, enabled: true, articles: [article] } }
  const { model } = await compileSite({ ...shipped, pages }, 'site.config.yaml')
  const contentOf = (wanted: string) => model.pages.find(({ page }) => page.key.startsWith(wanted))?.page.content
  const card = { title: 'As 12\u00a0etapas', excerpt: 'Acima de 60\u00a0°C' }
  expect(contentOf(key)).toMatchObject({ sections: [{ kind: 'opening' }, { articles: [card] }] })
  const term = expect.objectContaining({ tag: 'abbr', children: ['RDC'] })
  const content = [{ tag: 'ul', children: [{ tag: 'li', children: ['A ', term, '\u00a0216/2004'] }] }]
  expect(contentOf(`${key}/`)).toMatchObject({ ...card, content })
})
