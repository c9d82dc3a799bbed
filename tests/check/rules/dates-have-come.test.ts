import { expect, test } from 'vitest'
import { blogPage } from '../../diagnostics/blog-page.ts'
import { found } from './found.ts'

test.each([
  ['2026-04-02', ['date-future pages.devis.articles.0.date']],
  ['2026-04-01', []],
  ['2026-03-31', []],
  ['1999-01-01', []],
])('on 31 March 2026, an article of %s is reported: %j', (date, problems) => {
  expect(found(blogPage({ date }))).toEqual(problems)
})
