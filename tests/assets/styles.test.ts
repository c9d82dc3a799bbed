import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { selectStyles } from '../../generator/assets/select-styles.ts'
import { shortenTokens, shortTokens } from '../../generator/assets/short-tokens.ts'
import { composeStyles, type Styles } from '../../generator/assets/styles.ts'

const blocks = new Map([
  ['card', '@layer blocks{.card{margin:0}}'],
  ['menu', '@layer blocks{.menu{margin:0}}'],
  ['prose', '@layer base{.prose{margin:0}}'],
  ['title', '@layer blocks{.title{margin:0}}'],
  ['unused', '@layer blocks{.unused{margin:0}}'],
])
const styles: Styles = {
  base: '@layer base{p{margin:0}}',
  bases: new Map([['el', '@layer base{p{margin:1px}}']]),
  blocks,
  scripts: new Map([['right-to-left', '@layer states{p{left:0}}']]),
  later: new Map(),
  coming: new Set(),
  own: new Set(),
  named: new Set(),
  shortNames: new Map(),
  print: '',
  afterwards: '',
  all: '',
}

test('a page has no custom properties that nothing in it reads, and what is read once stands in its place', () => {
  const base =
    '@layer base{:root{--a:1px;--b:calc(1px + var(--a));--c:2px;--d:3px}p{margin:var(--b);padding:var(--b) var(--d)}}'
  expect(selectStyles('', { ...styles, base, print: ':root{--d:0}' }, 'de')).toBe(
    '@layer base{:root{--b:calc(1px + 1px);--d:3px}p{margin:var(--b);padding:var(--b) var(--d)}}',
  )
})

test('the custom properties of the base have short names in pages, but for those of the theme and of others', () => {
  const base = '@layer base{:root{--theme-color:red;--ink:red;--rule:blue}}'
  const css = 'a{color:var(--rule);--row:var(--ink);fill:var(--theme-color)}.a--ink{}'
  expect(shortenTokens(css, shortTokens(base))).toBe(
    'a{color:var(--01);--row:var(--00);fill:var(--theme-color)}.a--ink{}',
  )
  expect(selectStyles('', { ...styles, base: base + css + css, shortNames: shortTokens(base) }, 'de')).toContain(
    ':root{--theme-color:red;--00:red;--01:blue}',
  )
})

test('a first view has no colours that are forced on signs, no ground that is a picture, and no motion that follows the scroll', () => {
  const base =
    '@layer base{a{color:red}@media (forced-colors:active){a{color:linktext}}@media screen{body{background:url("data:image/svg+xml,a")}p{margin:0}}@supports (animation-timeline:view()){p{opacity:0}}}'
  expect(selectStyles('', { ...styles, base }, 'de', 'first view')).toBe(
    '@layer base{a{color:red}@media screen{p{margin:0}}}',
  )
})

test('what has other values in the dark, or a default where it is read, is left to the browser', () => {
  const base = '@layer base{:root{--a:1px}@media dark{:root{--a:2px}}p{margin:var(--a);padding:var(--b,4px)}i{--b:5px}}'
  expect(selectStyles('', { ...styles, base }, 'de')).toBe(base)
})

test('a page has the sheets of its classes, and names a layer once for all that follow each other', () => {
  const html = '<p class="title"></p><p class="menu card"></p><p class="prose"></p>'
  expect(selectStyles(html, styles, 'de')).toBe(
    '@layer base{p{margin:0}}@layer blocks{.card{margin:0}.menu{margin:0}}@layer base{.prose{margin:0}}@layer blocks{.title{margin:0}}',
  )
  expect(selectStyles('<p class="card"></p>', styles, 'ar-SA')).toBe(
    '@layer base{p{margin:0}}@layer blocks{.card{margin:0}}@layer states{p{left:0}}',
  )
})

test('a first view has no rule that nothing in it can match, nor what only a pointer or the app brings about', () => {
  const menu =
    '@layer blocks{.menu,.menu-wide{margin:0}.menu:is(:hover,[open]){margin:1px}.menu:hover,.menu:active{margin:2px}.menu.held{margin:3px}@container (width>=9rem){.menu-wide>a{margin:4px}}@keyframes rise{0%{opacity:0}}.menu:not(.menu-wide){color:var(--ink)}.menu-wide{animation:1s rise}}'
  const composed = {
    ...styles,
    base: '@layer tokens{:root{--ink:red;--wash:pink;--gone:blue}}',
    blocks: new Map([['menu', menu]]),
    later: new Map([['menu', '@layer blocks{.menu.held{background:var(--wash)}}']]),
    coming: new Set(['held']),
  }
  expect(selectStyles('<p class="menu"></p>', composed, 'de', 'first view')).toBe(
    '@layer tokens{:root{--wash:pink;}}@layer blocks{.menu{margin:0}.menu:is(:hover,[open]){margin:1px}.menu.held{margin:3px}.menu:not(.menu-wide){color:red}}',
  )
  expect(selectStyles('<p class="menu"></p>', composed, 'de')).toContain(
    '.menu:hover,.menu:active{margin:2px}.menu.held{margin:3px}',
  )
  expect(selectStyles('<p class="menu"></p>', composed, 'de')).toContain('.menu.held{background:pink}')
})

