import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { checkFile, checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import { type Drawing, readDrawing } from '../../generator/check/rules/files/read-drawing.ts'
import { readPhoto } from '../../generator/check/rules/files/read-image.ts'
import { readTone } from '../../generator/check/rules/files/read-tone.ts'
import type { FileFacts, RuleContext } from '../../generator/check/rules/rule-context.ts'
import { textHash } from '../../generator/check/translations-lock.ts'
import { load } from '../../generator/check/yaml/load.ts'
import { placeProblems } from '../../generator/check/yaml/place-problems.ts'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import type { Language } from '../../generator/diagnostics/languages.ts'
import { formatDiagnostics } from '../../generator/diagnostics/reporters/format-diagnostics.ts'
import { mistakeDiagnostic } from '../../generator/kinds/mistake-diagnostic.ts'
import type { Example } from './examples.ts'

/** The configuration of the second site. */
export const secondSite = new URL('../fixtures/second-site/site.config.yaml', import.meta.url)

/** The text of the second site with its German under another key, everywhere. */
export function withGermanAs(key: string): string {
  const name = JSON.stringify(key)
  return changed([['    de: de\n    at: de\n', '']])
    .replaceAll(/^([ -]*)de:/gm, (_, before) => `${before}${name}:`)
    .replaceAll('languages: [de]', `languages: [${name}]`)
}

/** The text of the second site with a service that has lost its document, and whose document only the home page shows. */
export function withoutDocument(): string {
  return changed([
    ['          - restauration\n', '          - restauration\n          - entretien\n'],
    ['        document: entretien\n', ''],
  ]).replace(/^ {4}artefact:\n {6}kind: calendar\n(?: {6}.*\n)+/m, '')
}

/** A page with a key, which has an opening and nothing else. */
export function smallPage(key: string): string {
  const both = (text: string) => `{ fr: ${text}, de: ${text}n }`
  const opening = `{ kind: opening, title: ${both(`Votre ${key}`)}, subtitle: ${both('Tous les jours')} }`
  return `  ${key}:\n    kind: page\n    label: ${both(`Un ${key}`)}\n    slug: ${both(key)}\n    sections: { opening: ${opening} }\n`
}

/** The text of the second site with a copy of a service, pasted as a page. */
export function withServiceAmongPages(): string {
  const text = changed([])
  const service = /(?<=^services:\n) {2}accord:\n(?: {4}.*\n)+/m.exec(text)?.[0] ?? ''
  return text.replace('\npages:\n', () => `\npages:\n${service.replace('accord:', 'location:')}`)
}

/** The text of the second site with a matrix in the place of its calendar. */
export function withMatrix(signs: readonly string[]): string {
  const both = (text: string) => `{ fr: ${text} fr, de: ${text} de }`
  const columns = ['class', 'name', 'score', 'next'].map((key) => `        ${key}: ${both(key)}\n`)
  const classes = signs.map(
    (sign) => `        - { sign: ${sign}, tone: good, label: ${both(`classe ${sign}`)}, rows: [] }\n`,
  )
  return changed([['      kind: calendar\n', '      kind: matrix\n']]).replace(
    /^ {6}month: .*\n {6}events:\n(?: {8}.*\n)+/m,
    `      columns:\n${columns.join('')}      classes:\n${classes.join('')}`,
  )
}

/** The text of the second site with a change of it. */
export function changed(changes: readonly (readonly [string, string])[]): string {
  return changes.reduce(
    (text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`The second site does not have: ${from}`)
      return text.replace(from, () => to)
    },
    readFileSync(secondSite, 'utf8'),
  )
}

/** What is said of a text. Files lie around it as around the second site, and two images that are wrong. */
export function checkText(text: string | Uint8Array): Diagnostic[] {
  const bytes = typeof text === 'string' ? new TextEncoder().encode(text) : text
  return checkSource({ file: 'site.config.yaml', bytes }, testSurroundings()).diagnostics
}

const space = 'xmlns="http://www.w3.org/2000/svg"'

