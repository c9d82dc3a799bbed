import { fieldPattern } from '../../src/contact/field-pattern.ts'
import { atValue, type Path, type Problem } from '../diagnostics/problem.ts'
import type { Rule } from './rule.ts'
import { section } from './site.ts'
import { slowPart } from './slow-pattern.ts'

/** The fields of the form have names of their own, options with values of their own, and patterns that work. */
export const formFieldsWork: Rule = ({ value }) => {
  const form = section(value.contactForm)
  const fields = Array.isArray(form.fields) ? form.fields.map(section) : []
  const fieldPath = (index: number, key: string): Path => ['contactForm', 'fields', index, key]
  const names = fields.map(({ name }, index) => ({ word: name, path: fieldPath(index, 'name') }))
  const trap = { word: form.honeypot, path: ['contactForm', 'honeypot'] as Path }
  return [
    ...repetitions([...names, trap], (word) => ({ code: 'field-repeated', parameters: { name: word } })),
    ...fields.flatMap(({ options }, index) => optionProblems(options, fieldPath(index, 'options'))),
    ...fields.flatMap(({ pattern }, index) => patternProblems(pattern, fieldPath(index, 'pattern'))),
  ]
}

function optionProblems(options: unknown, path: Path): Problem[] {
  if (!Array.isArray(options)) return []
  const values = options.map((option, index) => ({ word: section(option).value, path: [...path, index, 'value'] }))
  return repetitions(values, (word) => ({ code: 'option-repeated', parameters: { value: word } }))
}

interface Word {
  readonly word: unknown
  readonly path: Path
}

type Repetition =
  | { code: 'field-repeated'; parameters: { name: string } }
  | { code: 'option-repeated'; parameters: { value: string } }

function repetitions(words: readonly Word[], say: (word: string) => Repetition): Problem[] {
  const first = new Map<string, Path>()
  return words.flatMap(({ word, path }): Problem[] => {
    if (typeof word !== 'string') return []
    const earlier = first.get(word)
    if (!earlier) first.set(word, path)
    return earlier ? [{ ...say(word), path, at: 'value', related: [{ path: earlier, at: 'value' }] }] : []
  })
}

function patternProblems(pattern: unknown, path: Path): Problem[] {
  if (typeof pattern !== 'string') return []
  try {
    fieldPattern(pattern)
  } catch (error) {
    const reason = (error as Error).message.replace(/^Invalid regular expression: .*: /s, '')
    return [atValue('pattern-invalid', path, { parameters: { pattern, reason } })]
  }
  const part = slowPart(pattern)
  return part === undefined ? [] : [atValue('pattern-slow', path, { parameters: { pattern, part } })]
}

/** The articles of a blog have numbers of their own. */
export const articlesAreNumbered: Rule = ({ pages }) =>
  pages.flatMap(({ value, path }) => {
    const first = new Map<number, Path>()
    const articles = Array.isArray(value.articles) ? value.articles : []
    return articles.flatMap((article, index): Problem[] => {
      const { id } = section(article)
      if (typeof id !== 'number') return []
      const at = [...path, 'articles', index, 'id']
      const earlier = first.get(id)
      if (!earlier) first.set(id, at)
      return earlier
        ? [atValue('article-repeated', at, { parameters: { id }, related: [{ path: earlier, at: 'value' }] })]
        : []
    })
  })
