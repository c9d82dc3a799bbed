import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Command } from '../../generator/cli/command.ts'
import { buildCommand } from '../../generator/cli/commands/build-command.ts'
import { checkCommand } from '../../generator/cli/commands/check-command.ts'
import { runInLanguage } from '../../generator/cli/run-in-language.ts'
import { fourthSite, quick, thirdSite } from '../site/command.ts'
import { mutatedSite } from './mutated-site.ts'

/** How a mutated site went: what is wrong with that, and whether it was built. */
export interface Survival {
  readonly seed: number
  readonly faults: readonly string[]
  readonly isBuilt: boolean
}

/** The most processor time of a command, in seconds: the machine of the tests may be slow. */
const mostSeconds = 20

/** Checks and builds a mutated site, in a folder of its own. */
export async function survives(seed: number): Promise<Survival> {
  const original = seed % 8 === 0 ? thirdSite : fourthSite
  const folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  try {
    const site = join(folder, 'site')
    cpSync(dirname(original), site, { recursive: true })
    const config = join(site, 'site.config.yaml')
    writeFileSync(config, mutatedSite(original, seed).bytes)
    const sources = readdirSync(site).sort().join()
    const checked = await ran(checkCommand, ['--config', config])
    const built = await ran(buildCommand, [
      ...['--config', config, '--out', join(folder, 'out'), '--generated', join(folder, 'generated')],
      ...quick,
    ])
    const faults = [...checked.faults, ...built.faults]
    if (checked.exitCode !== built.exitCode)
      faults.push(`check ends with ${checked.exitCode}, build with ${built.exitCode}: ${built.output}`)
    const strays = readdirSync(folder).filter((name) => !['site', 'out', 'out-hosts', 'generated'].includes(name))
    if (strays.length > 0) faults.push(`left behind: ${strays.join(', ')}`)
    if (readdirSync(site).sort().join() !== sources) faults.push('the folder of the configuration was changed')
    return { seed, faults, isBuilt: built.exitCode === 0 }
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

async function ran(command: Command, args: readonly string[]) {
  let output = ''
  const print = (text: string) => {
    output += text
  }
  const start = process.cpuUsage()
  const faults: string[] = []
  const exitCode = await runInLanguage(command, args, { out: print, err: print, env: {}, isTerminal: false }).catch(
    (error: Error) => {
      faults.push(`thrown: ${error.stack}`)
      return 1
    },
  )
  const { user, system } = process.cpuUsage(start)
  if (/^\s+at .*:\d+:\d+/m.test(output)) faults.push(`a stack: ${output.slice(0, 2000)}`)
  if ((user + system) / 1e6 > mostSeconds) faults.push(`${Math.round((user + system) / 1e6)} s of processor time`)
  return { exitCode, output, faults }
}
