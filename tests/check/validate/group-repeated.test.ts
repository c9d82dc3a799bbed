import { expect, test } from 'vitest'
import { formatDiagnostics } from '../../../generator/diagnostics/reporters/format-diagnostics.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'

const site = changed([])
const [service = ''] = /^ {2}accord:\n(?: {4}.*\n)+/m.exec(site) ?? []
const copy = service.replace('accord:', 'concert:')

/** What is said of the second site with a copy of a service behind it. */
const saidOf = (text: string) => checkText(site.replace(service, () => `${service}${text}`))
const shown = (text: string) => saidOf(text).map(({ code, path }) => `${code} ${path.join('.')}`)

test('a copy of a service is told once for each text, not once for each language', () => {
  expect(shown(copy)).toEqual([
    'label-repeated services.concert.label',
    'slug-taken services.concert.slug',
    'title-repeated services.concert.meta.title',
    'description-repeated services.concert.meta.description',
    'text-copied services.concert.summary.fr',
  ])
})

test('its messages name the languages', () => {
  const [en, pt] = (['en', 'pt'] as const).map((language) =>
    formatDiagnostics(saidOf(copy), { format: 'pretty', colour: false, language, file: 'site.config.yaml' }),
  )
  expect(en).toContain('Another service has the same name in French and German (line')
  expect(en).toContain('"accord" already has these addresses in French and German (line')
  expect(pt).toContain('Outra página tem o mesmo título em francês e alemão (linha')
})

test('where one language is left, it is reported at its own line', () => {
  const half = copy.replace('fr: Accord de piano\n', 'fr: Accord de concert\n')
  expect(shown(half)[0]).toBe('label-repeated services.concert.label.de')
})

test('texts that repeat two other pages are told apart', () => {
  const mixed = copy.replace(/( {6}de: )leistungen\/.*/, '$1kontakt')
  expect(shown(mixed).filter((line) => line.startsWith('slug-taken'))).toEqual([
    'slug-taken services.concert.slug.fr',
    'slug-taken services.concert.slug.de',
  ])
})
