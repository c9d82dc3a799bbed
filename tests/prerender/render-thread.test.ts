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
