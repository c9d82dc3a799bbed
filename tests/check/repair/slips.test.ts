import { describe, expect, test } from 'vitest'
import { load } from '../../../generator/check/yaml/load.ts'
import { at, behind, type Change, diagnosed, lineOf, site, told, wholeSite } from './changed-site.ts'

const inBy = (spaces: number): Change =>
  spaces > 0 ? (line) => ' '.repeat(spaces) + line : (line) => line.slice(-spaces)

const opening = lineOf('      opening:')
const title = lineOf('        title:', opening)
const email = lineOf('  email:')
const recipes = lineOf('  serviceFichas:')
const features = lineOf('    features:', site.indexOf('services:'))
const block = lineOf('|-')
const heading = lineOf('          ## ')
const links = lineOf('  links:')

describe('one line with too many or too few spaces is reported once, at that line', () => {
  test.each([
    ['a section one further in', email, 1],
    ['a section that holds much, two further out', recipes, -2],
    ['the first of three texts, one further in', title + 1, 1],
    ['the second one, one further out', title + 2, -1],
    ['the second one, two further out', title + 2, -2],
    ['the last one, one further in', title + 3, 1],
    ['the last one, two further out: the file can be read', title + 3, -2],
    ['the heading of three texts, one further out', title, -1],
    ['the heading of three texts, two further in: the file can be read', title, 2],
    ['the first item of a list, one further in', features + 1, 1],
    ['the second line of a long text, one further out', block + 3, -1],
    ['a heading in a long text, two further out', heading, -2],
    ['a heading in a long text, at the start of the line: it is no note', heading, -10],
  ])('%s', (_, line, by) => {
    expect(told(at(line, inBy(by)))).toEqual([`${line} yaml-indentation`])
  })

  test.each([
    ['to the start of the line', ''],
    ['one level', '  '],
  ])('also the last one of an entry whose key is made up, when it is moved out %s', (_, spaces) => {
    const flag = lineOf('    flag: us')
    const found = diagnosed(behind(flag, `${spaces}draft: true`)).filter(({ severity }) => severity === 'error')
    expect(found.map(({ code, range }) => `${range.start.line} ${code}`)).toEqual([`${flag + 1} yaml-indentation`])
  })

  test('even if hundreds of texts are missing because of it', () => {
    const language = ['  fr:', '    name: Français (France)', '    tag: fr-FR', '    country: France', '    flag: fr']
    const flag = lineOf('    flag: us')
    const [first, ...others] = diagnosed(behind(flag, ...language, 'draft: true'))
    expect([first?.code, first?.range.start.line]).toEqual(['yaml-indentation', flag + language.length + 1])
    expect(others.map(({ code }) => code)).toEqual(['language-draft'])
  })

  test('also when several lines were moved together', () => {
    expect(
      told((lines) => {
        for (const more of [0, 1, 2, 3, 4]) at(title + more, inBy(-2))(lines)
      }),
    ).toEqual([`${title} yaml-indentation`])
  })

  test('and several such lines all at once, beside other mistakes', () => {
    const found = told((lines) => {
      at(recipes, inBy(-2))(lines)
      at(title + 2, inBy(-1))(lines)
      at(email, inBy(1))(lines)
      at(title + 1, (line) => line.replace('pt: ', 'pt: @'))(lines)
    })
    expect(found).toEqual([
      `${email} yaml-indentation`,
      `${title + 1} yaml-special-start`,
      `${title + 2} yaml-indentation`,
      `${recipes} yaml-indentation`,
    ])
  })
})

