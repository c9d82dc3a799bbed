import { existsSync } from 'node:fs'
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderOf, type Generator, ours } from './generators.ts'
import { commandOf, prepareSize, prepareTools, projectOf } from './prepare.ts'
import { median } from './results.ts'
import { runMeasured } from './run-measured.ts'

const report = fileURLToPath(new URL('RESULTS.md', import.meta.url))
const sizes = [
  { size: 45, rounds: 3 },
  { size: 1000, rounds: 2 },
]
const peers = ['Astro', 'Vike', 'Eleventy', 'Hugo']

/** A way to build, and what puts the project in the state from which it starts. */
interface Way {
  readonly name: string
  readonly generator: Generator
  prepare(cwd: string): Promise<unknown>
}

/** Compares cold and warm builds with those of a few peers in one run, and puts a table of them into the report, whose rest stays. */
export async function compareQuickly(work: string, all: readonly Generator[]): Promise<void> {
  const chosen = all.filter(({ name }) => name === ours || peers.includes(name))
  await prepareTools(work)
  const lines: string[] = []
  for (const { size, rounds } of sizes) {
    const pages = await prepareSize(work, size, chosen)
    const rows = await measureWays(waysOf(chosen), { work, size, rounds })
    const own = median(rows[0]?.seconds ?? [])
    lines.push('', `| ${pages.toLocaleString('en')} pages | seconds | times our cold build |`, '| --- | ---: | ---: |')
    for (const { name, seconds } of rows)
      lines.push(`| ${name} | ${median(seconds).toFixed(2)} | ${(median(seconds) / own).toFixed(2)} |`)
    await rm(join(work, String(size)), { recursive: true, force: true })
  }
  const section = [
    ownSections.quick,
    '',
    `${new Date().toISOString().slice(0, 16).replace('T', ' ')} UTC. ${note}`,
    ...lines,
  ].join('\n')
  process.stdout.write(`${section}\n`)
  await writeFile(report, withSection(await readFile(report, 'utf8'), section))
}

/** The sections of the report that are measured on their own. */
export const ownSections = { quick: '## The quick comparison', tab: '## The editor in a tab' } as const
const note =
  'Written by `npm run bench -- --quick`; the tables below are of the last long run. Cold: output and caches are removed before. Photos scaled before: as the peers, which are given them in all widths, while our cold build makes them. Warm: the same build once more. Ours is installed from its tarball, as a site has it. Medians of two or three rounds, in which the generators take turns.'

/** A section of a report, by its heading; undefined where it has none. */
export function findSection(text: string, head: string): string | undefined {
  return new RegExp(`^${head}\\n[^]*?(?=^## |(?![^]))`, 'm').exec(text)?.[0].trimEnd()
}

/** The report with a section in the place of the one that it has of the same heading, or before its first one. */
export function withSection(text: string, section: string): string {
  const [head] = section.split('\n')
  const rest = text.replace(new RegExp(`^${head}\\n[^]*?(?=^## )`, 'm'), '')
  return rest.replace(/^## /m, () => `${section}\n\n## `)
}

function waysOf(chosen: readonly Generator[]): Way[] {
  return chosen.flatMap((generator): Way[] => {
    const clean = (cwd: string) =>
      Promise.all(generator.leftovers.map((path) => rm(join(cwd, path), { recursive: true, force: true })))
    const cold = { name: `${generator.name}, cold`, generator, prepare: clean }
    const likePeers = {
      name: `${generator.name}, cold, its photos scaled before`,
      generator,
      prepare: (cwd: string) => keepingPhotos(cwd, clean),
    }
    const warm = { name: `${generator.name}, warm`, generator, prepare: async () => {} }
    return generator.name === ours ? [cold, likePeers, warm] : [cold, warm]
  })
}

/** Cleans our project but for the photos that it has scaled: the peers are given theirs in all widths. */
async function keepingPhotos(cwd: string, clean: (cwd: string) => Promise<unknown>): Promise<void> {
  const [photos, aside] = [join(cwd, 'node_modules/.cache/site-generator/photos'), join(cwd, 'photos-aside')]
  if (!existsSync(photos)) throw new Error(`No photos are kept in ${photos}`)
  await rename(photos, aside)
  await clean(cwd)
  await mkdir(dirname(photos), { recursive: true })
  await rename(aside, photos)
}

async function measureWays(
  ways: readonly Way[],
  { work, size, rounds }: { readonly work: string; readonly size: number; readonly rounds: number },
): Promise<{ readonly name: string; readonly seconds: readonly number[] }[]> {
  const measured = ways.map((way) => ({ ...way, seconds: [] as number[] }))
  for (let round = 1; round <= rounds; round++)
    for (const { name, generator, prepare, seconds } of measured) {
      const cwd = projectOf(work, generator, size)
      await prepare(cwd)
      const run = await runMeasured(commandOf(work, generator, size), {
        cwd,
        environment: generator.environment ?? {},
      }).catch((error: Error) => void process.stderr.write(`${folderOf(generator)}: ${error.message.slice(0, 300)}\n`))
      if (run) seconds.push(run.seconds)
      if (run) process.stdout.write(`${size} pages, round ${round}: ${name} ${run.seconds.toFixed(2)} s\n`)
    }
  return measured.filter(({ seconds }) => seconds.length > 0)
}
