import { expect, test } from 'vitest'
import { foldedLine } from '../../../generator/check/yaml/joined-lines.ts'
import { found } from '../rules/found.ts'

test.each([
  ['a list', '>\n  Nous accordons :\n  - les pianos', '- les pianos'],
  ['a numbered list', '>-\n  1. écouter\n  2. accorder', '2. accorder'],
  ['a table', '>\n  | Jour | Heure |\n  | --- | --- |', '| --- | --- |'],
  ['a heading', '>\n  Un texte\n  ## Tarifs', '## Tarifs'],
  ['a paragraph of small letters', '>\n  Un texte.\n\n  iPhone et autres', 'iPhone et autres'],
  ['a paragraph', '>\r\n  Un texte\r\n\r\n  Un autre\r\n', 'Un autre'],
])('%s is joined with what stands above it', (_, source, line) => {
  expect(foldedLine(source)).toBe(line)
})

test.each([
  ['one paragraph on several lines', '>\n  Un long texte\n  qui continue ici -\n  et là'],
  ['lines that stand further in, which are not joined', '>\n  Un texte\n    - les pianos\n    - les orgues'],
  ['one line, and the empty ones below it', '>\n\n  - les pianos\n\n'],
  [
    'a list, a heading and a paragraph that one line break begins or ends',
    '>\n  Un texte\n\n  - les pianos\n\n  ## Tarifs\n\n  Un autre',
  ],
  ['paragraphs with two empty lines between them', '>\n  Un texte\n\n\n  Un autre'],
  ['a list below lines that stand further in', '>\n  Un texte\n    un vers\n  - les pianos'],
  ['a sentence that a line break within it parts', '>-\n  Nous accordons les pianos\n\n  et les orgues.'],
  ['a line below a hard line break', '>-\n  12 rue des Orfèvres  \n\n  67000 Strasbourg'],
  ['nothing', '>-'],
])('%s stays as it is', (_, source) => {
  expect(foldedLine(source)).toBeUndefined()
})

/** What is said of the hours if they are written so. */
const saidOf = (hours: string) => found(['fr: Du mardi au samedi, de 9 h à 18 h', `fr: ${hours}`])

test.each([
  ['without quotes', 'Du mardi au samedi\n      de 9 h à 18 h'],
  ['in quotes', '"Du mardi au samedi\n      de 9 h à 18 h"'],
])('the lines of the hours are joined %s', (_, hours) => {
  expect(saidOf(hours)).toEqual(['lines-joined contactDetails.hours.fr'])
})

test.each([
  ['behind |-', '|-\n      Du mardi au samedi\n      de 9 h à 18 h'],
  ['in quotes, by an empty line', '"Du mardi au samedi\n\n      de 9 h à 18 h"'],
  ['in quotes, by \\n', '"Du mardi au samedi\\n\\\n      de 9 h à 18 h"'],
])('the lines of the hours are kept %s', (_, hours) => {
  expect(saidOf(hours)).toEqual([])
})
