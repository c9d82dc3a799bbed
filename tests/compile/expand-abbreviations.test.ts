import { describe, expect, test } from 'vitest'
import {
  expandAbbreviations,
  expandInSentence,
  listAbbreviations,
} from '../../generator/compile/words/expand-abbreviations.ts'
import { markedWords } from '../../src/content/marked-words.ts'

const known = new Map([['RDC', 'a rule of the "agency"']])
const abbr = '<abbr title="a rule of the &quot;agency&quot;">RDC</abbr>'

describe('an abbreviation', () => {
  test('says what it stands for where a page has it first, and no more', () => {
    const said = new Set<string>()
    expect(expandAbbreviations('The RDC 216, and the RDC 275.', known, said)).toBe(`The ${abbr} 216, and the RDC 275.`)
    expect(expandAbbreviations('The RDC once more.', known, said)).toBe('The RDC once more.')
  })

  test.each([
    ['of a longer word', 'RDCs are rules'],
    ['of a heading', '## The RDC'],
    ['of code', '`RDC`'],
    ['of the address of a link', '[rule](https://agency.com/RDC)'],
    ['of a tag', '<span title="RDC">rule</span>'],
    ['that is spelt out by hand', '<abbr title="rule">RDC</abbr>'],
  ])('stays as it is as part %s', (_, text) => {
    expect(expandAbbreviations(text, known, new Set())).toBe(text)
  })
})

describe('in a plain text', () => {
  const spelt = (text: string) => expandInSentence(text, known, new Set())

  test('an abbreviation says so in a sentence, not in a title', () => {
    expect(spelt('We follow the RDC.')).toBe(`We follow the ${markedWords('RDC', 'title', 'a rule of the "agency"')}.`)
    expect(spelt('The RDC in practice')).toBe('The RDC in practice')
  })

  test('it stays as it is within words of another language', () => {
    const text = `It says ${markedWords('a RDC vale', 'lang', 'pt')}.`
    expect(spelt(text)).toBe(text)
  })
})

test('the glossary has abbreviations, and words that are none', () => {
  const glossary = {
    rule: { same: 'RDC', meaning: { en: 'a rule' } },
    plan: { term: { en: 'HACCP', pt: 'APPCC' }, meaning: { pt: 'análise de perigos' } },
    name: { same: 'Rubra', meaning: { en: 'red' } },
    silent: { same: 'CVS' },
  }
  const config = { glossary } as unknown as Parameters<typeof listAbbreviations>[0]
  expect([...listAbbreviations(config, 'en')]).toEqual([['RDC', 'a rule']])
  expect([...listAbbreviations(config, 'pt')]).toEqual([['APPCC', 'análise de perigos']])
})
