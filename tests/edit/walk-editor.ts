import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect } from 'vitest'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import { startCommand } from '../browser/running-command.ts'
import { inFolder, temporaryFolder } from '../site/command.ts'
import { siteTexts, writeConfig } from '../site/site-texts.ts'

/** A browser in which the editor is walked through: what a person does, and what is to be seen. */
export interface WalkedBrowser {
  open(address: string): Promise<void>
  /** Presses a point of the window. */
  press(x: number, y: number): Promise<void>
  type(selector: string, text: string): Promise<void>
  read<T>(expression: string): Promise<T>
}

const frame = `document.querySelector('iframe')?.contentDocument`
const heading = `${frame}?.querySelector('h1')`
const rows = `[...document.querySelectorAll('.section-rows > li')]`

/** A text is rewritten on its page, questions are added and moved, one of the changes is taken back, and the rest is published. */
export async function walkEditor(browser: WalkedBrowser): Promise<void> {
  const { path: folder, remove } = await temporaryFolder()
  const file = await writeConfig(await siteTexts.third(), folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder }).toString()
  git('init', '-q', '-b', 'main')
  git('config', 'user.name', 'Ada')
  git('config', 'user.email', 'ada@example.com')
  git('add', '.')
  git('commit', '-qm', 'As it began')
  const editor = await startCommand(['edit', '--no-open', '--config', file, ...inFolder(join(folder, 'built'))])
  const home = async () => (parse(await readFile(file, 'utf8')) as SiteConfig).pages.home
  const sections = async () => Object.keys((await home())?.sections ?? {})
  const becomes = (expression: string) =>
    expect.poll(() => browser.read(`Boolean(${expression})`), { timeout: 60_000 }).toBeTruthy()
  const press = async (element: string) => {
    await becomes(`(${element})?.getClientRects().length`)
    await browser.read(`(${element}).scrollIntoView({ block: 'nearest' })`)
    const [x, y] = await browser.read<[number, number]>(`(() => {
      const { left, top, width, height } = (${element}).getBoundingClientRect()
      return [left + width / 2, top + height / 2].map(Math.round)
    })()`)
    await browser.press(x, y)
  }
  const view = (number: number) => press(`document.querySelector('.views button:nth-of-type(${number})')`)

  try {
    const before = await sections()
    await browser.open(editor.opening)
    await becomes(heading)
    const [x, y] = await browser.read<[number, number]>(`(() => {
      const { left, top } = document.querySelector('iframe').getBoundingClientRect()
      const box = ${heading}.getBoundingClientRect()
      return [left + box.left + 40, top + box.top + 20].map(Math.round)
    })()`)
    await browser.press(x, y)
    await becomes(`document.activeElement?.matches('aside textarea')`)
    await browser.type('aside textarea', 'Walked')
    await becomes(`${heading}.textContent.includes('Walked')`)
    await expect.poll(() => readFile(file, 'utf8'), { timeout: 30_000 }).toContain('Walked')

    await view(2)
    await press(
      `[...document.querySelectorAll('.section-kinds button')].find((one) => one.querySelector('img[src$="/questions.webp"]'))`,
    )
    await expect.poll(async () => (await sections()).length, { timeout: 30_000 }).toBe(before.length + 1)
    const added = (await sections()).find((key) => !before.includes(key)) ?? ''
    const at = (await sections()).indexOf(added)
    await becomes(`${rows}.length === ${before.length + 1}`)
    await press(`${rows}[${at}].querySelector('[data-do=up]')`)
    await expect.poll(async () => (await sections()).indexOf(added), { timeout: 30_000 }).toBe(at - 1)
    await becomes(`${rows}[${at - 1}].dataset.key === ${JSON.stringify(added)}`)
    await press(`${rows}[${at - 1}].querySelector('[data-do=down]')`)
    await expect.poll(async () => (await sections()).indexOf(added), { timeout: 30_000 }).toBe(at)

    await press(`document.querySelector('.status .primary')`)
    await press(`document.querySelector('main li button')`)
    await expect.poll(() => readFile(file, 'utf8'), { timeout: 30_000 }).not.toContain('Walked')
    expect(await sections()).toContain(added)
    await press(`document.querySelector('.publish-form [type=submit]')`)
    await expect.poll(() => git('log', '--oneline').trim().split('\n').length, { timeout: 30_000 }).toBe(2)
    expect(git('status', '--porcelain', '--', file)).toBe('')
  } finally {
    editor.stop()
    await remove()
  }
}
