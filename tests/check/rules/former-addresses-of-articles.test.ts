import { expect, test } from 'vitest'
import { checkText } from '../../diagnostics/check-example.ts'
import { siteTexts } from '../../site/site-texts.ts'

const { text } = await siteTexts.blog()
const [, first = ''] = /^ {6}- id: \d+\n(?: {8}.*\n)*? {8}slug: (.+)$/m.exec(text) ?? []

/** What is said of the shipped blog where its first article names former addresses. */
function found(list: string): string[] {
  const named = text.replace(`slug: ${first}\n`, `slug: ${first}\n        formerPaths: ${list}\n`)
  const inBlog = checkText(named).filter(({ path }) => path[1] === 'blog')
  return inBlog.map(({ code, path }) => `${code} ${path.join('.')}`)
}

test('an article may have stood elsewhere', () => {
  expect(found('[at-first, later]')).toEqual([])
})

test('what is wrong with its former address is reported once, not in each language', () => {
  expect(found(`[${first}]`)).toEqual(['former-path-present pages.blog.articles.0.formerPaths.0'])
  const other = [...text.matchAll(/^ {8}slug: (.+)$/gm)].map(([, slug]) => slug).find((slug) => slug !== first)
  expect(found(`[at-first, ${other}]`)).toEqual(['former-path-taken pages.blog.articles.0.formerPaths.1'])
})

test('it is the last part of an address', () => {
  expect(found('[blog/at-first]')).toEqual(['form-wrong pages.blog.articles.0.formerPaths.0'])
  expect(found('[]')).toEqual(['list-empty pages.blog.articles.0.formerPaths'])
})
