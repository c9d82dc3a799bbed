import { existsSync } from 'node:fs'
import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inFolder, quick, run } from '../site/command.ts'
import { type SiteName, siteTexts, writeConfig } from '../site/site-texts.ts'

/** The folder of a built site. All workers share one, which the first that asks for it builds. */
export async function builtSite(name: SiteName): Promise<string> {
  if (!process.env.BUILT_SITES) throw new Error('The global setup has built no site')
  const folder = join(process.env.BUILT_SITES, name)
  if (name !== 'shipped') await buildOnce(folder, name)
  return join(folder, 'site')
}

async function buildOnce(folder: string, name: SiteName): Promise<void> {
  const finished = `${folder}-is-built`
  const lock = `${folder}-is-being-built`
  while (!existsSync(finished)) {
    if (await isTaken(lock)) await setTimeout(100)
    else {
      try {
        if (!existsSync(finished)) await build(folder, name)
        await writeFile(finished, '')
      } finally {
        await rmdir(lock)
      }
    }
  }
}

/** Takes a lock, of which there is one, or says that somebody else has it. */
async function isTaken(lock: string): Promise<boolean> {
  try {
    await mkdir(lock)
    return false
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return true
    throw error
  }
}

async function build(folder: string, name: SiteName): Promise<void> {
  await mkdir(folder, { recursive: true })
  const config = await writeConfig(await siteTexts[name](), folder)
  const { exitCode, output } = await run(['build', '--config', config, ...inFolder(folder), ...quick])
  if (exitCode !== 0) throw new Error(output)
}
