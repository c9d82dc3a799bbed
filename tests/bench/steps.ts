import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Results } from './results.ts'
import { runMeasured } from './run-measured.ts'

const rounds = 3
const largestWithPictures = 100
const cli = [process.execPath, 'generator/main.mjs']

/** Measures what our own builds do beyond those of the peers, and the command `check`. */
export async function measureSteps(work: string, size: number): Promise<Results['steps']> {
  const cwd = join(work, 'project')
  const config = join(work, String(size), 'config/site.config.yaml')
  const build = [...cli, 'build', '--config', config, '--out', 'out/site', '--generated', 'out/generated']
  const bare = [...build, '--no-share-images', '--no-precompress']
  const steps: Results['steps'] = [
    { name: 'check', size, runs: [] },
    { name: 'build again, nothing changed', size, runs: [] },
  ]
  if (size <= largestWithPictures)
    steps.push(
      { name: 'build with share images', size, runs: [] },
      { name: 'build with precompression', size, runs: [] },
    )
  const commands = [
    [...cli, 'check', '--config', config],
    bare,
    [...build, '--no-precompress'],
    [...build, '--no-share-images'],
  ]
  await rm(join(cwd, 'out'), { recursive: true, force: true })
  await runMeasured(bare, { cwd })
  await runMeasured(commands[0] as string[], { cwd })
  for (let round = 0; round < (size > 1000 ? 1 : rounds); round++)
    for (const [index, step] of steps.entries()) {
      if (index >= 2) await rm(join(cwd, 'out'), { recursive: true, force: true })
      if (index >= 2) await rm(join(cwd, 'node_modules/.cache'), { recursive: true, force: true })
      step.runs.push(await runMeasured(commands[index] as string[], { cwd }))
    }
  await rm(join(cwd, 'out'), { recursive: true, force: true })
  return steps
}
