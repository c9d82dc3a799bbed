import { expect, it } from 'vitest'
import { found } from '../found.ts'

const logo = (path: string) => found(['logo: ./logo.svg', `logo: ${path}`])

it('tells a file that is not there, one elsewhere on the machine, and one of another type', () => {
  expect(logo('./logo.png')).toEqual(['image-missing site.logo'])
  expect(logo('C:\\logo.svg')).toEqual(['image-outside site.logo'])
  expect(logo('/srv/logo.svg')).toEqual(['image-outside site.logo'])
  expect(logo('./drawing.png')).toEqual(['image-type site.logo'])
  expect(logo('./large.png')).toEqual(['image-too-large site.logo'])
})
