import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { afterEach, expect, test, vi } from 'vitest'
import { Budget } from '../../../generator/check/repair/budget.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'
import { thirdSite } from '../../site/command.ts'
import { behind, diagnosed, wholeSite } from './changed-site.ts'

afterEach(() => void vi.restoreAllMocks())

const fourthSite = fileURLToPath(new URL('../../fixtures/fourth-site/site.config.yaml', import.meta.url))

/** The mistakes of a text. The files of the third site do not lie around it. */
const told = (text: string) =>
  checkText(text)
    .filter(({ severity, code }) => severity === 'error' && code !== 'file-absent' && !code.startsWith('image-'))
    .map(({ code, path }) => `${code} ${path.join('.')}`)

test('keys that nothing knows are named, and the other mistakes beside them; no line is told to be moved', () => {
  const text = changed([
    ['\ntheme:\n', '\ntheme:\n  primary: "#123456"\n  hero:\n    title: One\n  sidebar:\n    - left\n  layout: wide\n'],
    ['\nfooter:\n', '\nwidgets:\n  weather:\n    enabled: true\n\nversion: 2\n\nplugins:\n  - search\n\nfooter:\n'],
    ['\nforms:\n', '\nseo:\n  title: One\n  keywords: two\n\npermalink: /:title\n\nposts:\n  perPage: 10\n\nforms:\n'],
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
    'key-unknown theme.layout',
    'form-wrong theme.color',
    'form-wrong contactDetails.openingHours.0.opens',
    'key-unknown widgets',
    'key-unknown version',
    'key-unknown plugins',
    'icon-unknown pages.atelier.sections.team.items.0.icon',
    'key-unknown seo',
    'key-unknown permalink',
    'key-unknown posts',
    'type-wrong forms.contact.timeoutMs',
    'value-unknown forms.contact.fields.3.type',
  ])
})

test('quotes behind a gallery with another key for their texts are reported by that key', () => {
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

test('sections that nothing knows above the others are named, and the others are not moved below them', () => {
  const text = readFileSync(fourthSite, 'utf8')
    .replace('\nsite:\n', '\nlayout:\n  title: One\nsite:\n')
    .replace('\nlocales:\n', '\ncallToAction:\n  title: One\nlocales:\n')
    .replace('\ncontactDetails:\n', '\ncontactDetails:\n  draftOf:\n    - one\n')
    .replace('    sections:\n', '    sectqions:\n')
  expect(told(text)).toEqual([
    'key-unknown layout',
    'key-unknown callToAction',
    'key-unknown contactDetails.draftOf',
    'key-unknown pages.start.sectqions',
  ])
})

test('keys that no section around knows start no search for lines that were moved; a key that one of them knows does', () => {
  const search = vi.spyOn(Budget.prototype, 'spend')
  const fourth = readFileSync(fourthSite, 'utf8')
  const foreign = fourth
    .replace('\nsite:\n', '\nwidgets:\n  weather:\n    enabled: true\nsite:\n')
    .replace('\ncontactDetails:\n', '\ncontactDetails:\n  draftOf:\n    - one\n  permalink: /x\n')
    .replace('      de: Start\n', '      de: Start\n      version: 2\n')
  expect(told(foreign)).toEqual([
    'key-unknown widgets',
    'key-unknown contactDetails.draftOf',
    'key-unknown contactDetails.permalink',
    'locale-unknown pages.start.label.version',
  ])
  expect(search).not.toHaveBeenCalled()
  expect(told(fourth.replace('      de: Start\n', '      de: Start\n      redirects: {}\n'))).toHaveLength(1)
  expect(search).toHaveBeenCalled()
})

/** A service of the first format, when a page had a block of each name, behind the fourth site. */
const firstFormat = `
services:
  beratung:
    icon: clipboard-check
    label: { de: Beratung }
    slug: { de: beratung }
    meta:
      title: { de: Beratung vor dem Bau | Tischlerei Ahorn in Tübingen }
      description: { de: Wir sehen uns den Raum an und sagen danach genau und verbindlich dazu was geht und was es kostet. }
    summary: { de: Wir sehen uns den Raum an. }
    features:
      - de: Ein Besuch bei Ihnen
    hero:
      eyebrow: { de: Beratung }
      title: { de: Erst sehen, dann bauen }
    overview:
      title: { de: Was Sie bekommen }
      description: { de: Eine Zeichnung und einen festen Preis. }
    callToAction:
      title: { de: Reden wir darüber }
      primary:
        label: { de: Schreiben Sie uns }
        page: start
    footerText: { de: Auch am Samstag. }
greetingLanguage: de
`

test('each block of a former format is named, and nothing is told to be moved or to be missing that is there', () => {
  expect(told(readFileSync(fourthSite, 'utf8') + firstFormat)).toEqual([
    'key-missing services.beratung',
    'key-unknown services.beratung.hero',
    'key-unknown services.beratung.overview',
    'key-unknown services.beratung.callToAction',
    'key-unknown services.beratung.footerText',
    'key-unknown greetingLanguage',
  ])
})

test('an unknown key is taken for another that is near in letters only where its value fits there, unless one letter is wrong', () => {
  const suggested = (changes: Parameters<typeof changed>[0]) =>
    checkText(changed(changes))
      .filter(({ code }) => code === 'key-unknown')
      .map(({ parameters }) => (parameters as { readonly suggestion?: string }).suggestion)
  const button: readonly [string, string] = ['\n        secondary:\n', '\n        secondary:\n          title: One\n']
  expect(suggested([button])).toEqual([undefined])
  expect(suggested([[button[0], button[1].replace('title: One', 'flie: One')]])).toEqual(['file'])
})

test('a text whose last word is the first line of a section is not to be put between quotes, where the line below would then stand wrong', () => {
  const fourth = readFileSync(fourthSite, 'utf8')
  const quoted = ([was, is]: readonly [string, string]) => {
    expect(fourth).toContain(was)
    return checkText(fourth.replace(was, is))
      .filter(({ code }) => code === 'yaml-colon-in-text')
      .map(({ parameters }) => (parameters as { readonly text?: string }).text)
  }
  const good = 'wenn das alte Holz noch gut ist.'
  expect(quoted([good, 'wenn das alte Holz: noch gut ist.'])).toEqual([
    'Neu nach altem Vorbild oder gerichtet, wenn das alte Holz: noch gut ist.',
  ])
  expect(quoted([`${good}\n      fragen:`, `${good} fragen:`])).toEqual([undefined])
  expect(quoted(['pages:\n  start:', 'pages: start:'])).toEqual([undefined])
})

test('an unknown key is not taken for a button that leads nowhere', () => {
  // This page has the first button of two.
  const opening = wholeSite.indexOf('      opening:', wholeSite.indexOf('  serviceFichas:')) + 1
  const found = diagnosed(behind(opening, '        seo:', '          label:', '            pt: Um'), wholeSite)
  const unknown = found.filter(({ code }) => code === 'key-unknown')
  expect(unknown.map(({ parameters }) => parameters)).toEqual([expect.objectContaining({ value: 'seo' })])
  expect(unknown[0]?.parameters).not.toMatchObject({ suggestion: 'secondary' })
})

test('no heading is said to be missing that is none where the lines below it stand', () => {
  const fourth = readFileSync(fourthSite, 'utf8')
  const label = '            label:\n              de: E-Mail\n'
  expect(fourth).toContain(label)
  const found = checkText(fourth.replace(label, label.replaceAll(/^/gm, '  ').trimEnd().concat('\n')))
  expect(found.map(({ code, parameters }) => [code, parameters])).toEqual([['yaml-indentation', {}]])
})
