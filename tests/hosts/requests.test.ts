import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type BuiltSite, builtSite } from '../output/built-site.ts'
import { root, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { answerWords, decoded } from './answer-words.ts'
import { exceptions } from './exceptions.ts'
import { matrix } from './matrix.ts'
import { ask, type Question } from './request.ts'
import { type Row, requests } from './requests.ts'
import { isInstalled, type RunningServer, type ServerName, servers, speaksTls } from './servers.ts'

let site: BuiltSite
let folder: TemporaryFolder

beforeAll(async () => {
  site = await builtSite('second')
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

describe.each(Object.keys(servers) as ServerName[])('on %s', (name) => {
  const installed = isInstalled(name)
  if (!installed) console.warn(`${name} is not installed: its requests are skipped`)
  let running: RunningServer

  beforeAll(async () => {
    if (!installed) return
    const { out, hosting } = site
    running = await servers[name].start({ out, host: hosting.host, folder: join(folder.path, name) })
  })
  afterAll(() => running?.stop())

  test.skipIf(!installed).each(speaksTls(name) ? ['http', 'https'] : ['http'])(
    'every request has the one answer over %s',
    async (scheme) => {
      const address = running.addresses.find((each) => each.startsWith(`${scheme}:`)) ?? ''
      const words = await answerWords(site)
      const rows = requests(site)
      const given: string[] = []
      for (const row of rows) {
        const said = words(await ask(address, await questionOf(row, address)))
        // An exception names no file.
        given.push(`${row.title}: ${exceptionOf(row, name) ? said.replace(/ \/\S*/, '') : said}`)
      }
      expect(given).toEqual(rows.map((row) => `${row.title}: ${exceptionOf(row, name)?.answer ?? row.answer}`))
    },
  )

  test.skipIf(!installed).each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip', 'gzip'],
    ['br;q=0, gzip', 'gzip'],
    ['br; q=0.0', 'identity'],
    ['identity', 'identity'],
  ])('a browser that takes %s gets every file as %s, over https where there is any', async (accepted, encoding) => {
    const address = running.addresses.at(-1) ?? ''
    const { host } = site.hosting
    const wrong: string[] = []
    for (const { path, file } of filesAsked(site)) {
      const { headers, body } = await ask(address, { path, host, headers: { 'accept-encoding': accepted } })
      const isThere = encoding === 'identity' || (await isCompressed(join(site.out, file)))
      const sent = headers['content-encoding'] ?? 'identity'
      if (sent !== (isThere ? encoding : 'identity')) wrong.push(`${path}: is sent as ${sent}`)
      if (!decoded(body, sent).equals(await readFile(join(site.out, file)))) wrong.push(`${path}: is not ${file}`)
      if (isThere && !/accept-encoding/i.test(headers.vary ?? '')) wrong.push(`${path}: Vary is ${headers.vary}`)
    }
    expect(wrong).toEqual([])
  })
})

test('the guide has a line for each exception, and no other', async () => {
  const guide = await readFile(join(root, 'generator/output/hosting/README.md'), 'utf8')
  const lines = guide
    .split('## Where servers differ')[1]
    ?.split('\n## ')[0]
    ?.match(/^\| [^-].*\|$/gm)
  const cells = (line: string) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim())
  expect(lines?.slice(1).map(cells)).toEqual(
    exceptions.map(({ server, requests: asked, answer, why }) => [server, asked, answer, why]),
  )
})

test('each exception is about rows of the table', () => {
  const titles = requests(site).map(({ title }) => title)
  expect(new Set(titles).size).toBe(titles.length)
  for (const { rows } of exceptions) expect(titles).toEqual(expect.arrayContaining([...rows]))
})

/** Whether a file is sent compressed: text, where it is more than a packet. */
async function isCompressed(file: string): Promise<boolean> {
  const isText = /\.(html|css|js|json|svg|xml|txt|webmanifest|ico)$/.test(file)
  return isText && (await stat(file)).size >= 400
}

/** One address for each file of the matrix, and all 404 pages. */
function filesAsked(of: BuiltSite) {
  const files = matrix(of).flatMap(({ path, file }) => (file === undefined ? [] : [{ path, file }]))
  return [...new Map(files.map((each) => [each.file, each])).values()]
}

async function questionOf({ question, about }: Row, address: string): Promise<Question> {
  const { host } = site.hosting
  const asked = { ...question, host, headers: { 'accept-encoding': 'identity', ...question.headers } }
  if (!about) return asked
  const { etag = '', 'last-modified': modified = '' } = (await ask(address, asked)).headers
  return { ...asked, headers: { ...asked.headers, ...about({ etag, modified }) } }
}

function exceptionOf({ title }: Row, name: ServerName) {
  return exceptions.find(({ server, rows }) => server === name && rows.includes(title))
}
