import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

/** A page or service of the second site. */
function blockOf(key: string): string {
  return new RegExp(`^ {2}${key}:\\n(?: {4}.*\\n|\\n)+`, 'm').exec(changed([]))?.[0] ?? ''
}

/** The text of the second site with a block of it cut out and pasted below another line. */
function moved(key: string, below: string): string {
  const block = blockOf(key)
  return changed([])
    .replace(block, '')
    .replace(below, () => below + block)
}

const service = blockOf('restauration')

const told = (text: string) => checkText(text).map(({ code, path }) => `${code} ${path.join('.')}`)

test.each([
  ['restauration', '\npages:\n', 'pages.restauration'],
  ['restauration', '\nmessages:\n', 'messages.restauration'],
  ['contact', '\nservices:\n', 'services.contact'],
  ['atelier', '\nservices:\n', 'services.atelier'],
])('a block "%s" that was pasted below "%s" is reported once, although other places name it', (key, below, path) => {
  expect(told(moved(key, below))).toEqual([`entry-misplaced ${path}`])
})

test('a block that lacks some of its keys may be another one', () => {
  const text = moved('restauration', '\npages:\n').replace(/^ {4}summary:\n(?: {6}.*\n)+/m, '')
  expect(told(text)).toContain('key-missing pages.restauration')
})

test('a block with two unknown keys stays what it is where it belongs', () => {
  const text = changed([]).replace('  restauration:\n', '  restauration:\n    couleur: rouge\n    taille: grande\n')
  expect(told(text)).toEqual(['key-unknown services.restauration.couleur', 'key-unknown services.restauration.taille'])
})

test('a block that was pasted at the very left is reported as one of the section that has such blocks', () => {
  const outside = service.replace('restauration:', 'location:').replace(/^ {2}/gm, '')
  expect(told(`${changed([]).trimEnd()}\n${outside}`)).toEqual(['entry-misplaced location'])
})

test('a block that was moved to the very left is reported once, although other places name it', () => {
  const outside = service.replace(/^ {2}/gm, '')
  expect(told(`${changed([]).replace(service, '').trimEnd()}\n${outside}`)).toEqual(['entry-misplaced restauration'])
})
