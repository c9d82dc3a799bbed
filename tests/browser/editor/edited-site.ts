import { execFileSync } from 'node:child_process'
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FrameLocator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { inFolder, temporaryFolder } from '../../site/command.ts'
import { type SiteText, writeConfig } from '../../site/site-texts.ts'
import { startCommand } from '../running-command.ts'

/** A site that is open in the editor, in a folder of its own. */
export interface EditedSite {
  readonly folder: string
  readonly file: string
  /** The address that the editor says to open. */
  readonly opening: string
  /** The configuration as the test began. */
  readonly text: string
  /** Runs git in the folder. */
  git(...args: string[]): string
  read(): Promise<string>
  write(text: string): Promise<void>
  /** Gives the file the text with which the test began, or another, when nothing that a page has changed is on its way any more. */
  restore(page: Page, text?: string): Promise<void>
  /** Opens the editor. Returns the frame with the page of the site. */
  open(page: Page): Promise<FrameLocator>
  stop(): Promise<void>
}

/** Starts the editor on a copy of a site; its folder is a repository in which it is published, unless it is to be none. */
export async function editedSite(site: SiteText, { isPublished }: { isPublished: boolean }): Promise<EditedSite> {
  const { path: folder, remove } = await temporaryFolder()
  const file = await writeConfig(site, folder)
  const git = (...args: string[]) => execFileSync('git', args, { cwd: folder, stdio: 'pipe' }).toString().trim()
  if (isPublished) {
    git('init', '-q', '-b', 'main')
    git('config', 'user.name', 'Ada')
    git('config', 'user.email', 'ada@example.com')
    git('add', '.')
    git('commit', '-qm', 'As it began')
    git('tag', 'first')
  }
  const editor = await startCommand(['edit', '--no-open', '--config', file, ...inFolder(join(folder, 'built'))])
  return {
    folder,
    file,
    opening: editor.opening,
    text: site.text,
    git,
    read: () => readFile(file, 'utf8'),
    write: (text) => writeFile(file, text),
    async restore(page, text = site.text) {
      await expect(page.locator('[data-status=saving]')).toHaveCount(0)
      await writeFile(file, text)
    },
    async open(page) {
      await page.goto(editor.opening)
      // Not the small pictures of it that other looks are shown by.
      const frame = page.frameLocator('.stage > iframe')
      await expect(frame.locator('h1')).toBeVisible({ timeout: 60_000 })
      return frame
    },
    async stop() {
      editor.stop()
      await remove()
    },
  }
}
