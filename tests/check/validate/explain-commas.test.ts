import { expect, test } from 'vitest'
import { changed, checkText, printed } from '../../diagnostics/check-example.ts'

const title = `  title:
    fr: Accord et restauration de pianos à Strasbourg
    de: Klaviere stimmen und restaurieren in Straßburg
`

test('a text within curly brackets that several commas cut is reported once, as one text', () => {
  const diagnostics = checkText(changed([[title, '  title: { fr: Un, deux, trois, quatre, de: Eins zwei }\n']]))
  expect(diagnostics.filter(({ severity }) => severity === 'error')).toHaveLength(1)
  expect(printed(diagnostics)).toContain('Put the whole text in quotes: fr: "Un, deux, trois, quatre"')
})
