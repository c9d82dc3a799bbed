import type { IncomingMessage } from 'node:http'
import { describe, expect, test } from 'vitest'
import { isOwnRequest } from '../../../generator/edit/server/guard.ts'

const token = 'a'.repeat(32)
const own = { host: 'localhost:4173', 'x-edit-token': token }

function isOwn(path: string, headers: Readonly<Record<string, string>>): boolean {
  return isOwnRequest({ headers } as unknown as IncomingMessage, { path, port: 4173, token })
}

describe('the editor answers', () => {
  test.each([
    ['its app', '/@edit/state', own],
    ['its app at the number of this machine', '/@edit/state', { ...own, host: '127.0.0.1:4173' }],
    [
      'its app, which says where it is from',
      '/@edit/edits',
      { ...own, origin: 'http://localhost:4173', 'sec-fetch-site': 'same-origin' },
    ],
    [
      'whoever is led to it by the welcome, which is at another port',
      '/@edit/',
      { host: 'localhost:4173', 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
    ],
    ['whoever opens its address', '/@edit/', { host: 'localhost:4173', 'sec-fetch-site': 'none' }],
    ['the files of its app', '/@edit/editor.js', { host: 'localhost:4173' }],
    ['the frame that shows the site', '/pt/', { host: 'localhost:4173' }],
    ['whoever writes its name in large letters', '/pt/', { host: 'LocalHost:4173' }],
  ])('%s', (_name, path, headers) => expect(isOwn(path, headers)).toBe(true))
})

describe('the editor refuses', () => {
  test.each([
    ['a name that somebody else has pointed to this machine', '/pt/', { host: 'evil.example:4173' }],
    ['another port', '/pt/', { host: 'localhost:80' }],
    ['a request without a host', '/pt/', {}],
    ['a page of another site', '/@edit/edits', { ...own, origin: 'https://evil.example' }],
    ['a page of another server of this machine', '/@edit/edits', { ...own, origin: 'http://localhost:8080' }],
    ['a page without an origin, such as a file', '/@edit/edits', { ...own, origin: 'null' }],
    [
      'what a page of another site embeds',
      '/@edit/editor.js',
      { host: 'localhost:4173', 'sec-fetch-site': 'cross-site' },
    ],
    [
      'what another server of this machine embeds',
      '/@edit/',
      { host: 'localhost:4173', 'sec-fetch-site': 'same-site' },
    ],
    [
      'what another server of this machine leads to behind its page',
      '/@edit/state',
      { ...own, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate' },
    ],
    ['whoever has no token', '/@edit/state', { host: 'localhost:4173' }],
    ['whoever has another token', '/@edit/state', { ...own, 'x-edit-token': 'b'.repeat(32) }],
    ['whoever has a part of it', '/@edit/edits', { ...own, 'x-edit-token': token.slice(1) }],
  ])('%s', (_name, path, headers) => expect(isOwn(path, headers)).toBe(false))
})
