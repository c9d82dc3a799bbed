import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { loadFonts } from '../../generator/assets/fonts.ts'
import { composeStyles } from '../../generator/assets/styles.ts'
import { type Bundle, bundle } from '../../generator/bundle/bundle.ts'
import { checkFile } from '../../generator/check/check-file.ts'
import { compileSite } from '../../generator/model.ts'
import { OutputFolder } from '../../generator/outputs/output-folder.ts'
import { prerender } from '../../generator/prerender/prerender.ts'
import { RenderThread } from '../../generator/prerender/render-thread.ts'
import { sharedHead } from '../../generator/prerender/shared-head.ts'
import { SitePolicy } from '../../generator/prerender/site-policy.ts'

const file = 'site.config.yaml'
let folder: string

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'thread-'))
})

afterEach(() => rm(folder, { recursive: true, force: true }))

test('two threads write what one writes', async () => {
  const code = await bundle()
  const alone = await render('alone', code)
  const shared = await render('shared', code, code.serverUrl)
  expect(shared.sources).toEqual(alone.sources)
  expect(shared.paths).toEqual(alone.paths)
  for (const path of alone.paths)
    expect(await readFile(join(shared.out, path)), path).toEqual(await readFile(join(alone.out, path)))
}, 60_000)

test('an error in the other thread fails the build and names the page', async () => {
  const broken = 'data:text/javascript,export async function renderPage() { throw new TypeError("a broken template") }'
  const failure = await render('broken', await bundle(), broken).catch((error: Error) => error)
  expect(failure).toMatchObject({
    message: expect.stringMatching(/^Rendering \/\S+ \(page \w+, template \w+\) failed$/),
    cause: { message: 'a broken template' },
  })
}, 60_000)

/** Renders the shipped site into a folder, with a second thread where the address of its server module is given. */
async function render(name: string, code: Bundle, serverUrl?: string) {
  const { config } = await checkFile(file)
  if (!config) throw new Error('The shipped configuration is wrong')
  const { model } = await compileSite(config, file)
  const fonts = await loadFonts(model.theme.fonts)
  const styles = await composeStyles(model.theme, fonts)
  const out = join(folder, name)
  const output = new OutputFolder(out)
  const policy = new SitePolicy([])
  const documents = { styles, sharedHead: sharedHead(model, { fonts }), stylesheet: '/assets/site.css' }
  const startThread =
    serverUrl === undefined
      ? undefined
      : (setting: ConstructorParameters<typeof RenderThread>[0]['setting']) =>
          new RenderThread({ setting, serverUrl, connections: [], output, policy })
  await prerender({ model, bundle: code, ...documents, output, policy, startThread }, () => {})
  await output.commit()
  const paths = (await readdir(out, { recursive: true, withFileTypes: true })).filter((entry) => entry.isFile())
  return {
    out,
    sources: policy.sources,
    paths: paths.map((entry) => join(entry.parentPath, entry.name).slice(out.length)).sort(),
  }
}
