import { expect, test } from 'vitest'
import { mediaType } from '../../../generator/output/hosting/media-types.ts'

test.each([
  ['site.webmanifest', 'application/manifest+json'],
  ['assets/site.css', 'text/css; charset=utf-8'],
  ['assets/photo.v2.jpg', 'image/jpeg'],
  ['assets/constructor', 'application/octet-stream'],
  ['README.constructor', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(mediaType(path)).toBe(type)
})