test('what follows a first view has all that pages leave out of it, and the styles for print', async () => {
  const faces = { heading: '"Lora",serif', text: '"Inter",sans-serif', css: '', families: [] }
  const { afterwards, coming, print, shortNames } = await composeStyles(
    { color: '#800020', accent: '#2f6b4f' },
    {
      theme: { ...faces, css: '@font-face{font-family:Inter;src:url(/a.woff2)}' },
      languages: new Map(),
      files: new Map(),
    },
  )
  // It may be read before the styles of a page, whose layers keep their order.
  expect(afterwards.startsWith('@layer tokens,reset,base,layout,blocks,states,layouts;')).toBe(true)
  expect(afterwards).toContain('.button:hover{')
  expect(afterwards).toContain('.after-sending-title{')
  for (const left of ['.site-footer-name{', '@font-face', '@keyframes']) expect(afterwards).not.toContain(left)
  expect(afterwards.endsWith(`@media print{${shortenTokens(print, shortNames)}}`)).toBe(true)
  // What is forced on signs, and a ground that is a picture.
  expect(afterwards).toContain('@media (forced-colors:active){.icon{stroke:canvastext}')
  expect(coming.has('data-table')).toBe(false)
  for (const name of ['button-quiet', 'contact-form-error', 'embed-frame', 'held'])
    expect({ name, comes: coming.has(name) }).toEqual({ name, comes: true })
})

test('what only the code of a kind gives to elements, or names, is in a first view all the same', async () => {
  const faces = { heading: 'serif', text: 'sans-serif', css: '', families: [] }
  const css = '@layer blocks{.times{margin:0}.times .button-big{color:red}.times .page-cards{color:#00f}}'
  const kind = { styles: [{ name: 'times', css }], client: 'a("path",{fill:"var(--line)"});b.get(`--gutter`)' }
  const all = await composeStyles(
    { color: '#800020', accent: '#2f6b4f' },
    { theme: faces, languages: new Map(), files: new Map() },
    [kind],
  )
  for (const part of ['first view', 'whole'] as const) {
    const page = selectStyles('<p class="times"></p>', all, 'en', part)
    expect(page).toContain('.times .button-big{color:red}.times .page-cards{color:#00f}')
    for (const name of kind.client.match(/--\w+/g) ?? []) expect(page).toContain(`${name}:`)
  }
})

test('the code of the app names no custom property of the base, which has a short name in pages', async () => {
  const read = async (folder: string, ending: RegExp) => {
    const path = fileURLToPath(new URL(`../../src/${folder}`, import.meta.url))
    const names = (await readdir(path, { recursive: true })).filter((name) => ending.test(name))
    return (await Promise.all(names.map((name) => readFile(join(path, name), 'utf8')))).join('\n')
  }
  const declared = [...shortTokens(await read('styles/base', /\.css$/)).keys()]
  const code = new Set((await read('.', /\.tsx?$/)).match(/--[a-z][\w-]*/g))
  expect(code.has('--at')).toBe(true)
  expect(declared.length).toBeGreaterThan(20)
  expect(declared.filter((name) => code.has(name))).toEqual([])
})

test('the pages of a language with typefaces of its own have these', () => {
  expect(selectStyles('<p class="card"></p>', styles, 'el')).toBe(
    '@layer base{p{margin:1px}}@layer blocks{.card{margin:0}}',
  )
})

test('lines of Korean break between words', async () => {
  const composed = await readFile(new URL('../../src/styles/scripts/hangul.css', import.meta.url), 'utf8')
  const korean = { ...styles, scripts: new Map([['hangul', composed]]) }
  expect(selectStyles('<p></p>', korean, 'ko-KR')).toContain('word-break: keep-all')
  expect(selectStyles('<p></p>', korean, 'ja')).not.toContain('keep-all')
})

test('the few large words have the typeface that the theme or a language has for them; without one, pages have no rule for it', async () => {
  const faces = { heading: '"Lora",serif', text: '"Inter",sans-serif', css: '', families: [] }
  const theme = { color: '#800020', accent: '#2f6b4f' }
  const composed = (display: string | undefined, greek: string | undefined) =>
    composeStyles(theme, {
      theme: { ...faces, ...(display && { display }) },
      languages: new Map(greek ? [['el', { ...faces, display: greek }]] : []),
      files: new Map(),
    })
  const rule = 'h1,.site-footer-name{font-family:var(--font-display,var(--font-heading))}'
  const own = await composed('"Anton",sans-serif', undefined)
  expect(own.base).toContain('--font-display:"Anton",sans-serif')
  expect(own.base).toContain(rule)
  const greek = await composed(undefined, '"GFS Didot",serif')
  expect(greek.base).not.toContain('--font-display:')
  expect(greek.bases.get('el')).toContain('--font-display:"GFS Didot",serif')
  expect(greek.bases.get('el')).toContain(rule)
  expect((await composed(undefined, undefined)).base).not.toContain('font-display')
})
