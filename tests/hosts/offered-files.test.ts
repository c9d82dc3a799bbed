import { readFile, utimes } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { resolveHeaders } from '../../generator/output/hosting/headers.ts'
import { offeredTypes, playedTypes } from '../../generator/output/hosting/media-types.ts'
import type { OwnSite } from '../output/built-site.ts'
import { type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { type Answer, ask, type Question } from './request.ts'
import { isInstalled, type RunningServer, type ServerName, servers } from './servers.ts'
import { buildSiteWithFiles } from './site-with-files.ts'

const film = Buffer.from(Array.from({ length: 5000 }, (_, index) => index % 251))
const size = film.length

let site: OwnSite
let folder: TemporaryFolder

beforeAll(async () => {
  site = await buildSiteWithFiles(film)
  // Apache names the state of a file that changed in this second by a weak tag, which is none for parts.
  await utimes(join(site.out, addressOf('mp4')), 1e9, 1e9)
  folder = await temporaryFolder()
})
afterAll(async () => {
  await folder?.remove()
  await site?.remove()
})

/** What is asked of a film, and what comes: of `from` to `to`, or all of it. */
const parts: readonly (readonly [title: string, range: string | undefined, answer: string])[] = [
  ['no range', undefined, '200 all'],
  ['its beginning', 'bytes=0-9', `206 bytes 0-9/${size}`],
  ['what Safari asks first', 'bytes=0-1', `206 bytes 0-1/${size}`],
  ['what follows', 'bytes=4000-', `206 bytes 4000-${size - 1}/${size}`],
  ['its end', 'bytes=-9', `206 bytes ${size - 9}-${size - 1}/${size}`],
  ['more than there is', 'bytes=4990-9999', `206 bytes 4990-${size - 1}/${size}`],
  ['all of it', 'bytes=0-', `206 bytes 0-${size - 1}/${size}`],
  ['what lies behind its end', 'bytes=9999-', '416'],
]

describe.each(Object.keys(servers) as ServerName[])('on %s', (name) => {
  const installed = isInstalled(name)
  if (!installed) console.warn(`${name} is not installed: its films are skipped`)
  let running: RunningServer

  beforeAll(async () => {
    if (!installed) return
    const { out, hosting } = site
    running = await servers[name].start({ out, host: hosting.host, folder: join(folder.path, name) })
  })
  afterAll(() => running?.stop())

  /** Asks for the file of a type. */
  function askFor(extension: string, question: Partial<Question> = {}): Promise<Answer> {
    const headers = { 'accept-encoding': 'identity', ...question.headers }
    return ask(running.addresses[0] ?? '', {
      ...question,
      path: addressOf(extension),
      host: site.hosting.host,
      headers,
    })
  }

  test.skipIf(!installed).each(playedTypes)('%s is sent in the parts that are asked for', async (extension) => {
    const given: unknown[] = []
    for (const [title, range] of parts)
      given.push([title, range, answerOf(await askFor(extension, { headers: range ? { range } : {} }))])
    expect(given).toEqual(parts)
  })

  test.skipIf(!installed)('a part has all headers of the file', async () => {
    const { headers, body } = await askFor('mp4', { headers: { range: 'bytes=0-9' } })
    const policy = resolveHeaders(site.hosting.headers, addressOf('mp4'))
    expect(headers).toMatchObject({ ...policy, 'content-type': 'video/mp4', 'content-length': '10' })
    expect(headers['content-encoding']).toBeUndefined()
    expect(body).toEqual(film.subarray(0, 10))
  })

  test.skipIf(!installed)(
    'a film says that it is sent in parts, and a part of another state of it is not sent',
    async () => {
      const { status, headers } = await askFor('mp4', { method: 'HEAD' })
      const { etag = '', 'accept-ranges': ranges, 'content-length': length } = headers
      expect([status, ranges, length]).toEqual([200, 'bytes', `${size}`])
      const range = 'bytes=0-9'
      expect((await askFor('mp4', { headers: { range, 'if-range': etag } })).status).toBe(206)
      expect((await askFor('mp4', { headers: { range, 'if-range': '"another"' } })).status).toBe(200)
      expect((await askFor('mp4', { headers: { 'if-none-match': etag } })).status).toBe(304)
    },
  )

  test.skipIf(!installed).each(Object.entries(offeredTypes))(
    '%s is %s, and sent whole unless it is played',
    async (extension, type) => {
      const { status, headers, body } = await askFor(extension, { headers: { range: 'bytes=0-9' } })
      const whole = await readFile(join(site.out, addressOf(extension)))
      const isPlayed = playedTypes.some((each) => each === extension)
      expect([status, headers['content-type']]).toEqual([isPlayed ? 206 : 200, type])
      expect(body.equals(isPlayed ? whole.subarray(0, 10) : whole)).toBe(true)
      if (!isPlayed) expect(headers['accept-ranges']).toBeUndefined()
    },
  )

  test.skipIf(!installed)('captions are sent compressed to a browser that takes them so; a film never is', async () => {
    const headers = { 'accept-encoding': 'gzip, br' }
    const captions = await askFor('vtt', { headers })
    expect([captions.headers['content-encoding'], captions.headers['content-type']]).toEqual(['br', offeredTypes.vtt])
    expect((await askFor('mp4', { headers })).headers['content-encoding']).toBeUndefined()
  })

  test.skipIf(!installed)('a film that is not there is the page that says so', async () => {
    for (const path of ['/nothing.mp4', '/fr/nothing.mp4']) {
      const question = { path, host: site.hosting.host, headers: { range: 'bytes=0-9' } }
      const { status, headers } = await ask(running.addresses[0] ?? '', question)
      expect([path, status, headers['content-type']]).toEqual([path, 404, 'text/html; charset=utf-8'])
    }
  })
})

/** The address of the file of a type. */
function addressOf(extension: string): string {
  const file = site.files.find((each) => each.endsWith(`.${extension}`) && each.includes('/tour-'))
  if (file === undefined) throw new Error(`The site has no file of the type ${extension}`)
  return `/${file}`
}

/** What an answer says of a film. Throws if the bytes are others. */
function answerOf({ status, headers, body }: Answer): string {
  const { 'content-range': range } = headers
  if (status === 416) return '416'
  const [, from = 0, to = size - 1] = /^bytes (\d+)-(\d+)\//.exec(range ?? '')?.map(Number) ?? []
  if (!body.equals(film.subarray(from, to + 1))) return `${status} other bytes`
  return `${status} ${range ?? 'all'}`
}
