import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import { load } from '../../generator/load.ts'
import { validate } from '../../generator/validate.ts'

const file = new URL('../../site.config.yaml', import.meta.url)
const site = readFileSync(file, 'utf8').split('\n')

/** The number of the first line that has a text, from another one on. */
function lineOf(text: string, from = 0): number {
  const index = site.findIndex((line, at) => at >= from && line.includes(text))
  if (index === -1) throw new Error(`The site does not have: ${text}`)
  return index + 1
}

/** What is said of the site after a change of its lines. */
function diagnosed(change: (lines: string[]) => void): Diagnostic[] {
  const lines = [...site]
  change(lines)
  const loaded = load({ file: file.pathname, bytes: new TextEncoder().encode(lines.join('\n')) })
  return 'document' in loaded ? validate(loaded.document).diagnostics : loaded.diagnostics
}

/** The codes and lines of what is said of the site after a change of its lines. */
function told(change: (lines: string[]) => void): string[] {
  return diagnosed(change).map(({ code, range }) => `${range.start.line} ${code}`)
}

type Change = (line: string) => string

/** Changes one line. */
const at = (number: number, change: Change) => (lines: string[]) => {
  lines[number - 1] = change(lines[number - 1] as string)
}

/** Puts lines in behind another one. */
const behind =
  (number: number, ...added: string[]) =>
  (lines: string[]) =>
    void lines.splice(number, 0, ...added)

const inBy = (spaces: number): Change =>
  spaces > 0 ? (line) => ' '.repeat(spaces) + line : (line) => line.slice(-spaces)

const hero = lineOf('  hero:')
const title = lineOf('      title:', hero)
const email = lineOf('  email:')
const recipes = lineOf('  serviceFichas:')
const features = lineOf('    features:')
const block = lineOf('|-')

