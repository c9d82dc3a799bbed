import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'
import { createRuleContext } from '../../../generator/check/rules/create-rule-context.ts'
import { thirdSite } from '../../site/command.ts'

const third = readFileSync(thirdSite, 'utf8')

/** What is said of the third site with changes, beyond what is said of it as it is: codes, paths, and the lines of other places. */
function found(...changes: readonly (readonly [from: string, to: string])[]): string[] {
  const known = new Set(problems(third))
  const text = changes.reduce((all, [from, to]) => {
    if (!all.includes(from)) throw new Error(`The third site does not have: ${from}`)
    return all.replace(from, () => to)
  }, third)
  return problems(text).filter((problem) => !known.has(problem))
}

function problems(text: string): string[] {
  const bytes = new TextEncoder().encode(text)
  const { diagnostics } = checkSource({ file: 'site.config.yaml', bytes }, createRuleContext(thirdSite))
  return diagnostics.map(({ code, path, related, parameters }) => {
    const { locales, locale } = parameters as { locales?: string[]; locale?: string }
    return `${code} ${path.join('.')} ${locales ?? locale ?? ''} ${related.length}`.trimEnd()
  })
}

const only = (key: string, languages: string) =>
  [`\n  ${key}:\n    kind: page\n`, `\n  ${key}:\n    kind: page\n    languages: ${languages}\n`] as const

describe('a page that is there in some languages', () => {
  test('needs its texts in these alone, and all of them', () => {
    const bare = third.replace('    kind: blog\n    languages: [en, ar]\n', '    kind: blog\n')
    expect(problems(bare).filter((problem) => problem.startsWith('text-missing pages.journal.slug'))).toHaveLength(1)
    expect(found(['    languages: [en]\n', '    languages: [en, ja]\n'])).toContain(
      'text-missing services.hammam.slug ja 0',
    )
  })

  test('has sections that need no text in another language', () => {
    const section = ['          en: What was written about us\n', '          en: Press\n'] as const
    const shown = [
      '        kind: text\n        enabled: false\n',
      '        kind: text\n        languages: [ja]\n',
    ] as const
    expect(found(section, shown).filter((problem) => problem.includes('text-missing'))).not.toEqual([])
    expect(found(section, shown, only('house', '[en]')).filter((problem) => problem.includes('text-missing'))).toEqual(
      [],
    )
  })

  test('opens in these alone', () => {
    const opening = ['  privacy:\n    kind: page\n', '  privacy:\n    kind: page\n    languages: [en]\n'] as const
    expect(found(opening).filter((problem) => problem.startsWith('opening'))).toEqual([])
  })

  test('has an address that another page may have in another language', () => {
    const taken = (...changes: (readonly [string, string])[]) =>
      found(['      ja: ie\n', '      ja: 部屋\n'], ...changes).filter((problem) => problem.startsWith('slug-taken'))
    expect(taken()).toEqual(['slug-taken pages.house.slug.ja ja 1'])
    expect(taken(only('rooms', '[en, ar]'))).toEqual([])
  })

  test('may name a language that is a draft', () => {
    const draft = ['    tag: ar-MA\n', '    tag: ar-MA\n    draft: true\n'] as const
    expect(found(draft).filter((problem) => problem.startsWith('draft-needed'))).toEqual([])
  })

  test('names languages of the site', () => {
    expect(found(only('house', '[en, fr]'))).toContain('locale-not-listed pages.house.languages.1  0')
  })
})

describe('the home page', () => {
  test('is there in each language', () => {
    const home = ['    role: home\n', '    role: home\n    languages: [en, ja]\n'] as const
    expect(found(home)).toContain('home-languages pages.home.languages ar 0')
  })

  test('may lack a draft', () => {
    const home = ['    role: home\n', '    role: home\n    languages: [en, ja]\n'] as const
    const draft = ['    tag: ar-MA\n', '    tag: ar-MA\n    draft: true\n'] as const
    expect(found(home, draft).filter((problem) => problem.startsWith('home-languages'))).toEqual([])
  })
})

describe('what leads to a page that is not there in a language', () => {
  test('is told with the buttons and texts that are shown in it', () => {
    const told = found(only('rooms', '[en, ar]')).filter((problem) => problem.startsWith('links-gone'))
    // Menus leave it out. One of the buttons stands on the page itself.
    const buttons = third.slice(third.indexOf('\npages:\n')).match(/^ +page: rooms$/gm) ?? []
    expect(told).toEqual([`links-gone pages.rooms.languages ja ${buttons.length - 1}`])
  })

  test('is no text whose other languages alone have the link, and no part that they alone show', () => {
    expect(problems(third).filter((problem) => problem.startsWith('links-gone'))).toEqual([])
    const link = ['職人たちは次の春に来ました。', '[日誌](page:journal)をどうぞ。'] as const
    const told = [
      ['  - code: links-gone\n    path: pages.journal\n', '  - code: links-gone\n    path: pages.rooms\n'],
    ] as const
    expect(found(...told)).toContain('links-gone pages.journal.languages ja 1')
    expect(found(link, ...told)).toContain('links-gone pages.journal.languages ja 2')
  })
})
