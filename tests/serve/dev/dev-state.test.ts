import { cp, writeFile } from 'node:fs/promises'
import { join, relative } from 'node:path'
import { afterEach, beforeEach, expect, test } from 'vitest'
import type { DevCode, PageEvent } from '../../../generator/serve/dev/dev-code.ts'
import { DevState } from '../../../generator/serve/dev/dev-state.ts'
import { type TemporaryFolder, temporaryFolder } from '../../site/command.ts'
import { siteTexts, writeConfig } from '../../site/site-texts.ts'

let folder: TemporaryFolder
let file: string
let text: string
let sent: unknown[]
let printed: string[]
let failure: Error | undefined
let state: DevState

beforeEach(async () => {
  folder = await temporaryFolder()
  const site = await siteTexts.second()
  text = site.text
  file = await writeConfig(site, folder.path)
  sent = []
  printed = []
  failure = undefined
  const code = { tell: ({ name }: PageEvent) => sent.push(name), fixStack() {} }
  const options = {
    file,
    port: 0,
    handlers: () => [],
    explain: () => ({ terminal: '', page: 'a mistake' }),
    explainFailure: ({ message }: Error) => (message === 'no mistake of ours' ? message : undefined),
    onSite: async () => {
      if (failure) throw failure
    },
    print: (line: string) => void printed.push(line),
  }
  state = new DevState(options, code as unknown as DevCode)
})
afterEach(() => folder.remove())

/** The files that are watched beside the kinds of the site. */
const watched = () =>
  state.files.map((path) => relative(folder.path, path)).filter((path) => !path.startsWith('pages/kinds/'))

/** Saves the text with another logo, and reads it. */
async function saveWithLogo(name: string, saved = text): Promise<void> {
  if (name !== 'logo.svg') await cp(join(folder.path, 'logo.svg'), join(folder.path, name))
  await writeFile(file, saved.replace('./logo.svg', `./${name}`))
  await state.reload()
}

test('what a site is made of is watched, and what a text with a mistake names as well', async () => {
  await saveWithLogo('logo.svg')
  expect(watched()).toEqual(['site.config.yaml', 'translations.lock', 'logo.svg', 'images/piano.jpg'])
  expect(state.files).toContain(join(folder.path, 'pages/kinds/calendar/view.tsx'))
  await saveWithLogo('other.svg', text.replace('defaultLocale:', 'defaultLocal:'))
  expect(watched()).toEqual(['site.config.yaml', 'translations.lock', 'other.svg', 'images/piano.jpg'])
  expect(sent).toEqual(['site:update', 'site:problems'])
})

test('a text that cannot be read is watched itself, and its images again once it can', async () => {
  await writeFile(file, 'site: [')
  await state.reload()
  expect(watched()).toEqual(['site.config.yaml', 'translations.lock'])
  await saveWithLogo('logo.svg')
  expect(watched()).toContain('logo.svg')
})

test.each([
  ['of the machine', 'no mistake of ours', /^no mistake of ours$/],
  ['of ours', 'a fault', /^Error: a fault\n +at /],
])(
  'after an error %s what the text names is watched, and the next save shows the site',
  async (_whose, message, told) => {
    failure = new Error(message)
    await saveWithLogo('other.svg')
    expect(printed.at(-1)).toMatch(told)
    expect(watched()).toContain('other.svg')
    failure = undefined
    await saveWithLogo('third.svg')
    expect(watched()).toContain('third.svg')
    expect(sent.at(-1)).toBe('site:update')
  },
)
