import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { formatDiagnostics } from '../../generator/diagnostics/reporters/format-diagnostics.ts'
import { type NewPart, planPart } from '../../generator/edit/forms/new-part.ts'
import { applyEdits, readValue } from '../../generator/edit/yaml/apply-edits.ts'
import { listBranches, readSiteSchema } from '../../generator/schema/site-schema.ts'
import { builtInWords } from '../../generator/words/built-in-words.ts'

const file = fileURLToPath(new URL('../../site.config.yaml', import.meta.url))
const shipped = readFileSync(file, 'utf8')
const second = readFileSync(new URL('../fixtures/second-site/site.config.yaml', import.meta.url), 'utf8')

/** The codes of what the check says of a text, each with how often. */
function codes(text: string): Record<string, number> {
  const { diagnostics } = checkSource({ file, bytes: new TextEncoder().encode(text) })
  const counts: Record<string, number> = {}
  for (const { code } of diagnostics) counts[code] = (counts[code] ?? 0) + 1
  return counts
}

/** A section by its first line, to before the next line of the same level. */
function sectionOf(first: RegExp, level: string): string {
  const [section] = new RegExp(`${first.source}\\n(?:(?:${level} .*|\\s*#.*)?\\n)+`, 'm').exec(shipped) ?? []
  if (section === undefined) throw new Error(`There is no ${first}`)
  return section
}

const guides = ['en', 'pt'].map((language) =>
  readFileSync(new URL(`../../schema/GUIDE.${language}.md`, import.meta.url), 'utf8'),
)

test.each(guides.map((guide, index) => ({ guide, language: index === 0 ? 'en' : 'pt' }) as const))(
  'the guide in $language shows a message as the check prints it',
  ({ guide, language }) => {
    const mistaken = shipped.replace('es: servicios/entrenamientos\n', 'es: servicios/consultoria\n')
    const { diagnostics } = checkSource({ file, bytes: new TextEncoder().encode(mistaken) })
    const [printed = ''] = formatDiagnostics(diagnostics, { file, format: 'pretty', language, colour: false }).split(
      '\n\n',
    )
    const shown = guide.split('```').find((block) => block.includes(' slug-taken  ')) ?? ''
    expect(fromItsLine(shown.trim())).toBe(fromItsLine(printed.slice(printed.indexOf('site.config.yaml'))))
    const [, line, column] = /:(\d+):(\d+)/.exec(shown) ?? []
    expect(guide).toMatch(new RegExp(`(line|linha) ${line}, (column|coluna) ${column}\\.`))
  },
)

/** The requests to ignore a warning: that of a difference between two languages is of no use without one of them. */
const ignored = /^ignore:\n(?: .*\n)+/m

/** A message with its lines counted from the one that it is about: they move with each edit of the file. */
function fromItsLine(message: string): string {
  const own = Number(/:(\d+):/.exec(message)?.[1])
  return message
    .replace(/\(\p{L}+ \d+\)/u, '(line)')
    .replace(/(?<=^[ >]*|yaml:)\d+(?= \||:)/gm, (line) => `${Number(line) - own}`)
}

