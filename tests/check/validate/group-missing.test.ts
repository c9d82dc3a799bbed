import { expect, test } from 'vitest'
import type { Format } from '../../../generator/diagnostics/reporters/format-diagnostics.ts'
import { formatDiagnostics } from '../../../generator/diagnostics/reporters/format-diagnostics.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'

const half = changed([['\nservices:\n', '\nservices:\n  neuf:\n    label:\n      fr: Neuf\n      de: Neu\n']])

test('tells all keys that a half-done copy lacks at once, with the first of them as they are to be written', () => {
  const found = checkText(half)
  expect(found.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(['key-missing services.neuf'])
  const [en, pt] = (['en', 'pt'] as const).map((language) => said('pretty', language))
  expect(en).toContain('4 keys are missing: "slug", "sections", "summary",')
  expect(en).toContain(
    'Add them: "slug:" (one line per language), "sections:" (a section), "summary:" (one line per language) ….',
  )
  expect(pt).toContain('Faltam 4 chaves: "slug", "sections", "summary",')
})

test.each(['json', 'sarif', 'junit', 'github'] as const)('names all of them in %s', (format) => {
  const text = said(format, 'en')
  for (const key of ['slug', 'summary', 'features', 'sections'])
    expect(text).toMatch(new RegExp(`(?:&quot;|\\\\"|")${key}(?:&quot;|\\\\"|")`))
})

test('tells the missing keys of two sections apart', () => {
  const found = checkText(
    changed([
      [
        '\nservices:\n',
        '\nservices:\n  neuf: { label: { fr: Neuf, de: Neu }, sections: { opening: { kind: opening } } }\n',
      ],
    ]),
  )
  expect(found.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual([
    'key-missing services.neuf',
    'key-missing services.neuf.sections.opening',
  ])
})

function said(format: Format, language: 'en' | 'pt'): string {
  return formatDiagnostics(checkText(half), { format, colour: false, language, file: 'site.config.yaml' })
}

test('an unknown key that stands alone in its section says which keys there should be: they are not told as missing too', () => {
  const link = '    - label: Instagram\n      url: https://www.instagram.com/marteau.feutre.example\n'
  const found = checkText(changed([[link, '    - Instagram: https://www.instagram.com/marteau.feutre.example\n']]))
  expect(found.map(({ code, path }) => `${code} ${path.join('.')}`)).toEqual(['key-unknown footer.social.0.Instagram'])
})
