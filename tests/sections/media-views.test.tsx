import { cp, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Section } from '../../schema/sections/section.ts'
import { root, temporaryFolder } from '../site/command.ts'
import { inAll, type RenderedSections, renderSections } from './rendered-sections.ts'

const image = { file: './piano.jpg', alt: inAll('A piano') }
const drawing = { file: './logo.svg', alt: inAll('A drawing') }
const labels = { problem: inAll('Before'), solution: inAll('Work'), result: inAll('After') }
const aCase = (title: string) => ({
  client: inAll('A school'),
  title: inAll(title),
  problem: inAll('Damp.'),
  solution: inAll('Heat.'),
  result: inAll('Dry.'),
})
const pictures = (count: number) => Array.from({ length: count }, () => image)
const offer = (name: string, language?: string) => ({
  file: `./${name}`,
  title: inAll('Brochure'),
  ...(language && { language }),
})

const sections: Readonly<Record<string, Section>> = {
  case: { kind: 'cases', title: inAll('A case'), labels, items: [{ ...aCase('One'), image }] },
  cases: { kind: 'cases', title: inAll('Cases'), labels, items: [aCase('One'), { ...aCase('Two'), image }] },
  gallery: {
    kind: 'gallery',
    title: inAll('Gallery'),
    items: [{ ...image, caption: inAll('The hall') }, drawing, ...pictures(3)],
  },
  compared: {
    kind: 'gallery',
    look: 'compare',
    title: inAll('Compared'),
    after: inAll('2024'),
    items: [{ ...image, caption: inAll('In spring') }, drawing, image],
  },
  logos: {
    kind: 'logos',
    title: inAll('Logos'),
    items: [
      { name: 'Acme', file: './logo.svg', url: 'https://www.example.com/' },
      { name: 'Apex', file: './piano.jpg' },
    ],
  },
  place: {
    kind: 'place',
    title: inAll('Place'),
    address: inAll('1 High Street'),
    hours: inAll('Monday to Friday'),
    directions: inAll('By **train**.'),
    image,
    map: { label: inAll('Map'), url: 'https://www.example.com/map' },
  },
  bare: { kind: 'place', title: inAll('Place'), address: inAll('1 High Street') },
  downloads: {
    kind: 'downloads',
    title: inAll('Files'),
    items: [
      offer('large.pdf', 'pt-BR'),
      offer('small.txt', 'en-GB'),
      { ...offer('small.txt'), text: inAll('To print.') },
    ],
  },
  film: {
    kind: 'video',
    title: inAll('Tour'),
    poster: image,
    file: './tour.mp4',
    captions: { en: './tour.en.vtt', pt: './tour.pt.vtt' },
    transcript: inAll('A walk.'),
  },
  silent: { kind: 'video', poster: drawing, file: './tour.mp4' },
  elsewhere: {
    kind: 'video',
    poster: image,
    link: { label: inAll('Watch'), url: 'https://www.example.com/film' },
  },
  inside: { kind: 'video', poster: image, link: { label: inAll('Watch'), page: 'details', section: 'place' } },
}

let all: RenderedSections['all']
let texts: RenderedSections['texts']
let remove: () => Promise<void>

beforeAll(async () => {
  const folder = await temporaryFolder()
  const inside = (name: string) => join(folder.path, name)
  remove = folder.remove
  for (const name of ['logo.svg', 'images', 'pages/kinds'])
    await cp(join(root, name), inside(name), { recursive: true })
  await cp(join(root, 'tests/fixtures/second-site/images/piano.jpg'), inside('piano.jpg'))
  await writeFile(inside('large.pdf'), Buffer.alloc(1_240_000))
  for (const name of ['small.txt', 'tour.mp4', 'tour.en.vtt', 'tour.pt.vtt'])
    await writeFile(inside(name), `of ${name}`)
  ;({ all, texts } = await renderSections({ sections, locale: 'en', file: inside('site.config.yaml') }))
})
afterAll(() => remove())

test('each title of a section is of the second level, those within it of the third', () => {
  const levels = (section: string) => all(section, ':is(h1, h2, h3, h4)').map(({ localName }) => localName)
  expect(levels('cases')).toEqual(['h2', 'h3', 'h3'])
  for (const section of ['gallery', 'logos', 'place', 'downloads', 'film']) expect(levels(section)).toEqual(['h2'])
  expect(levels('silent')).toEqual([])
})

test('pictures load when they come near, in the width that they are shown in, and keep their room', () => {
  const photos = all('gallery', 'img[srcset]')
  expect(photos.length).toBe(4)
  for (const photo of [...photos, ...['case', 'cases', 'place', 'elsewhere'].flatMap((id) => all(id, 'img'))]) {
    expect(photo.getAttribute('loading')).toBe('lazy')
    expect(photo.getAttribute('sizes')).toMatch(/^\(min-width: \d+rem\) \d+vw, \d+vw$/)
    expect([photo.getAttribute('width'), photo.getAttribute('height')]).toEqual(['1800', '1200'])
  }
  expect(all('logos', 'img').map((logo) => logo.getAttribute('loading'))).toEqual(['lazy', 'lazy'])
})

test('a picture of a gallery leads to its largest file; a drawing to itself', () => {
  const targets = all('gallery', 'li > * > a').map((link) => link.getAttribute('href'))
  expect(targets.slice(0, 2)).toEqual([
    expect.stringMatching(/^\/assets\/piano-[\w-]+-1600\.webp$/),
    expect.stringMatching(/^\/assets\/logo-[\w-]+\.svg$/),
  ])
  expect(texts('gallery', 'figcaption')).toEqual(['The hall'])
  expect(all('gallery', 'a > img').map((shown) => shown.getAttribute('alt'))[1]).toBe('A drawing')
})