describe('the guide, followed step by step, is answered with the messages that it names', () => {
  test('adding a service', () => {
    const service = sectionOf(/^ {2}serviceManual:/, '   ')
    const copy = service.replace('serviceManual:', 'serviceAudit:')
    expect(codes(shipped.replace(service, service + service))).toMatchObject({ 'key-duplicate': 1 })
    expect(codes(shipped.replace(service, service + copy))).toMatchObject({
      'slug-taken': 1,
      'title-repeated': 1,
      'description-repeated': 1,
    })
    const slugs = copy
      .replace(/ {4}canonical:\n(?: {6}.*\n)+/, '')
      .replace(
        /slug:\n(?: {6}.*\n)+/,
        'slug:\n      pt: servicos/auditoria\n      es: servicios/auditoria\n      en: services/audit\n',
      )
    expect(codes(shipped.replace(service, service + slugs))).toEqual({
      'label-repeated': 1,
      'text-copied': 1,
      'title-repeated': 1,
      'description-repeated': 1,
    })
    const texts = slugs.replace(/ {6}title:\n((?: {8}.*\n)+) {6}description:\n((?: {8}.*\n)+)/, (meta) =>
      meta.replace(/(: .{40}).*/g, '$1 (novo)').replace(/^( {8}..: )/gm, '$1Nova: '),
    )
    expect(
      Object.keys(codes(shipped.replace(service, service + texts))).filter((code) => code.startsWith('slug')),
    ).toEqual([])
  })

  test('changing an address', () => {
    const moved = shipped.replace('pt: servicos/consultoria\n', 'pt: servicos/diagnostico\n')
    const withFormer = (slug: string) =>
      moved.replace(
        /^( {4}slug:\n {6}pt: servicos\/diagnostico\n(?: {6}.*\n)+)/m,
        `$1    formerPaths:\n      pt:\n        - ${slug}\n`,
      )
    expect(codes(withFormer('servicos/consultoria'))).toEqual({})
    expect(codes(withFormer('servicos/diagnostico'))).toEqual({ 'former-path-present': 1 })
    expect(codes(withFormer('servicos/treinamentos'))).toEqual({ 'former-path-taken': 1 })
    const linked = shipped.replace(/^( +pt: \|-\n +)/m, '$1[Consultoria](/pt/servicos/consultoria) ')
    expect(codes(linked)).not.toHaveProperty('link-unknown')
    expect(codes(linked.replace('pt: servicos/consultoria\n', 'pt: servicos/diagnostico\n'))).toMatchObject({
      'link-unknown': 1,
    })
  })

  test('adding a language', () => {
    const english = sectionOf(/^ {2}en:/, '   ')
    const french = english
      .replace('en:', 'fr:')
      .replace('English (United States)', 'Français (France)')
      .replace('en-US', 'fr-FR')
      .replace('flag: us', 'flag: fr')
    const draft = french.replace('flag: fr\n', 'flag: fr\n    draft: true\n')
    expect(codes(shipped.replace(english, english + draft))).toEqual({ 'language-draft': 1 })
    const needed = shipped.replace(english, english + draft).replace(/^defaultLocale: .*$/m, 'defaultLocale: fr')
    expect(codes(needed)).toMatchObject({ 'draft-needed': 1 })
    expect(Object.keys(codes(shipped.replace(english, english + french)))).toEqual(['text-missing', 'part-unfinished'])
    const filled = shipped
      .replace(english, english + french)
      .replace(
        /^( *(?:- )?)en: (?!en$)(.*)$/gm,
        (line, indent: string, text: string) => `${line}\n${indent.replace('-', ' ')}fr: ${text}`,
      )
    expect(Object.keys(codes(filled))).not.toContain('text-missing')
  })

  test.each(guides)('adding a section, a page and a language by the commands that it shows', (guide) => {
    const commands = Array.from(guide.matchAll(/`npm run add -- ([^`]+)`/g), ([, words = '']) => words)
    const parts = commands.map((command): NewPart => {
      const [what, value = '', , page = ''] = command.split(' ')
      if (what === 'section') return { what, kind: value, page }
      return what === 'page' ? { what, name: value } : { what: 'language', tag: value }
    })
    expect(parts.map(({ what }) => what)).toEqual(['section', 'page', 'language'])
    const added = parts.reduce((text, part) => {
      const planned = planPart(readValue(text), part)
      if ('refused' in planned) throw new Error(planned.refused)
      return applyEdits(text, planned.edits)
    }, shipped)
    expect(codes(added)).toEqual({ 'part-unfinished': 2, 'language-draft': 1 })
    const [, target = ''] = /\((page:services#\w+)\)/.exec(guide) ?? []
    const linked = (text: string) => text.replace(/^( +pt: \|-\n +)/m, `$1[Perguntas](${target}) `)
    expect(codes(linked(added))).not.toHaveProperty('section-unknown')
    expect(codes(linked(shipped))).toMatchObject({ 'section-unknown': 1 })
  })

  test('adding a field to the form', () => {
    const field = sectionOf(/^ {6}- type: text\n {8}name: company/, '       ')
    // What the privacy page says is told once nothing else is wrong.
    expect(codes(shipped.replace(field, field + field))).toEqual({ 'field-repeated': 1, 'entry-repeated': 1 })
    const copy = field.replace('name: company', 'name: city')
    expect(codes(shipped.replace(field, field + copy))).toEqual({ 'entry-repeated': 1, 'privacy-facts': 1 })
    const label = '        label:\n          pt: Cidade\n          es: Ciudad\n          en: City\n'
    const city = copy.replace(/ {8}label:\n(?: {10}.*\n)+/, label)
    expect(codes(shipped.replace(field, field + city))).toEqual({ 'privacy-facts': 1 })
    expect(
      codes(shipped.replace(field, field + city.replace(/required: \w+/, 'required: cityRequired'))),
    ).toMatchObject({ 'validation-unknown': 1 })
    expect(codes(shipped.replace(field, field + city.replace('type: text', 'type: select')))).toMatchObject({
      'key-missing': 1,
    })
  })

  test.each(['en', 'pt'])('adding a page of text, as the guide in %s shows it', (language) => {
    const guide = readFileSync(new URL(`../../schema/GUIDE.${language}.md`, import.meta.url), 'utf8')
    const example = /```yaml\n( {5}terms:\n.*?) {3}```/s.exec(guide)?.[1] ?? ''
    const page = example.replace(/^ {3}/gm, '')
    const added = shipped.replace(/^services:$/m, `${page}\nservices:`)
    expect(codes(added)).toEqual({ 'page-unreachable': 1 })
    expect(codes(added.replace(/^footer:\n(?:(?: .*)?\n)*? {2}links:\n/m, '$&    - terms\n'))).toEqual({})
  })

  test('adding a photo to the opening of a page, in the place of documents if it has some', () => {
    const opening = '\n        kind: opening\n'
    const bare = shipped.replace(/^ {8}image:\n(?: {10}.*\n)+/m, '')
    const photo =
      '        image:\n          file: ./logo.svg\n          alt:\n            pt: Uma cozinha\n            es: Una cocina\n            en: A kitchen\n'
    const documents = '        documents:\n          - serviceRotulos\n'
    expect(codes(bare.replace(opening, `$&${documents}`))).toEqual({})
    const both = bare.replace(opening, `$&${photo}${documents}`)
    expect(codes(both)).toEqual({ 'key-choice': 1 })
    expect(codes(both.replace(documents, ''))).toEqual({})
  })

  test('changing the photo of the founder, and adding it where it is not', () => {
    const lines = /^ {10}photo:\n(?: {12}.*\n)+/m
    const without = shipped.replace(lines, '')
    expect(without).not.toBe(shipped)
    expect(codes(without)).toEqual({})
    const photo = (path: string) =>
      without.replace(
        /^ {8}person:\n {10}sample: true\n {10}name: Helena .*\n/m,
        `$&          photo:\n            file: ${path}\n            alt:\n              pt: Helena na cozinha de um cliente\n              es: Helena en la cocina de un cliente\n              en: Helena in a client's kitchen\n`,
      )
    expect(codes(photo('./images/helena.jpg'))).toEqual({ 'image-missing': 1 })
    expect(codes(photo('./images/founder.jpg'))).toEqual({})
  })
})

