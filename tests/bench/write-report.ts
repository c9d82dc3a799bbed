import { readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Bytes } from './first-view.ts'
import { type Generator, ours } from './generators.ts'
import { drawPlot } from './plot.ts'
import { findSection, ownSections, withSection } from './quick.ts'
import { type Builds, median, type Results } from './results.ts'

const bench = dirname(fileURLToPath(import.meta.url))

/** Writes RESULTS.md with its plot, and prints the ratios. */
export async function writeReport(results: Results, all: readonly Generator[]): Promise<void> {
  const names = all.map(({ name }) => name)
  const looked = all.filter(({ readsSource }) => !readsSource).map(({ name }) => name)
  const report = [
    '# Measurements',
    '',
    'Written by `npm run bench`. Do not edit: run it again.',
    '',
    ...machineLines(results),
    '',
    '![Build time by pages, and bytes of the first view](results.svg)',
    '',
    ...sizesOf(results).flatMap((size) => [...buildTable(results, size, names), '']),
    ...growthTable(results, names),
    '',
    ...firstViewTable(results, looked),
    '',
    ...scoreTable(results, looked),
    '',
    ...stepTable(results),
    '',
    ...waitTable(results),
    '',
    ...howItWasMeasured(all),
    '',
    ...failureLines(results, names),
  ]
  const file = join(bench, 'RESULTS.md')
  const text = `${report.join('\n').trimEnd()}\n`
  const before = await readFile(file, 'utf8').catch(() => '')
  const kept = [ownSections.tab, ownSections.quick].flatMap((head) => findSection(before, head) ?? [])
  await writeFile(file, kept.reduce(withSection, text))
  await writeFile(join(bench, 'results.svg'), drawPlot(results, names))
  process.stdout.write(`${report.slice(6).join('\n')}\n`)
}

function sizesOf({ builds }: Results): number[] {
  return [...new Set(builds.map(({ size }) => size))].sort((a, b) => a - b)
}

function machineLines({ machine }: Results): string[] {
  const { date, processor, cores, gigabytes, system, commit, load, versions } = machine
  return [
    `- ${date} UTC, commit ${commit}; one-minute load ${load.map((value) => value.toFixed(1)).join(' at the start, ')} at the end`,
    `- ${processor}, ${cores} cores, ${gigabytes} GB, ${system}, everything on a memory disk`,
    `- ${Object.entries(versions)
      .map(([name, version]) => `${name} ${version.replace(/^(Chromium |v)/, '').replace(/ built.*/, '')}`)
      .join(', ')}`,
  ]
}

function buildTable(results: Results, size: number, names: readonly string[]): string[] {
  const builds = results.builds.filter((entry) => entry.size === size)
  const own = builds.find(({ generator }) => generator === ours)
  const rows = names.flatMap((name) => {
    const entry = builds.find(({ generator }) => generator === name)
    if (!entry) return [[name, 'not measured', '', '', '']]
    const seconds = entry.runs.map((run) => run.seconds)
    const megabytes = median(entry.runs.map((run) => run.megabytes)).toFixed(0)
    return [[name, String(entry.pages), spread(seconds), ratios(entry, own), megabytes]]
  })
  return [
    `## Cold build, ${size.toLocaleString('en')} pages`,
    '',
    ...table(['', 'HTML files', 'seconds', 'times ours', 'peak MB'], rows),
  ]
}

/** Each round is compared with our own run in it, so that what slowed the whole round down does not count. */
function ratios(entry: Builds, own: Builds | undefined): string {
  if (!own) return ''
  const pairs = entry.runs.flatMap(({ seconds }, round) => {
    const base = own.runs[round]
    return base ? [seconds / base.seconds] : []
  })
  return spread(pairs)
}

function growthTable(results: Results, names: readonly string[]): string[] {
  const sizes = sizesOf(results)
  const steps = sizes.slice(1).map((size, index) => [sizes[index] as number, size] as const)
  const rows = names.map((name) => [name, ...steps.map(([from, to]) => extraPage(results, name, [from, to]))])
  const heads = steps.map(([from, to]) => `${from.toLocaleString('en')} to ${to.toLocaleString('en')}`)
  return steps.length === 0 ? [] : ['## Milliseconds for one page more', '', ...table(['', ...heads], rows)]
}

function extraPage({ builds }: Results, name: string, sizes: readonly [number, number]): string {
  const [small, large] = sizes.map((size) => builds.find((entry) => entry.size === size && entry.generator === name))
  if (!small || !large) return 'not measured'
  const seconds = (entry: Builds) => median(entry.runs.map((run) => run.seconds))
  return (((seconds(large) - seconds(small)) * 1000) / (large.pages - small.pages)).toFixed(2)
}

