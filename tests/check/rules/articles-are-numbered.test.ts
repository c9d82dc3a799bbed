import { expect, test } from 'vitest'
import { blogPage } from '../../diagnostics/blog-page.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { found } from './found.ts'

const copied = blogPage({ articles: ['umzug', 'umzug'] })

test('shows the upper one of two articles with one number or address: new ones are put above the others', () => {
  const told = found(copied).filter((problem) => /^(?:article|slug)-/.test(problem))
  expect(told.sort()).toEqual(['article-repeated pages.devis.articles.0.id', 'slug-taken pages.devis.articles.0.slug'])
})

test('names the other article by its title, not by the key of the blog', () => {
  const taken = checkText(changed([copied])).find(({ code }) => code === 'slug-taken')
  expect(taken?.parameters).toMatchObject({ owner: expect.not.stringMatching('devis') })
})
