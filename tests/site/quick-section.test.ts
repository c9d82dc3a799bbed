import { expect, test } from 'vitest'
import { findSection, ownSections, withSection } from '../bench/quick.ts'

const rest = '# Measurements\n\nA line.\n\n## Cold build\n\n| a |\n'
const section = '## The quick comparison\n\n| 45 pages |'

test('the quick comparison stands before the other tables, and takes the place of the last one', () => {
  const text = '# Measurements\n\nA line.\n\n## The quick comparison\n\n| 45 pages |\n\n## Cold build\n\n| a |\n'
  expect(withSection(rest, section)).toBe(text)
  expect(withSection(text, section)).toBe(text)
})

test('a report has one, or none', () => {
  expect(findSection(withSection(rest, section), ownSections.quick)).toBe(section)
  expect(findSection(rest, ownSections.quick)).toBeUndefined()
})