test('a moved line is the only problem, or is none', { timeout: 60_000 }, () => {
  const shifts = [-2, -1, 1, 2]
  for (let line = 17, turn = 0; line < wholeSite.length; line += 633, turn += 3) {
    const written = wholeSite[line - 1] as string
    const by = shifts[turn % shifts.length] as number
    if (/^\s*(?:#|$)/.test(written) || (by < 0 && !written.startsWith(' '.repeat(-by)))) continue
    expect([[], [`${line} yaml-indentation`]]).toContainEqual(told(at(line, inBy(by)), wholeSite))
  }
})

describe('a wrong or missing character is reported as such', () => {
  const text = title + 1
  test.each<[string, string, (lines: string[]) => void]>([
    ['a tab', `${text} yaml-tab`, at(text, (line) => line.replace(/^ +/, '\t'))],
    ['tabs', `${text} yaml-tab`, at(text, (line) => line.replace(/^ +/, '\t\t\t\t'))],
    ['a non-breaking space behind a key', `${text} yaml-odd-space`, at(text, (line) => line.replace(': ', ':\u00a0'))],
    ['one at the start of a line', `${text} yaml-odd-space`, at(text, (line) => line.replace(' ', '\u00a0'))],
    ['eight of them', `${text} yaml-odd-space`, at(text, (line) => line.replace(/^ +/, '\u00a0'.repeat(8)))],
    ['no colon', `${text} yaml-colon-missing`, at(text, (line) => line.replace('pt: ', 'pt '))],
    ['a comma for a colon', `${text} yaml-colon-missing`, at(text, (line) => line.replace('pt: ', 'pt, '))],
    ['a wide colon', `${text} yaml-colon-missing`, at(text, (line) => line.replace('pt: ', 'pt：'))],
    ['no colon behind a heading', `${title} yaml-colon-missing`, at(title, (line) => line.replace(':', ''))],
    ['a bullet', `${features + 1} yaml-bullet`, at(features + 1, (line) => line.replace('- ', '• '))],
    ['a question mark', `${text} yaml-special-start`, at(text, (line) => line.replace('pt: ', 'pt: ? '))],
    ['a dash', `${text} yaml-special-start`, at(text, (line) => line.replace('pt: ', 'pt: - '))],
    ['a closing bracket', `${text} yaml-special-start`, at(text, (line) => line.replace('pt: ', 'pt: ] '))],
    [
      'an expression in brackets',
      `${text} yaml-special-start`,
      at(text, (line) => line.replace(/pt: .*/, 'pt: [0-9]{5}')),
    ],
    ['a word that begins with &', `${text} yaml-special-start`, at(text, (line) => line.replace('pt: ', 'pt: &'))],
    ['an exclamation mark', `${text} yaml-special-start`, at(text, (line) => line.replace('pt: ', 'pt: ! '))],
    [
      'nothing but a word with one',
      `${text} yaml-special-start`,
      at(text, (line) => line.replace(/pt: .*/, 'pt: !Oferta')),
    ],
    [
      'a non-breaking space behind the first dash of a list',
      `${links + 1} yaml-odd-space`,
      at(links + 1, (line) => line.replace('- ', '-\u00a0')),
    ],
    ['a hyphen without a space', `${features + 1} yaml-bullet`, at(features + 1, (line) => line.replace('- ', '-'))],
    ['half a key', `${title} yaml-colon-missing`, behind(title - 1, '        sub')],
    ['half a key at the start of a section', `${opening + 2} yaml-colon-missing`, behind(opening + 1, '        eye')],
    ['a paragraph at the first column', `${text + 1} yaml-stray-text`, behind(text, 'E mais um texto colado.')],
    ['two of them', `${text + 1} yaml-stray-text`, behind(text, 'E mais um texto colado.', 'E outro.')],
  ])('%s', (_, expected, change) => {
    expect(told(change)).toEqual([expected])
  })
})

describe('tabs are reported once, and nothing that may only follow from them', () => {
  const tabs = (from: number, to: number, instead: (spaces: number) => number) => (lines: string[]) => {
    for (let number = from; number <= to; number++)
      at(number, (line) => line.replace(/^ +/, (spaces) => '\t'.repeat(instead(spaces.length))))(lines)
  }

  test.each([
    ['one for each level', recipes + 1, recipes + 8, (spaces: number) => spaces / 2],
    ['one for each line', recipes + 1, recipes + 8, () => 1],
    ['in all of the file', 1, site.length, (spaces: number) => spaces / 2],
  ])('%s', (_, from, to, instead) => {
    const found = diagnosed(tabs(from, to, instead))
    expect(found.map(({ code }) => code)).toEqual(['yaml-tab'])
    expect(found[0]?.parameters).toHaveProperty('last')
  })

  test('nor what else is wrong', () => {
    const [above, below] = [title + 1, recipes + 1].sort((a, b) => a - b) as [number, number]
    const further = at(above, (line) => ` ${line}`)
    const single = at(below, (line) => line.replace(/^ +/, '\t'))
    expect(told((lines) => [further, single].forEach((change) => void change(lines)))).toEqual([`${below} yaml-tab`])
  })

  test('but at two places they are two mistakes', () => {
    const found = told((lines) => {
      at(title + 1, (line) => line.replace(/^ +/, '\t\t\t\t'))(lines)
      at(email, (line) => line.replace(/^ +/, '\t'))(lines)
    })
    expect(found).toEqual([`${email} yaml-tab`, `${title + 1} yaml-tab`])
  })
})

describe('a text of several lines without the sign for it', () => {
  const content = lineOf('content: |-')
  test.each([
    ['that holds lists and headings', content],
    ['that holds nothing but paragraphs', block],
  ])('%s', (_, line) => {
    expect(told(at(line, (text) => text.replace(' |-', '')))).toEqual([`${line} yaml-bar-missing`])
  })

  test('that begins with a heading, which counts as a note', () => {
    const heading = (text: string) => text.replace(/pt: /, 'pt:\n            ## Um título\n\n            ')
    expect(told(at(title + 1, heading))).toEqual([`${title + 1} yaml-bar-missing`])
    const note = (text: string) => text.replace(/pt: /, 'pt:\n            # uma nota\n            ')
    expect(told(at(title + 1, note))).toEqual([])
  })

  test('is right where it is one paragraph', () => {
    expect(told(at(title + 1, (line) => line.replace('pt: ', 'pt:\n            ')))).toEqual([])
  })
})

test('a mark that is referred to is no text that lost its beginning', () => {
  const found = told((lines) => {
    at(title + 1, (line) => line.replace('pt: ', 'pt: &title '))(lines)
    behind(lines.length, 'ignore:', '  - { code: text-cut, path: site, reason: *title }')(lines)
  })
  expect(found.filter((line) => line.includes('yaml'))).toEqual([])
})

describe('two versions of the same lines are one mistake', () => {
  test('between keys', () => {
    const lines = ['<<<<<<< HEAD', '        title:', '=======', '        title:', '>>>>>>> feature/texto']
    expect(told(behind(title, ...lines))).toEqual([`${title + 1} merge-conflict`])
  })

  test('in a long text, indented or not', () => {
    expect(told(behind(block + 1, '<<<<<<< HEAD', '======='))).toEqual([`${block + 2} merge-conflict`])
    expect(told(behind(block + 1, '          <<<<<<< HEAD'))).toEqual([`${block + 2} merge-conflict`])
    expect(told(behind(block + 1, '          >>>>>>> texts'))).toEqual([`${block + 2} merge-conflict`])
  })

  test('of which only the middle line is left', () => {
    expect(told(behind(title, '======='))).toEqual([`${title + 1} merge-conflict`])
  })
})

describe('letters', () => {
  test('that are not UTF-8 are reported at the first of them', () => {
    const bytes = Buffer.from('a: Olá\nb: São\n', 'latin1')
    const loaded = load({ file: 'site.config.yaml', bytes: Buffer.concat([Buffer.from('# á\n'), bytes]) })
    expect(
      'diagnostics' in loaded && loaded.diagnostics.map(({ parameters, range }) => [range.start, parameters]),
    ).toEqual([[{ line: 2, column: 6, offset: 10 }, { encoding: 'Windows-1252' }]])
  })

  test('of UTF-16 are reported as such', () => {
    const loaded = load({ file: 'site.config.yaml', bytes: Buffer.from('\ufeffa: Olá\n', 'utf16le') })
    expect('diagnostics' in loaded && loaded.diagnostics[0]?.parameters).toEqual({ encoding: 'UTF-16' })
  })

  test('that were lost, and those that became two signs', () => {
    const text = title + 1
    expect(told(at(text, (line) => `${line}, In\ufffdcio`))).toContain(`${text} file-letters-lost`)
    expect(told(at(text, (line) => `${line}, InÃ­cio`))).toContain(`${text} file-letters-garbled`)
    expect(told(at(text, (line) => `${line}, PADRÃ“ES â€œÃ³timosâ€\u009d`))).toContain(`${text} file-letters-garbled`)
  })
})

test('a line of a list without its dash is reported as such, and not as a key', () => {
  const link = lineOf('    - about')
  expect(told(at(link, (line) => line.replace('- ', '')))).toEqual([`${link} yaml-bullet`])
})

describe('the rest of a text that was wrapped, with a colon in it, is reported as such', () => {
  const rest = (indent: number) => [
    `${' '.repeat(indent)}e mais do que isso: o que falta,`,
    `${' '.repeat(indent)}e o que sobra.`,
  ]

  test.each([
    ['at the start of the line', rest(0), 2],
    ['with spaces before it', rest(12), 2],
    ['behind an empty line', ['', ...rest(12)], 3],
  ])('%s', (_, lines, below) => {
    const found = diagnosed(behind(title + 1, ...lines))
    expect(found.map(({ code, range, parameters }) => ({ code, line: range.start.line, parameters }))).toEqual([
      { code: 'yaml-stray-text', line: title + below, parameters: { above: title + 1, hasColon: true } },
    ])
  })
})

test.each([
  ['a text in quotes', email + 1, (line: string) => line.replace(/: (.*)$/, ': "$1"# geral')],
  ['a list in brackets', lineOf('    - stored') - 1, (line: string) => `${line} [stored, browser]# os dois`],
])('a note right behind %s is reported as that', (_, line, change) => {
  const [first] = diagnosed(at(line, change))
  expect(first).toMatchObject({ code: 'yaml-syntax', range: { start: { line } }, parameters: { reason: 'note' } })
})

describe('a text with a colon is suggested in one pair of quotes, whatever quotes it had', () => {
  test.each(['Ligar: agora"', '“Ligar: agora"', '""Ligar: agora""', '“Ligar: agora”', 'Ligar: agora'])(
    '%s',
    (written) => {
      const [found] = diagnosed(at(title + 1, (line) => line.replace(/pt: .*/, `pt: ${written}`)))
      expect(found).toMatchObject({ code: 'yaml-colon-in-text', parameters: { text: 'Ligar: agora' } })
    },
  )
})
