import { describe, expect, test } from 'vitest'
import { at, diagnosed, lineOf, site } from './changed-site.ts'

const opening = lineOf('      opening:')
const title = lineOf('        title:', opening)
const kind = lineOf('      kind: recipe')
const features = lineOf('    features:', site.indexOf('services:'))

describe('a heading that was lost is reported by its name, above the line where it stood', () => {
  const without = (line: number) => (lines: string[]) => void lines.splice(line - 1, 1)
  const firstBelow = (line: number) => site.findIndex((text, at) => at >= line && !/^ *(?:#|$)/.test(text))

  test.each([
    ['of a section of the file: the file can be read', site.indexOf('chat:') + 1, 'chat'],
    ['of one above which another section ends further in: it cannot', site.indexOf('pages:') + 1, 'pages'],
    ['of entries below a section that may have any', site.indexOf('services:') + 1, 'services'],
    ['of a section that languages stand above', site.indexOf('localeDetection:') + 1, 'localeDetection'],
    ['of a text in all languages', title, 'title'],
    ['of the first text of a section', opening + 2, 'eyebrow'],
    ['of a list', features, 'features'],
    ['of a section that may be left out, below a text in all languages', lineOf('    meta:'), 'meta'],
    ['of the first page, which others name', lineOf('  home:', site.indexOf('pages:')), 'home'],
    ['of a later page', lineOf('  about:', site.indexOf('pages:')), 'about'],
    ['of the first service', lineOf('  serviceConsultoria:', site.indexOf('services:')), 'serviceConsultoria'],
    ['of the first language', lineOf('  pt:', site.indexOf('locales:')), 'pt'],
    ['of a sentence that a field names', lineOf('        nameRequired:'), 'nameRequired'],
    ['of a text, below a key that takes a word', lineOf('    label:', lineOf('    role: about')), 'label'],
    ['of one, below a key that is a section elsewhere', lineOf('      role:'), 'role'],
  ])('%s', (_, line, key) => {
    expect(diagnosed(without(line)).map(({ range, parameters }) => [range.start.line, parameters])).toEqual([
      [firstBelow(line), expect.objectContaining({ key })],
    ])
  })

  test('without its name, if its writer made that up and nothing refers to it', () => {
    const found = diagnosed((lines) => {
      const first = lines.indexOf('services:') + 1
      const key = lines.findIndex((line, at) => at > first && /^ {2}\w+:$/.test(line))
      const name = lines[key]?.trim().slice(0, -1) ?? ''
      for (const [at, line] of lines.entries()) if (new RegExp(`(?:: |- )${name}$`).test(line)) lines[at] = `# ${line}`
      lines.splice(key, 1)
    })
    expect(found[0]).toMatchObject({ code: 'yaml-heading-missing', parameters: { spaces: 2 } })
    expect(found[0]?.parameters).not.toHaveProperty('key')
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
      at(kind, (line) => line.replace(/: (.*)/, ': “$1”'))(lines)
      without(title)(lines)
    })
    expect(found.map(({ code, range }) => `${range.start.line} ${code}`)).toEqual([
      `${title} yaml-heading-missing`,
      `${kind - 1} quotes-curly`,
    ])
  })

  test('and no other one in its place, whichever was lost', { timeout: 1_800_000 }, () => {
    const headings = site.flatMap((line, index) => (/^ *[\w-]+:$/.test(line) ? [index + 1] : []))
    const stride = process.env.MUTATIONS === 'all' ? 1 : 311
    for (let at = 5; at < headings.length; at += stride) {
      const line = headings[at] as number
      const named = diagnosed(without(line)).filter(({ code }) => code === 'yaml-heading-missing')
      const key = site[line - 1]?.trim().slice(0, -1)
      expect([[], [key]]).toContainEqual(named.map(({ parameters }) => (parameters as { key: string }).key))
    }
  })
})

test('a heading that stands too far out is reported by its own line, and not as one that is missing', () => {
  const heading = lineOf('    artefact:')
  const found = diagnosed(at(heading, () => '  artefact:'))
  expect(found.map(({ code, range, parameters }) => ({ code, line: range.start.line, parameters }))).toEqual([
    { code: 'yaml-indentation', line: heading, parameters: expect.objectContaining({ spaces: 2, wanted: 4 }) },
  ])
})
