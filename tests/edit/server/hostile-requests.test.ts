import { once } from 'node:events'
import { readFile, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { failedAnswer } from '../../../generator/edit/server/failed-answer.ts'
import { serveLocally } from '../../../generator/edit/server/local-server.ts'
import { tokenHeader } from '../../../src/edit/protocol/protocol.ts'
import { type RunningCommand, startCommand } from '../../browser/running-command.ts'
import { fourthSite, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'
import { writeConfig } from '../../site/site-texts.ts'

let folder: TemporaryFolder
let file: string
let text: string
let editor: RunningCommand
let headers: Record<string, string>

beforeAll(async () => {
  folder = await temporaryFolder()
  text = await readFile(fourthSite, 'utf8')
  file = await writeConfig({ text, from: dirname(fourthSite) }, folder.path)
  editor = await startCommand(['edit', '--config', file, '--no-open'])
  headers = { 'content-type': 'application/json', [tokenHeader]: new URL(editor.opening).hash.slice(1) }
}, 60_000)
afterAll(async () => {
  editor.stop()
  await folder.remove()
})

async function post(name: string, body: string): Promise<number> {
  return (await fetch(`${editor.address}/@edit/${name}`, { method: 'POST', headers, body })).status
}

test.each([
  ['edits', '{"edits":[{"do":"set","path":["site","__proto__"],"value":"x"}]}', 400],
  ['edits', '{"edits":[{"do":"add","path":["pages","constructor"],"value":{}}]}', 400],
  ['edits', '{"edits":[{"do":"rename","path":["theme","accent"],"key":"prototype","was":WAS}]}', 422],
  ['edits', '{"edits":[{"do":"set","path":["theme","accent"],"value":{"a":[{"__proto__":1}]},"was":WAS}]}', 422],
  ['parts', '{"what":"acceptance","code":"__proto__","at":["site"],"reason":"x"}', 400],
  ['parts', '{"what":"acceptance","code":"constructor","at":["site"],"reason":"x"}', 400],
  ['parts', '{"what":"acceptance","code":"type-wrong","at":["site"],"reason":"x"}', 400],
  ['parts', '{"what":"acceptance","code":"text-identical","at":["__proto__"],"reason":"x"}', 400],
  ['parts', '{"what":"section","kind":"text","page":"start","name":"constructor"}', 422],
  ['parts', '{"what":"section","kind":"text","page":"__proto__"}', 422],
  ['parts', '{"what":"__proto__"}', 400],
  ['parts', '{"what":"section","kind":"text","page":"start","name":{"toString":1}}', 400],
  ['edits', '{"edits":[{"do":"set","path":["none"],"value":1,"order":-1}]}', 400],
  ['edits', '{"edits":[{"do":"set","path":["none"],"value":1,"order":null}]}', 400],
  ['edits', '{"edits":[{"do":"add","path":["pages","none"],"value":{},"before":1}]}', 400],
  ['edits', '{"edits":[{"do":"insert","path":["none",0],"value":1,"lines":[1]}]}', 400],
  ['send-out', '{"to":"__proto__","format":"csv","all":true}', 404],
  ['send-out', '{"to":"de","format":"constructor","all":true}', 404],
  ['confirm', '{"path":["site","name"],"locale":"__proto__"}', 400],
  ['folder', '{"host":"nginx"}', 400],
  ['folder', '{"host":"constructor"}', 400],
  ['edits', '{"edits":[{"do":"set","path":["theme","accent"],"value":"#123456","was":"#654321"}]}', 409],
  ['edits', '{"edits":[{"do":"set","path":["theme","none","deep"],"value":"x","was":null}]}', 422],
])('%s refuses %s', async (name, body, status) => {
  // What stands there now: without it, an edit is held to be made on another version.
  const was = /accent: ("#\w+")/.exec(text)?.[1] ?? ''
  expect(await post(name, body.replace('WAS', was))).toBe(status)
  expect(await readFile(file, 'utf8')).toBe(text)
})

test('a list in a list, and so on, is refused before anything works on it', async () => {
  const deep = '['.repeat(20_000) + ']'.repeat(20_000)
  const before = editor.output()
  expect(await post('edits', `{"edits":[{"do":"set","path":["theme","accent"],"value":${deep},"was":null}]}`)).toBe(400)
  expect(await post('parts', `{"what":"page","name":"x","place":${deep}}`)).toBe(400)
  expect(editor.output()).toBe(before)
})

test('what goes wrong here is told where the editor was started, and not to a browser', async () => {
  const told: unknown[] = []
  const wrong = new TypeError('order.indexOf is not a function')
  const { address, close } = await serveLocally(
    0,
    () => Promise.reject(wrong),
    (error) => told.push(error),
  )
  const answer = await fetch(address)
  expect([answer.status, await answer.text()]).toEqual([
    500,
    'This could not be done. The window in which the editor was started says why.',
  ])
  expect(told).toEqual([wrong])
  await close()
})

test('a body that is cut off is no fault of the editor', async () => {
  const before = editor.output()
  for (const path of ['POST /@edit/edits', 'PUT /@edit/images/a.png', 'PUT /@edit/take-in/a.csv']) {
    const socket = connect(Number(new URL(editor.address).port), '127.0.0.1')
    await once(socket, 'connect')
    const lines = Object.entries({ ...headers, host: new URL(editor.address).host, 'content-length': '1000' })
    socket.write(`${path} HTTP/1.1\r\n${lines.map((line) => line.join(': ')).join('\r\n')}\r\n\r\n{"edits":`)
    await new Promise((done) => setTimeout(done, 50))
    socket.destroy()
  }
  await new Promise((done) => setTimeout(done, 200))
  expect(editor.output()).toBe(before)
  expect(await post('edits', '{')).toBe(400)
  expect(await readFile(join(folder.path, 'site.config.yaml'), 'utf8')).toBe(text)
})

test.each([
  [
    '/',
    "script-src 'none'; connect-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
  ],
  [
    '/nowhere',
    "script-src 'none'; connect-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; object-src 'none'",
  ],
  [
    '/@edit/',
    "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types page",
  ],
])('what %s may do in a browser: no text of the site can run there', async (path, policy) => {
  const { headers: sent, status } = await fetch(editor.address + path)
  expect(status).toBe(path === '/nowhere' ? 404 : 200)
  expect(Object.fromEntries(sent)).toMatchObject({
    'content-security-policy': policy,
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  })
})

test.each(['text/plain', 'application/x-www-form-urlencoded', 'application/json; charset=utf-8'])(
  'an edit is JSON and nothing else: a form of another site could send %s',
  async (type) => {
    const was = JSON.parse(/accent: ("#\w+")/.exec(text)?.[1] ?? '""')
    const body = JSON.stringify({ edits: [{ do: 'set', path: ['theme', 'accent'], value: '#123456', was }] })
    const sent = { ...headers, 'content-type': type }
    expect((await fetch(`${editor.address}/@edit/edits`, { method: 'POST', headers: sent, body })).status).toBe(400)
    expect(await readFile(file, 'utf8')).toBe(text)
  },
)

test('what the system refuses is explained as a refusal of the system', async () => {
  const put = () =>
    fetch(`${editor.address}/@edit/images/a.svg`, {
      method: 'PUT',
      headers,
      body: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1z"/></svg>',
    })
  const images = join(folder.path, 'images')
  await rm(images, { recursive: true, force: true })
  await writeFile(images, 'a file in the place of the folder')
  const answer = await put()
  expect([answer.status, await answer.json()]).toEqual([500, { refused: 'failed' }])
  await rm(images)
})

test.each([
  ['ENOSPC', 507, 'disk-full'],
  ['EDQUOT', 507, 'disk-full'],
  ['EROFS', 500, 'no-access'],
  ['EACCES', 500, 'no-access'],
  ['EIO', 500, 'failed'],
])('%s is answered with %d, %s', (code, status, refused) => {
  expect(failedAnswer(Object.assign(new Error(code), { code }))).toEqual({ status, value: { refused } })
})
