import { expect, test } from 'vitest'
import { paperTokens, withoutDeadDeclarations } from '../../generator/assets/dead-declarations.ts'

test('what a later layer sets for the same selector, whatever the device is, is left out of earlier ones', () => {
  expect(
    withoutDeadDeclarations(
      '@layer base{:root{--a:1px;--b:2px}a,b{color:red}a{margin:0;padding-block:1px}@media (width>=9rem){:root{--a:3px}}}@layer look{:root{--a:4px}a{color:blue;padding:0}}',
    ),
  ).toBe('@layer base{:root{--b:2px}a,b{color:red}a{margin:0}}@layer look{:root{--a:4px}a{color:blue;padding:0}}')
})

test('what holds on some screens only, or is important, leaves nothing out', () => {
  const css =
    '@layer base{a{color:red!important;margin:0}}@layer look{@media screen{a{margin:1px}}a{color:blue}b{margin:1px}}'
  expect(withoutDeadDeclarations(css)).toBe(css)
})

test('the colours of a site that is dark on every screen are there once: those of the day are for paper alone', () => {
  const css =
    '@layer tokens{:root{--a:#fff;--b:1px}@media screen{:root{--a:#111;--c:#222}}@media print{:root{--a:#eee}}}@layer look{:root{--c:#444}@media screen{:root{--c:#333}p{--b:2px}}}'
  expect(withoutDeadDeclarations(css)).toBe(
    '@layer tokens{:root{--b:1px}@media screen{:root{--a:#111}}@media print{:root{--a:#eee}}}@layer look{@media screen{:root{--c:#333}p{--b:2px}}}',
  )
  expect(paperTokens(css)).toBe('--a:#fff;--c:#444')
})

test('the layers stand in the order in which they are named first', () => {
  expect(withoutDeadDeclarations('@layer base,look;@layer look{a{color:red}}@layer base{a{color:blue}}')).toBe(
    '@layer base,look;@layer look{a{color:red}}@layer base{}',
  )
})

test('a sign that has no content needs nothing else, unless another rule gives it some', () => {
  const sign = '@layer base{a:before{content:"a;";color:red}p a:before{top:0}}'
  expect(withoutDeadDeclarations(`${sign}@layer look{a:before{content:none}}`)).toBe(
    '@layer base{p a:before{top:0}}@layer look{a:before{content:none}}',
  )
  expect(withoutDeadDeclarations(`${sign}@layer look{a:before{content:none}b a:before{content:"b"}}`)).toBe(
    '@layer base{a:before{color:red}p a:before{top:0}}@layer look{a:before{content:none}b a:before{content:"b"}}',
  )
})

test('a sign keeps all that it has where a rule gives it content under a condition', () => {
  const css =
    '@layer base{a:after{content:"";color:red}}@layer look{a:after{content:none}a:has(.b):after{content:""}p a:has(.b):after{top:0}}'
  expect(withoutDeadDeclarations(css)).toBe(css.replace('content:"";', ''))
})

test('what is in no layer stands above all layers', () => {
  const css = 'a{color:red}@layer look{a{color:blue;margin:0}}'
  expect(withoutDeadDeclarations(css)).toBe('a{color:red}@layer look{a{margin:0}}')
})

test('rules with rules in them stay as they are', () => {
  const css = '@layer base{a{color:red;b{margin:0}}}@layer look{a{color:blue}}'
  expect(withoutDeadDeclarations(css)).toBe(css)
})
