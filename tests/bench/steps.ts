import { rm } from 'node:fs/promises'
import { join } from 'node:path'
import { ownCommand } from './generators.ts'
import { writeManyEntries } from './many-entries.ts'
import type { Results } from './results.ts'
import { runMeasured } from './run-measured.ts'

const rounds = 3
const largestWithPictures = 100

/** A command that is measured, and what puts the project in the state from which it starts. */
interface Step {
  readonly name: string
  readonly command: readonly string[]
  prepare?(): Promise<unknown>
}

/** Measures what our own builds do beyond those of the peers, and the command `check`. */
export async function measureSteps(work: string, size: number): Promise<Results['steps']> {
  const cwd = join(work, 'project')
  const clean = (path: string) => rm(join(cwd, path), { recursive: true, force: true })
  const steps = stepsOf(join(work, String(size), 'config'), {
    cwd,
    clean: () => Promise.all(['out', 'node_modules/.cache'].map(clean)),
  })
  const measured = steps
    .filter(({ name }) => size <= largestWithPictures || !name.startsWith('build with'))
    .map((step) => ({ ...step, size, runs: [] as Results['steps'][number]['runs'] }))
  await clean('out')
  for (let round = 0; round < (size > 1000 ? 1 : rounds); round++)
    for (const { command, prepare, runs } of measured) {
      await prepare?.()
      runs.push(await runMeasured(command, { cwd }))
    }
  await clean('out')
  return measured.map(({ name, runs }) => ({ name, size, runs }))
}

/** Measures the check and the whole build, share images and precompression included, of collections in five languages. */
export async function measureEntries(work: string): Promise<Results['steps']> {
  const cwd = join(work, 'project')
  const steps: Results['steps'] = []
  for (const count of [200, 2000]) {
    const config = await writeManyEntries(count, join(work, 'entries'))
    const size = (count + 1) * 5
    for (const command of ['check', 'build']) {
      const out = command === 'build' ? ['--out', 'out/site', '--generated', 'out/generated'] : []
      await Promise.all(
        ['out', 'node_modules/.cache'].map((path) => rm(join(cwd, path), { recursive: true, force: true })),
      )
      const run = await runMeasured([...ownCommand, command, '--config', config, ...out], { cwd })
      steps.push({ name: `${command}, whole, of a collection in five languages`, size, runs: [run] })
    }
  }
  await rm(join(cwd, 'out'), { recursive: true, force: true })
  return steps
}

function stepsOf(folder: string, { cwd, clean }: { cwd: string; clean(): Promise<unknown> }): Step[] {
  const config = join(folder, 'site.config.yaml')
  const build = (file: string) => [
    ...ownCommand,
    'build',
    '--config',
    file,
    '--out',
    'out/site',
    '--generated',
    'out/generated',
  ]
  const bare = (file: string) => [...build(file), '--no-share-images', '--no-precompress']
  const check = [...ownCommand, 'check', '--config', config]
  return [
    { name: 'check', command: check, prepare: () => runMeasured(check, { cwd }) },
    {
      name: 'build again, nothing changed',
      command: bare(config),
      prepare: () => runMeasured(bare(config), { cwd }),
    },
    { name: 'build again, one text changed', command: bare(join(folder, 'edited.config.yaml')) },
    { name: 'build with share images', command: [...build(config), '--no-precompress'], prepare: clean },
    { name: 'build with precompression', command: [...build(config), '--no-share-images'], prepare: clean },
  ]
}
