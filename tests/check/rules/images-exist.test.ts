import { expect, test } from 'vitest'
import { found } from './found.ts'

const caption = 'de: Mathilde Oberlin am Tisch für die Hammerköpfe\n'
const alt = '            alt:\n              fr: Mathilde Oberlin\n              de: Die Gründerin\n'

const logo = (path: string) => found(['logo: ./logo.svg', `logo: ${path}`])
const photo = (path: string) => found([caption, `${caption}          photo:\n            file: ${path}\n${alt}`])

test('tells a file that is not there, one elsewhere on the machine, and one of another type', () => {
  expect(photo('./logo.svg')).toEqual([])
  expect(photo('./logo.png')).toEqual(['image-missing pages.atelier.sections.history.person.photo.file'])
  expect(logo('C:\\logo.svg')).toEqual(['image-outside site.logo'])
  expect(logo('/srv/logo.svg')).toEqual(['image-outside site.logo'])
  expect(photo('./drawing.png')).toEqual(['image-type pages.atelier.sections.history.person.photo.file'])
  expect(photo('./large.png')).toEqual(['image-too-large pages.atelier.sections.history.person.photo.file'])
})

test('takes no logo but an SVG or a PNG file', () => {
  expect(logo('./images/piano.jpg')).toEqual(['form-wrong site.logo'])
  expect(logo('./drawing.png')).toEqual(['image-type site.logo'])
  expect(logo('./small.png')).toContain('photo-small site.logo')
})

test('takes a wide logo where there is a symbol beside it, from which icons can be made', () => {
  expect(logo('./wide.svg\n  symbol: ./logo.svg')).toEqual([])
  expect(logo('./logo.svg\n  symbol: ./wide.svg')).toEqual(['logo-shape site.symbol'])
})

test('tells a logo that cannot be drawn, brings something along, or is far from a square', () => {
  expect(logo('./cut-off.svg')).toEqual(['image-damaged site.logo'])
  expect(logo('./no-size.svg')).toEqual(['image-damaged site.logo'])
  expect(logo('./scripted.svg')).toEqual(['image-foreign site.logo'])
  expect(logo('./fetching.svg')).toEqual(['image-foreign site.logo'])
  expect(logo('./bomb.svg')).toEqual(['image-damaged site.logo'])
  expect(logo('./blank.svg')).toEqual(['image-damaged site.logo'])
  expect(logo('./letters.svg')).toEqual(['logo-letters site.logo'])
  expect(logo('./wide.svg')).toEqual(['logo-shape site.logo'])
  expect(logo('./nearly-square.svg')).toEqual([])
})

test('lets other drawings be of any shape', () => {
  expect(photo('./wide.svg')).toEqual([])
  expect(photo('./no-size.svg')).toEqual([])
  expect(photo('./blank.svg')).toEqual([])
  expect(photo('./letters.svg')).toEqual([])
  expect(photo('./bomb.svg')).toEqual(['image-damaged pages.atelier.sections.history.person.photo.file'])
  expect(photo('./cut-off.svg')).toEqual(['image-damaged pages.atelier.sections.history.person.photo.file'])
})

test('tells a photo that is too small, and one of which the end is missing', () => {
  expect(photo('./small.png')).toEqual(['photo-small pages.atelier.sections.history.person.photo.file'])
  expect(photo('./cut.png')).toEqual(['image-damaged pages.atelier.sections.history.person.photo.file'])
  expect(photo('./images/piano.jpg')).toEqual([])
})

test('tells the same of pictures within texts, in Markdown and in HTML', () => {
  const at = 'pages.tarifs.sections.text.text.fr'
  const picture = (text: string) =>
    found(['## À domicile\n', `## À domicile\n\n            ${text}\n`]).filter((problem) => problem.endsWith(at))
  expect(picture('![Un clavier](./images/piano.jpg)')).toEqual([])
  expect(picture('![Un clavier](images/piano.jpg)')).toEqual([])
  expect(picture('![Un clavier](https://photos.example/piano.jpg)')).toEqual([])
  expect(picture('![Un clavier](./images/pianos.jpg)')).toEqual([`image-missing ${at}`])
  expect(picture('![Un clavier](/images/piano.jpg)')).toEqual([`image-missing ${at}`])
  expect(picture('<img src="./images/%zz.jpg" alt="Un clavier">')).toEqual([`image-missing ${at}`])
  expect(picture('![Un clavier](./small.png)')).toEqual([])
  expect(picture('![Un clavier](./piano.heic)')).toEqual([`form-wrong ${at}`])
})
