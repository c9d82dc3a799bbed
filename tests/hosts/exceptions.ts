import type { ServerName } from './servers.ts'

/** Where a server answers in another way, and why it cannot be told otherwise. The guide has a line for each. */
interface Exception {
  readonly server: ServerName
  /** The requests, in words, and the titles of their rows. */
  readonly requests: string
  readonly rows: readonly string[]
  readonly answer: string
  readonly why: string
}

const brokenEscapes = [
  'a broken escape',
  'half an escape',
  'half a letter, and half an escape',
  'half a letter at the root',
]

/** The cells of the table that differ. */
export const exceptions: readonly Exception[] = [
  {
    server: 'apache',
    requests: 'a NUL or an encoded slash in the path',
    rows: ['a NUL', 'an encoded slash', 'a page with an encoded slash behind it', 'the files of the machine'],
    answer: '404 without headers',
    why: 'refused before a `.htaccess` is read; `AllowEncodedSlashes` is for the main configuration only',
  },
  {
    server: 'apache',
    requests: 'a name that no file can have',
    rows: ['a name of 300 characters', 'a name of 7 kB', 'a path of 7 kB'],
    answer: '403 without headers',
    why: 'refused before a `.htaccess` is read',
  },
  {
    server: 'apache',
    requests: '`TRACE`',
    rows: ['TRACE'],
    answer: '405 without headers',
    why: '`TraceEnable` is for the main configuration only',
  },
  {
    server: 'apache',
    requests: 'a `%` before anything but two digits',
    rows: brokenEscapes,
    answer: '400 without headers',
    why: 'refused before a `.htaccess` is read',
  },
  {
    server: 'apache',
    requests: 'dots that lead above the root',
    rows: ['dots above the root'],
    answer: '400 without headers',
    why: 'refused before a `.htaccess` is read',
  },
  {
    server: 'apache',
    requests: 'an address of more than 8 kB',
    rows: ['a path of 10 kB'],
    answer: '414 without headers',
    why: 'refused before a `.htaccess` is read',
  },
  {
    server: 'nginx',
    requests: 'a NUL in the path, or a `%` before anything but two digits',
    rows: ['a NUL', ...brokenEscapes],
    answer: '400',
    why: 'refused before any rule is tried: with the 404 page of the root',
  },
  {
    server: 'nginx',
    requests: 'dots that lead above the root',
    rows: ['dots above the root', 'the files of the machine'],
    answer: '400',
    why: 'refused before any rule is tried',
  },
  {
    server: 'caddy',
    requests: 'a `%` before anything but two digits',
    rows: brokenEscapes,
    answer: '400 without headers',
    why: 'refused before any rule is tried',
  },
  {
    server: 'caddy',
    requests: 'our host with a dot behind its name',
    rows: ['our host with a dot behind it'],
    answer: '421',
    why: 'taken for another host',
  },
  {
    server: 'preview',
    requests: 'a method that HTTP does not have',
    rows: ['BREW'],
    answer: '400 without headers',
    why: 'refused by Node.js',
  },
]
