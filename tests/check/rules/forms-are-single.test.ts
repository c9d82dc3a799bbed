import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { checkSource } from '../../../generator/check/check-file.ts'

const file = resolve('tests/fixtures/second-site/site.config.yaml')
const written = readFileSync(file, 'utf8')
const form = 'kind: form, title: { fr: Écrivez-nous, de: Schreiben Sie uns }'

/** The codes of the errors of the second site with sections on some pages, each named by the line that begins it. */
function errorsWith(...sections: readonly (readonly [page: string, section: string])[]): string[] {
  const text = sections.reduce(
    (changed, [page, section]) => changed.replace(`  ${page}:\n`, `  ${page}:\n    sections: { ${section} }\n`),
    written,
  )
  const { diagnostics } = checkSource({ file, bytes: new TextEncoder().encode(text) })
  return diagnostics.filter(({ severity }) => severity === 'error').map(({ code }) => code)
}

test('a form beside that of the contact page is told, and one that is shown again', () => {
  const contact = /^ {2}(\S+):\n {4}kind: contact/m.exec(written)?.[1] ?? ''
  expect(errorsWith(['tarifs', `write: { ${form} }`])).toEqual([])
  expect(errorsWith([contact, `write: { ${form} }`])).toEqual(['form-repeated'])
  const again = 'again: { kind: reuse, section: tarifs.write }'
  expect(errorsWith(['tarifs', `write: { ${form} }, ${again}`])).toEqual(['form-repeated'])
  expect(errorsWith(['tarifs', `write: { ${form} }`], [contact, again])).toEqual(['form-repeated'])
})
