import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { bundle } from '../../generator/bundle/bundle.ts'
import { temporaryFolder } from '../site/command.ts'
import { renderSite } from './render-site.ts'

let folder: Awaited<ReturnType<typeof temporaryFolder>>
beforeEach(async () => {
  folder = await temporaryFolder()
})
afterEach(() => folder.remove())

test('two threads write what one writes', async () => {
  const code = await bundle()
  const alone = await renderSite({ out: join(folder.path, 'alone'), code })
  const shared = await renderSite({ out: join(folder.path, 'shared'), code, serverUrl: code.serverUrl })
  expect(shared.sources).toEqual(alone.sources)
  expect(shared.files).toEqual(alone.files)
  expect(shared.rendered.length).toBeLessThan(alone.rendered.length)
}, 60_000)

test('an error in the other thread fails the build and names the page', async () => {
  const broken = 'data:text/javascript,export async function renderPage() { throw new TypeError("a broken template") }'
  const out = join(folder.path, 'broken')
  const failure = await renderSite({ out, code: await bundle(), serverUrl: broken }).catch((error: Error) => error)
  expect(failure).toMatchObject({
    message: expect.stringMatching(/^Rendering \/\S+ \(page \w+, template \w+\) failed$/),
    cause: { message: 'a broken template' },
  })
}, 60_000)

test('side work is done while the other thread renders', async () => {
  const code = await bundle()
  let left = 5
  const sideWork = () => left > 0 && left-- > 0
  await renderSite({ out: join(folder.path, 'beside'), code, serverUrl: code.serverUrl, sideWork })
  expect(left).toBe(0)
}, 60_000)

test('an error in side work ends the rendering, and nothing takes its place', async () => {
  const code = await bundle()
  let parts = 0
  const sideWork = () => {
    if (++parts === 3) throw new Error('no more of this')
    return true
  }
  const out = join(folder.path, 'ended')
  await expect(renderSite({ out, code, serverUrl: code.serverUrl, sideWork })).rejects.toThrow('no more of this')
  expect(existsSync(out)).toBe(false)
}, 60_000)
