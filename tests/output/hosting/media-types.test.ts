import { expect, test } from 'vitest'
import { mediaType } from '../../../generator/output/hosting/media-types.ts'

test.each([
  ['site.webmanifest', 'application/manifest+json'],
  ['assets/site.css', 'text/css; charset=utf-8'],
  ['assets/photo.v2.jpg', 'image/jpeg'],
  ['assets/tour.mp4', 'video/mp4'],
  ['assets/tour.webm', 'video/webm'],
  ['assets/tour.en.vtt', 'text/vtt; charset=utf-8'],
  ['assets/brochure.pdf', 'application/pdf'],
  ['assets/constructor', 'application/octet-stream'],
  ['README.constructor', 'application/octet-stream'],
])('%s is %s', (path, type) => {
  expect(mediaType(path)).toBe(type)
})