/** Drawings that are wrong, by their paths. */
const drawings: Readonly<Record<string, string>> = {
  './drawing.png': `<svg ${space}>`,
  './cut-off.svg': `<svg ${space} viewBox="0 0 64 64"`,
  './no-size.svg': `<svg ${space} width="100%" height="100%"><circle r="9"/></svg>`,
  './wide.svg': `<svg ${space} viewBox="0 0 256 64"><rect width="256" height="64"/></svg>`,
  './nearly-square.svg': `<svg ${space} width="80" height="64"><rect width="80" height="64"/></svg>`,
  './black.svg': `<svg ${space} viewBox="0 0 10 10"><path d="M1 9 5 1l4 8z" fill="#000"/></svg>`,
  './white.svg': `<svg ${space} viewBox="0 0 10 10"><path d="M1 9 5 1l4 8z" fill="#fff"/></svg>`,
  './letters.svg': `<svg ${space} viewBox="0 0 64 64"><rect width="9" height="9"/><text x="4" y="44">A</text></svg>`,
  './blank.svg': `<svg ${space} viewBox="0 0 64 64"><path d="M0 0h9v9z" fill="none"/></svg>`,
  './bomb.svg': `<svg ${space} viewBox="0 0 64 64"><filter id="f"><feTurbulence numOctaves="1000000"/></filter><rect width="64" height="64" filter="url(#f)"/></svg>`,
  './scripted.svg': `<svg ${space} viewBox="0 0 64 64"><script>alert(1)</script></svg>`,
  './fetching.svg': `<svg ${space} viewBox="0 0 64 64"><image href="https://photos.example/a.png"/></svg>`,
}

/** A text that a machine has written. */
const machineText = 'pages.atelier.sections.purpose.items.0.text.de'
const machineMade = {
  source: textHash('Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.'),
  text: textHash('Jedem Instrument seinen Klang.'),
  origin: 'machine',
  day: '2026-03-30',
} as const

function testSurroundings(): RuleContext {
  const around = createRuleContext(fileURLToPath(secondSite))
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47])
  return {
    ...around,
    translations: () => new Map([[machineText, machineMade]]),
    today: () => '2026-03-31',
    offered: () => ['./brochure.pdf', './visite.mp4'],
    file: (path) => {
      if (path === './large.png') return { ...factsOf(png), bytes: 25_000_000 }
      if (path === './large.svg') return { ...factsOf(new TextEncoder().encode(`<svg ${space}>`)), bytes: 2_000_000 }
      if (path === './brochure.pdf') return factsOf(new TextEncoder().encode('%PDF-1.7'))
      if (path === './hollow.pdf') return factsOf(new Uint8Array())
      if (path === './page.pdf') return factsOf(new TextEncoder().encode('<!doctype html><title>404</title>'))
      if (path === './heavy.pdf') return { ...factsOf(png), bytes: 40_000_000 }
      if (path === './phone.jpg') return factsOf(new TextEncoder().encode('\0\0\0\x18ftypheic'))
      if (path === './cut.png') return factsOf(png)
      if (path === './small.png') return { ...factsOf(png), photo: () => ({ width: 320, height: 320 }) }
      if (path === './pointer.svg')
        return factsOf(new TextEncoder().encode('version https://git-lfs.github.com/spec/v1\n'))
      if (path === './moving.webp')
        return {
          ...factsOf(new TextEncoder().encode('RIFF    WEBP')),
          photo: () => ({ width: 900, height: 600, isAnimated: true }),
        }
      const drawing = drawings[path]
      return drawing === undefined ? around.file(path) : factsOf(new TextEncoder().encode(drawing))
    },
  }
}

/** What was read of each drawing: one that takes too long is waited for once. */
const read = new Map<string, Drawing>()

function factsOf(bytes: Uint8Array): FileFacts {
  return {
    bytes: bytes.length,
    head: () => bytes,
    // The other drawings have a mistake of another kind.
    tone: () => (/fill="#(?:000|fff)"/.test(new TextDecoder().decode(bytes)) ? readTone(bytes) : undefined),
    drawing: () => {
      const text = Buffer.from(bytes).toString()
      const drawing = read.get(text) ?? readDrawing(bytes)
      read.set(text, drawing)
      return drawing
    },
    photo: () => readPhoto(bytes),
  }
}

/** What is said of an example. */
export function checkExample(example: Example): Diagnostic[] {
  if ('file' in example) return checkText(example.file)
  if ('change' in example) return checkText(changed(example.change))
  if ('mistake' in example) return [mistakeDiagnostic(example.mistake)]
  if ('missing' in example) return checkFile('nowhere/site.config.yaml').diagnostics
  const text = changed([])
  const loaded = load({ file: 'site.config.yaml', bytes: new TextEncoder().encode(text) })
  if (!('document' in loaded)) throw new Error('The second site cannot be read')
  return placeProblems([example.stale], loaded.document, { fr: 'fr-FR', de: 'de-DE' })
}

/** What is printed of an example in a language. */
export function printedIn(language: Language, diagnostics: readonly Diagnostic[]): string {
  return formatDiagnostics(diagnostics, { format: 'pretty', colour: false, language, file: 'site.config.yaml' })
}

/** What is printed of an example, in both languages. */
export function printed(diagnostics: readonly Diagnostic[]): string {
  return `\n${printedIn('en', diagnostics)}\n\n${printedIn('pt', diagnostics)}\n`
}
