import { expect, test } from 'vitest'
import type { Diagnostic } from '../../../generator/diagnostics/diagnostic.ts'
import { composeMessage } from '../../../generator/diagnostics/words.ts'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** What the message on a key of the first page asks for, in the second site. */
function advice(line: string): string[] {
  const problems = checkText(
    changed([['\n  accueil:\n', `\n  accueil:\n    ${line}\n`]]),
  ) as Diagnostic<'key-unknown'>[]
  return problems.map((problem) => Object.values(composeMessage(problem, 'en')).join(' '))
}

test.each([
  ['draft: true', 'enabled: false'],
  ['hidden: true', 'enabled: false'],
  ['disabled: true', 'enabled: false'],
  ['disabled: false', 'enabled: true'],
  ['published: false', 'enabled: false'],
])('in the place of "%s", which other programs have, "%s" is asked for', (line, asked) => {
  const [said] = advice(line)
  expect(said).toContain(`Write "${asked}" in its place.`)
  expect(said).not.toContain('Did you mean')
})

test('a slip of the hand is told as before', () => {
  expect(advice('enabld: false').join()).toContain('enabled')
  expect(advice('draft: later').join()).not.toContain('in its place')
})
