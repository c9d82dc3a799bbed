import { existsSync } from 'node:fs'
import { readdir, rm } from 'node:fs/promises'
import { loadavg } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { measureDevUpdate } from './dev-update.ts'
import { measureEditor } from './editor-waits.ts'
import { firstView } from './first-view.ts'
import { type Generator, generators, ours } from './generators.ts'
import { measureInteractions } from './interactions.ts'
import { describeMachine } from './machine.ts'
import { commandOf, keepSite, prepareSize, prepareTools, projectOf } from './prepare.ts'
import { compareQuickly } from './quick.ts'
import { type Results, readResults, saveResults } from './results.ts'
import { runMeasured } from './run-measured.ts'
import { measureEntries, measureSteps } from './steps.ts'
import { writeReport } from './write-report.ts'

const usage = `npm run bench -- [--quick] [--sizes 45,1000,4000] [--only NAME,…] [--rounds NUMBER] [--all] [--report] [--editor] [--tab]
  --quick   cold and warm builds of 45 and 1,000 pages beside a few peers, in about two minutes: writes its part of the report
  --all     the slow ones at the largest size too
  --editor  the editor alone: writes EDITOR.md
  --tab     the editor in a tab alone: writes its part of the report
  --report  no measuring: writes the report of what was measured last`

const { values } = parseArgs({
  options: {
    quick: { type: 'boolean', default: false },
    all: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    editor: { type: 'boolean', default: false },
    tab: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
    sizes: { type: 'string' },
    only: { type: 'string' },
    rounds: { type: 'string' },
    work: { type: 'string', default: '/dev/shm/site-bench' },
    port: { type: 'string', default: '4361' },
  },
})
const shippedSize = 45
const work = values.work
const sizes = (values.sizes ?? '45,1000,4000').split(',').map(Number)
const wanted = values.only?.toLowerCase().split(',')
const chosen = generators(work).filter(
  ({ name }) => name === ours || !wanted || wanted.some((word) => name.toLowerCase().startsWith(word)),
)

if (values.help) process.stdout.write(`${usage}\n`)
else if (values.editor) await measureEditor()
else if (values.tab) await (await import('./tab-waits.ts')).measureTab()
else if (values.quick) await compareQuickly(work, chosen)
else await main()

async function main(): Promise<void> {
  const known = await readResults(work)
  if (!values.report) await measure(known)
  const results = values.report ? known : await readResults(work)
  if (results) await writeReport(results, generators(work))
}

async function measure(known: Results | undefined): Promise<void> {
  await prepareTools(work)
  const machine = await describeMachine(work, generators(work))
  const empty = { builds: [], steps: [], firstViews: [], scores: [], failures: [] }
  const results: Results = { ...(known ?? empty), machine }
  results.failures = results.failures.filter((failure) => !chosen.some(({ name }) => failure.startsWith(name)))
  for (const size of sizes) await measureSize(size, results)
  const entries = await measureEntries(work)
  const names = entries.map(({ name }) => name)
  results.steps = [...results.steps.filter(({ name }) => !names.includes(name)), ...entries]
  machine.load.push(loadavg()[0] ?? 0)
  await saveResults(work, results)
}

async function measureSize(size: number, results: Results): Promise<void> {
  const able = chosen.filter(({ largestSize = Number.POSITIVE_INFINITY }) => values.all || size <= largestSize)
  const pages = await prepareSize(work, size, able)
  say(`${pages} pages`)
  const rounds = Number(values.rounds ?? (size > 1000 ? 2 : 3))
  results.builds = results.builds.filter((old) => old.size !== size || !able.some(({ name }) => name === old.generator))
  const failed = new Set<string>()
  for (let round = 1; round <= rounds; round++)
    for (const generator of able)
      if (!failed.has(generator.name) && !(await buildOnce(generator, { size, round, results })))
        failed.add(generator.name)
  results.steps = [...results.steps.filter((step) => step.size !== size), ...(await measureSteps(work, size))]
  await saveResults(work, results)
  if (size === shippedSize) await lookAtSites(able, results)
  else await rm(join(work, String(size)), { recursive: true, force: true })
}

/** Builds once, cold. Returns false where the generator failed. */
async function buildOnce(
  generator: Generator,
  { size, round, results }: { size: number; round: number; results: Results },
): Promise<boolean> {
  const cwd = projectOf(work, generator, size)
  for (const leftover of generator.leftovers) await rm(join(cwd, leftover), { recursive: true, force: true })
  try {
    const run = await runMeasured(commandOf(work, generator, size), { cwd, environment: generator.environment ?? {} })
    const pages = (await readdir(join(cwd, generator.output), { recursive: true })).filter((path) =>
      path.endsWith('.html'),
    ).length
    if (pages < size) throw new Error(`only ${pages} pages were written`)
    const builds = results.builds.find((other) => other.generator === generator.name && other.size === size)
    if (builds) builds.runs.push(run)
    else results.builds.push({ generator: generator.name, size, pages, runs: [run] })
    say(`round ${round}  ${generator.name.padEnd(15)} ${run.seconds.toFixed(2)} s  ${run.megabytes.toFixed(0)} MB`)
    if (size === shippedSize) await keepSite(join(cwd, generator.output), join(work, 'sites', generator.name))
    else await rm(join(cwd, generator.output), { recursive: true, force: true })
    await saveResults(work, results)
    return true
  } catch (error) {
    results.failures.push(`${generator.name} at ${size} pages: ${(error as Error).message.slice(0, 600)}`)
    say(`round ${round}  ${generator.name} failed: ${(error as Error).message}`)
    return false
  }
}

/** Looks at one service page of each site: what is requested, and what Lighthouse says. */
async function lookAtSites(able: readonly Generator[], results: Results): Promise<void> {
  const port = Number(values.port)
  for (const { name } of able.filter(({ readsSource }) => !readsSource)) {
    const site = join(work, 'sites', name)
    if (!existsSync(site)) continue
    const view = await firstView(name, site, { port })
    results.firstViews = [...results.firstViews.filter(({ generator }) => generator !== name), view]
    const { scoreSite } = await import('./lighthouse.ts')
    const runs = await scoreSite(site, { port, times: 3 })
    results.scores = [...results.scores.filter(({ generator }) => generator !== name), { generator: name, runs }]
    say(
      `${name}: ${view.html.brotli + view.css.brotli + view.js.brotli} bytes, ${runs.map(({ performance }) => performance)}`,
    )
    await saveResults(work, results)
  }
  results.waits = [
    ...(await measureInteractions(join(work, 'sites', ours), { port })),
    await measureDevUpdate(join(work, 'project')),
  ]
  await saveResults(work, results)
}

function say(line: string): void {
  process.stdout.write(`${line}\n`)
}
