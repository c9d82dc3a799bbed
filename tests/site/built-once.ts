import { existsSync } from 'node:fs'
import { mkdir, rmdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { inFolder, quick, run } from './command.ts'
import { type SiteName, siteTexts, writeConfig } from './site-texts.ts'

/**
 * The folder of a built site, below the folder that BUILT_SITES names. All processes share it: the first that asks for the site builds it.
 *
 * @param options of the build, each of which makes another site of it
 */
export async function builtOnce(name: SiteName, options: readonly string[] = []): Promise<string> {
  if (!process.env.BUILT_SITES) throw new Error('The global setup has made no folder for sites')
  const folder = join(process.env.BUILT_SITES, [name, ...options].join(''))
  const finished = `${folder}-is-built`
  const lock = `${folder}-is-being-built`
  while (!existsSync(finished)) {
    if (await isTaken(lock)) await setTimeout(100)
    else {
      try {
        if (!existsSync(finished)) await build(folder, name, options)
        await writeFile(finished, '')
      } finally {
        await rmdir(lock)
      }
    }
  }
  return join(folder, 'site')
}

/** The folder of a built site: whole, where that is there already, else built as quickly as can be. */
export async function builtAnyhow(name: SiteName): Promise<string> {
  const isWhole = existsSync(join(process.env.BUILT_SITES ?? '', `${name}-is-built`))
  return builtOnce(name, isWhole ? [] : quick)
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

async function build(folder: string, name: SiteName, options: readonly string[]): Promise<void> {
  await mkdir(folder, { recursive: true })
  const config = await writeConfig(await siteTexts[name](), folder)
  const { exitCode, output } = await run(['build', '--config', config, ...inFolder(folder), ...options])
  if (exitCode !== 0) throw new Error(output)
}