test('pictures that are compared lie over each other in twos, with a line that has a name; one that is left over stands alone', () => {
  const [pair, alone, ...others] = all('compared', 'li')
  expect(others).toEqual([])
  expect([...(pair?.querySelectorAll('form img') ?? [])].map((shown) => shown.getAttribute('alt'))).toEqual([
    'A piano',
    'A drawing',
  ])
  expect(texts('compared', '.compare-word')).toEqual(['Before', '2024'])
  expect(texts('compared', 'figcaption')).toEqual(['In spring'])
  const [line, ...more] = all('compared', 'input[type=range]')
  expect(more).toEqual([])
  expect(line?.getAttribute('aria-label')).toBe('Move the line between the two pictures: In spring')
  expect(line?.getAttribute('step')).toBe('1')
  expect([alone?.querySelectorAll('img').length, alone?.querySelectorAll('form').length]).toEqual([1, 0])
})

test('a case is an article, named by its title; its parts are terms and what is said of them', () => {
  expect(all('cases', 'article').map((one) => one.getAttribute('aria-labelledby'))).toEqual(
    all('cases', 'h3').map(({ id }) => id),
  )
  expect(texts('case', 'dl > div > dt')).toEqual(['Before', 'Work', 'After'])
  expect(texts('case', 'dl > div > dt + dd')).toEqual(['Damp.', 'Heat.', 'Dry.'])
  expect(texts('case', '.eyebrow')).toEqual(['A school'])
  expect(all('cases', '.case-list-single').length).toBe(0)
  expect(all('case', '.case-list-single img').length).toBe(1)
})

test('a logo says the name for which it stands, and may lead to a site', () => {
  expect(all('logos', 'li img').map((logo) => logo.getAttribute('alt'))).toEqual(['Acme', 'Apex'])
  expect(all('logos', 'a[target=_blank]').map((link) => link.getAttribute('href'))).toEqual([
    'https://www.example.com/',
  ])
})

test('a place has its address, its hours, the way there, and a link to a map; nothing else is asked of the map', () => {
  expect(texts('place', 'address')).toEqual(['1 High Street'])
  expect(texts('place', '.place-hours')).toEqual(['Monday to Friday'])
  expect(texts('place', '.prose strong')).toEqual(['train'])
  expect(all('place', 'a').map((link) => link.getAttribute('href'))).toEqual(['https://www.example.com/map'])
  expect(all('place', ':is(iframe, script)').length).toBe(0)
  expect(all('bare', '.place-words > *').map(({ localName }) => localName)).toEqual(['address'])
  expect(all('bare', ':is(img, .prose)').length).toBe(0)
})

test('the words of a link to a file say its type and size, and its language if it is not that of the page', () => {
  expect(texts('downloads', 'li > a')).toEqual([
    'Brochure PDF, 1.2 MB, Brazilian Portuguese',
    'Brochure TXT, 1 kB',
    'Brochure TXT, 1 kB',
  ])
  expect(all('downloads', 'a').map((link) => link.getAttribute('hreflang'))).toEqual(['pt-BR', 'en-GB', null])
  expect(all('downloads', 'a').map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/^\/assets\/large-[\w-]+\.pdf$/),
    ...Array(2).fill(expect.stringMatching(/^\/assets\/small-[\w-]+\.txt$/)),
  ])
  expect(texts('downloads', 'li > p')).toEqual(['To print.'])
})

test('a film is loaded when it is played, with the captions of the language of the page', () => {
  const [film] = all('film', 'video[controls][playsinline]')
  expect(film?.getAttribute('preload')).toBe('none')
  expect(film?.getAttribute('loading')).toBe('lazy')
  expect(film?.hasAttribute('autoplay')).toBe(false)
  expect(film?.getAttribute('src')).toMatch(/^\/assets\/tour-[\w-]+\.mp4$/)
  expect(film?.getAttribute('aria-label')).toBe('Tour')
  expect([film?.getAttribute('width'), film?.getAttribute('height')]).toEqual(['1800', '1200'])
  const [track, ...others] = all('film', 'video > track[kind=captions]')
  expect(others).toEqual([])
  expect(track?.getAttribute('src')).toMatch(/^\/assets\/tour-en-[\w-]+\.vtt$/)
  expect([track?.getAttribute('srclang'), track?.getAttribute('label')]).toEqual(['en-US', 'English (United States)'])
  expect(texts('film', '.film-words')).toEqual(['A walk.'])
})

test('a track of captions is not asked for before the film: none is the one that shows by itself', () => {
  expect(all('film', 'track[default]').length).toBe(0)
})

test('a film without a title is named by its poster, and one without captions has no track', () => {
  expect(all('silent', 'video').map((film) => film.getAttribute('aria-label'))).toEqual(['A drawing'])
  expect(all('silent', 'track').length).toBe(0)
})

test('a film elsewhere is a link around its poster, and nothing of it is in the page', () => {
  expect(texts('elsewhere', 'a[target=_blank]')).toEqual(['Watch (opens in a new tab)'])
  expect(all('elsewhere', 'a > img').map((poster) => poster.getAttribute('alt'))).toEqual(['A piano'])
  expect(all('elsewhere', ':is(video, iframe)').length).toBe(0)
  expect(all('inside', 'a').map((link) => link.getAttribute('href'))).toEqual(['/en/details#place'])
})