function firstViewTable({ firstViews }: Results, names: readonly string[]): string[] {
  const cell = ({ requests, raw, gzip, brotli }: Bytes) => (requests === 0 ? '0' : `${raw} / ${gzip} / ${brotli}`)
  const rows = names.flatMap((name) => {
    const view = firstViews.find(({ generator }) => generator === name)
    if (!view) return [[name, 'not measured', '', '', '', '']]
    const { html, css, js, data, errors } = view
    const total = html.brotli + css.brotli + js.brotli + data.brotli
    return [
      [
        name + (errors.length > 0 ? ' (errors on the console)' : ''),
        cell(html),
        cell(css),
        cell(js),
        cell(data),
        String(total),
      ],
    ]
  })
  return [
    '## What the first view of a service page requests',
    '',
    'Bytes raw / gzip / brotli, from the network log of Chromium; nobody touched the page. Fonts and images are the same for all.',
    '',
    ...table(['', 'HTML', 'CSS', 'JavaScript', 'data', 'brotli in all'], rows),
  ]
}

function scoreTable({ scores }: Results, names: readonly string[]): string[] {
  const rows = names.map((name) => {
    const runs = scores.find(({ generator }) => generator === name)?.runs ?? []
    if (runs.length === 0) return [name, 'not measured', '', '', '', '']
    const of = (key: 'firstPaint' | 'largestPaint' | 'blocking') =>
      spread(
        runs.map((run) => run[key]),
        0,
      )
    const marks = (['performance', 'accessibility', 'practices', 'search'] as const).map((key) =>
      median(runs.map((run) => run[key])),
    )
    const shift = median(runs.map((run) => run.shift)).toFixed(3)
    return [name, marks.join(' '), of('firstPaint'), of('largestPaint'), of('blocking'), shift]
  })
  return [
    '## Lighthouse, mobile, on a service page',
    '',
    'Performance, accessibility, best practices, search. Times in milliseconds.',
    '',
    ...table(['', 'scores', 'first paint', 'largest paint', 'blocking', 'shift'], rows),
  ]
}

function stepTable({ steps }: Results): string[] {
  const rows = steps.map(({ name, size, runs }) => [
    name,
    size.toLocaleString('en'),
    spread(runs.map((run) => run.seconds)),
    median(runs.map((run) => run.megabytes)).toFixed(0),
  ])
  return ['## Our other steps', '', ...table(['', 'pages', 'seconds', 'peak MB'], rows)]
}

function waitTable({ waits = [] }: Results): string[] {
  const rows = waits.map(({ name, milliseconds }) => [name, spread(milliseconds, 0)])
  return ['## What a person waits for', '', ...table(['', 'milliseconds'], rows)]
}

function howItWasMeasured(all: readonly Generator[]): string[] {
  return [
    '## How it was measured',
    '',
    '- The content is the shipped `site.config.yaml`; for more pages its services are repeated with keys, addresses, titles and texts of their own.',
    '- Builds are cold: output and caches are removed before each. The generators take turns within a round. A ratio compares runs of one round; the median stands first, the smallest and the largest in brackets.',
    '- Memory is the resident memory of the whole process tree, sampled every 50 ms.',
    '- Ours reads, checks and compiles the YAML file. The peers are given the content ready-made as JSON, Markdown compiled and the documents of the services drawn: neither reading YAML nor checking nor drawing counts in their times. They write HTML and copy the assets; ours also writes the content modules, the route index, site map, headers and icons.',
    '- All sites look alike: the peers link our finished stylesheet and the same two fonts. Share images and precompression, which no peer makes, are steps of their own.',
    ...all.map(({ name, remark }) => `- ${name}: ${remark}.`),
  ]
}

function failureLines({ failures, builds }: Results, names: readonly string[]): string[] {
  const largest = Math.max(...builds.map(({ size }) => size))
  const missing = names.filter((name) => !builds.some((entry) => entry.generator === name && entry.size === largest))
  return [
    '## What is missing',
    '',
    '- Hugo is the one of the Debian archive: newer ones are offered as downloads from GitHub only, which not every machine may reach.',
    '- Eleventy 3.1.8 asks for a package that the registry does not have: 3.1.7 stands in. Astro 7 does not run on Node 20.',
    ...(missing.length > 0
      ? [`- Not measured at ${largest.toLocaleString('en')} pages: ${missing.join(', ')}. \`--all\` measures them.`]
      : []),
    '- 10,000 pages of this content are a file of 71 MB, and the check reads at most 32: the collection of 2,000 entries in five languages has as many pages, in 4 MB.',
    ...failures.map((failure) => `- ${failure.replaceAll('\n', ' ')}`),
  ]
}

function spread(numbers: readonly number[], digits = 2): string {
  if (numbers.length === 0) return ''
  const middle = median(numbers).toFixed(digits)
  const [low, high] = [Math.min(...numbers).toFixed(digits), Math.max(...numbers).toFixed(digits)]
  return low === high ? middle : `${middle} (${low} to ${high})`
}

function table(heads: readonly string[], rows: readonly (readonly string[])[]): string[] {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`
  return [line(heads), line(heads.map((_, index) => (index === 0 ? '---' : '---:'))), ...rows.map(line)]
}