describe('the guide, on what is taken out or written anew', () => {
  const service = /^ {2}serviceRotulos:\n(?: {4}.*\n|\n)+/m.exec(shipped)?.[0] ?? ''
  const named = shipped
    .replace(
      '\n        kind: opening\n',
      '$&        documents:\n          - serviceRotulos\n          - serviceManual\n',
    )
    .replace(/^ {8}image:\n(?: {10}.*\n)+/m, '')
  const without = named.replace(service, '')

  test('a service is named by a list yet, and its addresses can lead to another page', () => {
    expect(codes(without)).toEqual({ 'page-unknown': 1 })
    const former =
      '$&    formerPaths:\n      pt:\n        - servicos/rotulos-nutricionais\n        - servicos/rotulos\n'
    const led = without
      .replace('          - serviceRotulos\n', '')
      .replace(/^ {2}services:\n {4}kind: page\n(?:.*\n)*? {4}slug:\n(?: {6}.*\n)+/m, former)
    expect(led).toContain('- servicos/rotulos\n')
    expect(codes(led)).toEqual({})
  })

  test('of the Spanish, a key is left over below which nothing stands', () => {
    const left = shipped.replaceAll(/^( +)es:.*\n(\1 +.*\n|\n(?=\1 ))*/gm, '')
    expect(codes(left)).toEqual({ 'locale-not-listed': 1, 'value-empty': 1 })
    const listed = left.replace('languages: [es, en]', 'languages: [en]').replace(/^ {4}canonical:\n(?! {6})/m, '')
    expect(codes(listed)).toEqual({ 'ignore-unused': 1 })
    expect(codes(listed.replace(ignored, ''))).toEqual({})
  })

  test('an article has a table and links, and pictures from the web or out of a file', () => {
    const article = (picture: string) =>
      shipped.replace(
        /^ {8}content: \|-\n/m,
        `$&          | A | B |\n          | --- | ---: |\n          | [C](page:serviceManual) | 1 |\n\n          ![D](${picture})\n\n`,
      )
    expect(codes(article('https://images.example/d.jpg'))).toEqual({})
    expect(codes(article('./logo.svg'))).toEqual({})
    expect(codes(article('./images/d.jpg'))).toEqual({ 'image-missing': 1 })
  })
})

