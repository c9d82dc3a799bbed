import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { thirdSite } from '../../site/command.ts'

/** The mistakes of a text. The files of the third site do not lie around it. */
const told = (text: string) =>
  checkText(text)
    .filter(({ severity, code }) => severity === 'error' && code !== 'file-absent' && !code.startsWith('image-'))
    .map(({ code, path }) => `${code} ${path.join('.')}`)

test('keys that nothing knows are named, and the other mistakes beside them; no line is told to be moved', () => {
  const text = changed([
    ['\ntheme:\n', '\ntheme:\n  primary: "#123456"\n  hero:\n    title: One\n  sidebar:\n    - left\n'],
    ['\nfooter:\n', '\nwidgets:\n  weather:\n    enabled: true\n\nversion: 2\n\nfooter:\n'],
    ['timeoutMs: 8000', 'timeoutMs: huit'],
    ['type: select', 'type: selct'],
    ['color: "#1f3a5f"', 'color: navy'],
    ['icon: hammer', 'icon: hamer'],
    ['opens: "09:00"', 'opens: 9h'],
  ])
  expect(told(text)).toEqual([
    'key-unknown theme.primary',
    'key-unknown theme.hero',
    'key-unknown theme.sidebar',
    'form-wrong theme.color',
    'form-wrong contactDetails.openingHours.0.opens',
    'key-unknown widgets',
    'key-unknown version',
    'icon-unknown pages.atelier.sections.team.items.0.icon',
    'type-wrong forms.contact.timeoutMs',
    'value-unknown forms.contact.fields.3.type',
  ])
})

test('quotes behind a gallery with another key for their texts are told by that key', () => {
  const both = (text: string) => `{ en: ${text}, ja: ${text}, ar: ${text} }`
  const quotes = [
    'said:',
    '  kind: quotes',
    `  title: ${both('Said')}`,
    '  items:',
    ...['Ana', 'Bia'].flatMap((name) => [
      '    - quote:',
      ...['en', 'ja', 'ar'].map((locale) => `        ${locale}: Words of ${name}`),
      `      author: ${name}`,
    ]),
  ]
  const lines = readFileSync(thirdSite, 'utf8').split('\n')
  const gallery = lines.findIndex((line) => line.includes('kind: gallery'))
  const end = lines.findIndex((line, at) => at > gallery && /^ {0,6}\S/.test(line))
  lines.splice(end, 0, ...quotes.map((line) => `      ${line}`))
  expect(told(lines.join('\n'))).toEqual([
    'key-unknown pages.rooms.sections.said.items.0.quote',
    'key-unknown pages.rooms.sections.said.items.1.quote',
  ])
})
