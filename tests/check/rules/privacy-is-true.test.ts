import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

const at = '      text:\n        kind: text\n        text:\n          fr: |-\n            ## À domicile\n'

/** What is said of the second site with a section on privacy. */
function said(facts: string) {
  const section = `      data: { kind: privacy, laws: [gdpr]${facts} }\n`
  return checkText(changed([[at, section + at]])).filter(({ code }) => code.startsWith('privacy'))
}

test('what nobody has confirmed is to be read', () => {
  expect(said('')).toMatchObject([{ code: 'privacy-facts', severity: 'warning', parameters: { isFirst: true } }])
})

test('what was confirmed is right until something changes: then that is named', () => {
  const lines = said('').flatMap(({ parameters }) => (parameters as unknown as { now: string[] }).now)
  expect(said(`, facts: ${JSON.stringify(lines)}`)).toEqual([])
  expect(said(`, facts: ${JSON.stringify([...lines.slice(1), 'visits: plausible.io'])}`)).toMatchObject([
    { parameters: { added: [lines[0]], gone: ['visits: plausible.io'], isFirst: false } },
  ])
})
