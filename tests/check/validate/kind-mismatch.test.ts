import { expect, test } from 'vitest'
import { changed, checkText, smallPage } from '../../diagnostics/check-example.ts'

const text = changed([['    kind: page\n    role: about\n', '    kind: blog\n    role: about\n']])
const told = (written: string) => checkText(written).map(({ code, path }) => `${code} ${path.join('.')}`)

test('a page with all keys of another kind is told to be of that kind', () => {
  expect(told(text)).toEqual(['kind-mismatch pages.atelier.kind'])
})

test('a page that lacks some of them stays of its own kind, with keys that this does not know', () => {
  const without = told(text.replace(/^( {2}atelier:\n(?: {4}.*\n)*?) {4}slug:\n(?: {6}.*\n)+/m, '$1'))
  expect(without).not.toContain('kind-mismatch pages.atelier.kind')
  expect(without).toContain('key-unknown pages.atelier.role')
})

test('a section whose keys its kind all knows is of that kind, and lacks the others, though other kinds need fewer', () => {
  const page = (section: string) =>
    told(
      changed([
        ['\npages:\n', `\npages:\n${smallPage('neuf').replace(/sections: .*/, `sections: { opening: ${section} }`)}`],
      ]),
    )
  const missing = 'key-missing pages.neuf.sections.opening'
  expect(page('{ kind: opening }')).toContain(missing)
  expect(page('{ kind: split, title: { fr: Neuf, de: Neu } }')).toContain(missing)
})