describe('both guides', () => {
  test.each(guides)('take a language out with all lines of its texts', (guide) => {
    const [, expression = ''] = /^ +```\n +(\^.*)\n +```$/m.exec(guide) ?? []
    const without = shipped.replaceAll(new RegExp(expression, 'gm'), '')
    expect(codes(without)).toEqual({ 'locale-not-listed': 1 })
    const unlisted = without.replaceAll(/^ {4}..: en\n/gm, '')
    expect(codes(unlisted)).toEqual({ 'locale-not-listed': 1 })
    const alone = unlisted.replace('languages: [es, en]', 'languages: [es]')
    expect(codes(alone)).toEqual({ 'ignore-unused': 1 })
    const gone = alone.replace(ignored, '')
    expect(codes(gone)).toEqual({})
    const textLeft = gone.replace(/^( +)pt: .*\n(?=\1es: )/m, '$&$1en: Left\n')
    expect(codes(textLeft)).toEqual({ 'locale-unknown': 1 })
  })

  test.each(guides)('show what the receiver of the form gets', (guide) => {
    const [, json = ''] = /```json\n([\s\S]*?)```/.exec(guide) ?? []
    const [, form = ''] = /^forms:\n {2}contact:\n([\s\S]*?)\n {2}\S/m.exec(shipped) ?? []
    const fields = Array.from(form.matchAll(/^ {8}name: (\w+)$/gm), ([, name]) => name as string)
    const own = ['conversion_type', 'conversion_id', 'timestamp', 'locale', 'page_url', 'user_agent']
    const sent = Object.keys(JSON.parse(json)).filter((name) => !own.includes(name))
    expect(sent).toEqual(fields.filter((name) => sent.includes(name)))
    expect(Object.keys(JSON.parse(json))).toEqual([...sent, ...own])
  })

  test.each(guides)(
    'name what has to stay, how many kinds of sections there are, and the languages of the words',
    (guide) => {
      const { required, definitions } = readSiteSchema().schema
      for (const text of [guide, readFileSync(new URL('../../README.md', import.meta.url), 'utf8')])
        expect(text).toContain(`[${listBranches(definitions?.Section ?? {}).length} `)
      const letters = [...'abcdefghijklmnopqrstuvwxyz']
      const spoken = letters.flatMap((first) => letters.map((second) => first + second)).filter(builtInWords)
      const nameOf = new Intl.DisplayNames([guide === guides[0] ? 'en' : 'pt-BR'], { type: 'language' })
      const named = /\((\p{L}+, [^)]*)\)[^(]*`words-missing`/su
        .exec(guide)?.[1]
        ?.split(/, | e /)
        .sort()
      expect(named).toEqual(spoken.map((language) => nameOf.of(language)).sort())
      const [line = ''] = guide.split('\n').filter((text) => text.includes('`defaultLocale:`, `locales:`'))
      expect(Array.from(line.matchAll(/`(\w+):`/g), ([, key]) => key).sort()).toEqual([...(required ?? [])].sort())
    },
  )

  test('say rightly what may be cut: all pages but the home page, all services, the chat', () => {
    const cut = second
      .replace(/^chat:\n[\s\S]*?^(?=pages:)/m, '')
      .replace(/^ {2}atelier:\n[\s\S]*?^(?=services:)/m, '')
      .replace(/^services:\n[\s\S]*?^(?=forms:)/m, 'services: {}\n\n')
    expect(Object.keys(codes(cut))).toEqual(['page-unknown'])
  })

  test.each(guides)('name what the smaller site has beside its file', (guide) => {
    const beside = new Set(Array.from(second.matchAll(/[ (]\.\/([\w.]+\/?)/g), ([, name]) => name))
    expect(beside.size).toBeGreaterThan(1)
    const line = guide.split('\n').find((text) => text.includes('$schema=')) ?? ''
    for (const name of beside) expect(line).toContain(`\`${name}\``)
  })

  test('name the same codes and commands', () => {
    const [english, portuguese] = guides.map((guide) =>
      [...new Set(guide.match(/`[a-z]+(-[a-z]+)+`|npm run [a-z]+/g))].sort(),
    )
    expect(english).toEqual(portuguese)
  })
})
