import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'

const file = resolve('tests/fixtures/second-site/site.config.yaml')
const written = readFileSync(file, 'utf8')
const form = 'kind: form, title: { fr: Écrivez-nous, de: Schreiben Sie uns }'

/** The codes of the errors of the second site with further sections on some pages, each section in a line. */
function errorsWith(...sections: readonly (readonly [page: string, section: string])[]): string[] {
  const text = sections.reduce((changed, [page, section]) => {
    const before = new RegExp(`^  ${page}:\\n(?: {4}.*\\n|\\n)*?(?= {6}(?:form|text):)`, 'm')
    if (!before.test(changed)) throw new Error(`No place for a section on ${page}`)
    return changed.replace(before, (start) => `${start}      ${section}\n`)
  }, written)
  const { diagnostics } = checkSource({ file, bytes: new TextEncoder().encode(text) })
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
}

test('a second form on a page is told, and one that is shown again', () => {
  expect(errorsWith(['tarifs', `write: { ${form} }`])).toEqual([])
  expect(errorsWith(['contact', `write: { ${form} }`])).toEqual(['form-repeated'])
  const again = 'again: { kind: reuse, section: tarifs.write }'
  expect(errorsWith(['tarifs', `write: { ${form} }`], ['tarifs', again])).toEqual(['form-repeated'])
  expect(errorsWith(['tarifs', `write: { ${form} }`], ['contact', again])).toEqual(['form-repeated'])
})