describe('one line that stands too far in or out is told once, at that line', () => {
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
  ])('%s', (_, line, by) => {
    expect(told(at(line, inBy(by)))).toEqual([`${line} yaml-indentation`])
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

test('any line that is moved is told alone, or nothing is wrong with it', { timeout: 60_000 }, () => {
  const shifts = [-2, -1, 1, 2]
  for (let line = 17, turn = 0; line < site.length; line += 211, turn++) {
    const written = site[line - 1] as string
    const by = shifts[turn % shifts.length] as number
    if (/^\s*(?:#|$)/.test(written) || (by < 0 && !written.startsWith(' '.repeat(-by)))) continue
    expect([[], [`${line} yaml-indentation`]]).toContainEqual(told(at(line, inBy(by))))
  }
})

describe('a slip with a sign is told as what it is', () => {
  const text = title + 1
  test.each<[string, string, (lines: string[]) => void]>([
    ['a tab', `${text} yaml-tab`, at(text, (line) => line.replace(/^ +/, '\t'))],
    ['tabs', `${text} yaml-tab`, at(text, (line) => line.replace(/^ +/, '\t\t\t\t'))],
    ['a non-breaking space behind a key', `${text} yaml-odd-space`, at(text, (line) => line.replace(': ', ':\u00a0'))],
    ['one at the start of a line', `${text} yaml-odd-space`, at(text, (line) => line.replace(' ', '\u00a0'))],
    ['eight of them', `${text} yaml-odd-space`, at(text, (line) => line.replace(/^ +/, '\u00a0'.repeat(8)))],
    ['no colon', `${text} yaml-colon-missing`, at(text, (line) => line.replace('pt: ', 'pt '))],
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
    ['a hyphen without a space', `${features + 1} yaml-bullet`, at(features + 1, (line) => line.replace('- ', '-'))],
    ['half a key', `${title} yaml-colon-missing`, behind(title - 1, '      sub')],
    ['half a key at the start of a section', `${hero + 1} yaml-colon-missing`, behind(hero, '      eye')],
    ['a paragraph at the first column', `${text + 1} yaml-stray-text`, behind(text, 'E mais um texto colado.')],
    ['two of them', `${text + 1} yaml-stray-text`, behind(text, 'E mais um texto colado.', 'E outro.')],
  ])('%s', (_, expected, change) => {
    expect(told(change)).toEqual([expected])
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

  test('is right where it is one paragraph', () => {
    expect(told(at(title + 1, (line) => line.replace('pt: ', 'pt:\n          ')))).toEqual([])
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
    const lines = ['<<<<<<< HEAD', '      title:', '=======', '      title:', '>>>>>>> feature/texto']
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

describe('a heading that was lost is told by its name, above the line where it stood', () => {
  const without = (line: number) => (lines: string[]) => void lines.splice(line - 1, 1)
  const firstBelow = (line: number) => site.findIndex((text, at) => at >= line && !/^ *(?:#|$)/.test(text))

  test.each([
    ['of a section of the file: the file can be read', site.indexOf('chat:') + 1, 'chat'],
    ['of one above which another section ends further in: it cannot', site.indexOf('pages:') + 1, 'pages'],
    ['of entries below a section that may have any', site.indexOf('services:') + 1, 'services'],
    ['of a section that languages stand above', site.indexOf('localeDetection:') + 1, 'localeDetection'],
    ['of a text in all languages', title, 'title'],
    ['of the first text of a section', hero + 1, 'eyebrow'],
    ['of a list', features, 'features'],
  ])('%s', (_, line, key) => {
    expect(diagnosed(without(line)).map(({ range, parameters }) => [range.start.line, parameters])).toEqual([
      [firstBelow(line), expect.objectContaining({ key })],
    ])
  })

  test.each([
    ['the file can be read', title, lineOf('      title:', title + 1)],
    ['it cannot', features, lineOf('    features:', features + 1)],
  ])('even if two were lost: %s', (_, first, second) => {
    const found = told((lines) => {
      without(second)(lines)
      without(first)(lines)
    })
    expect(found).toEqual([`${first} yaml-heading-missing`, `${second - 1} yaml-heading-missing`])
  })

  const codesOf = (change: (lines: string[]) => void) => diagnosed(change).map(({ code }) => code)

  test.each([
    ['that holds a text of its own', at(title, (line) => `${line} Sem surpresas`)],
    [
      'that changed places with the line below',
      (lines: string[]) => void lines.splice(title - 2, 0, ...lines.splice(title - 1, 1)),
    ],
    ['that has the name of another one', at(title, (line) => line.replace('title', 'primary'))],
  ])('not one %s', (_, change) => {
    expect(codesOf(change)).not.toContain('yaml-heading-missing')
  })

  test('with what else is wrong, at its place and in the same words', () => {
    const found = diagnosed((lines) => {
      at(recipes + 1, (line) => line.replace(/: (.*)/, ': “$1”'))(lines)
      without(title)(lines)
    })
    expect(found.map(({ code, range }) => `${range.start.line} ${code}`)).toEqual([
      `${title} yaml-heading-missing`,
      `${recipes} quotes-curly`,
    ])
  })

  test('and no other one in its place, whichever was lost', { timeout: 60_000 }, () => {
    const headings = site.flatMap((line, index) => (/^ *[\w-]+:$/.test(line) ? [index + 1] : []))
    for (let at = 5; at < headings.length; at += 43) {
      const line = headings[at] as number
      const named = diagnosed(without(line)).filter(({ code }) => code === 'yaml-heading-missing')
      const key = site[line - 1]?.trim().slice(0, -1)
      expect([[], [key]]).toContainEqual(named.map(({ parameters }) => (parameters as { key: string }).key))
    }
  })
})

describe('letters', () => {
  test('that are not UTF-8 are told at the first of them', () => {
    const bytes = Buffer.from('a: Olá\nb: São\n', 'latin1')
    const loaded = load({ file: 'site.config.yaml', bytes: Buffer.concat([Buffer.from('# á\n'), bytes]) })
    expect(
      'diagnostics' in loaded && loaded.diagnostics.map(({ parameters, range }) => [range.start, parameters]),
    ).toEqual([[{ line: 2, column: 6, offset: 10 }, { encoding: 'Windows-1252' }]])
  })

  test('of UTF-16 are told as such', () => {
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
