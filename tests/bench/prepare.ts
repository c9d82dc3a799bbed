import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { cp, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { folderOf, type Generator, ours } from './generators.ts'
import { runMeasured } from './run-measured.ts'
import { readShippedConfig, syntheticConfig, writeSyntheticConfig } from './synthetic-config.ts'
import { writePeerContent, writeSource } from './write-content.ts'

const bench = dirname(fileURLToPath(import.meta.url))
const root = join(bench, '../..')

/** Puts our own project, made anew, and the packages of the peers on the memory disk. */
export async function prepareTools(work: string): Promise<void> {
  if (!existsSync(join(bench, 'node_modules')))
    execFileSync('npm', ['install', '--no-audit', '--no-fund', '--no-save'], { cwd: bench, stdio: 'inherit' })
  await mkdir(work, { recursive: true })
  if (!existsSync(join(work, 'node_modules')))
    for (const name of ['package.json', 'package-lock.json', 'node_modules'])
      await cp(join(bench, name), join(work, name), { recursive: true, verbatimSymlinks: true })
  await installSite(join(work, 'project'))
}

/** What our project has beside its packages: the shipped site. */
const siteFiles = ['site.config.yaml', 'logo.svg', 'images', 'pages/kinds']

/** Makes our own project as a user has it: the shipped site, with the packed generator and the typefaces as its packages. */
async function installSite(project: string): Promise<void> {
  await rm(project, { recursive: true, force: true })
  for (const name of siteFiles) await cp(join(root, name), join(project, name), { recursive: true })
  const tarball = execFileSync(process.execPath, ['--import', 'tsx', 'generator/pack/tarball.ts', project], {
    cwd: root,
    encoding: 'utf8',
  }).trim()
  const { devDependencies } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8'))
  const typefaces = Object.entries(devDependencies).filter(([name]) => name.startsWith('@fontsource'))
  const dependencies = { 'site-from-yaml': `file:${tarball}`, ...Object.fromEntries(typefaces) }
  await writeFile(join(project, 'package.json'), JSON.stringify({ private: true, type: 'module', dependencies }))
  execFileSync('npm', ['install', '--no-audit', '--no-fund'], { cwd: project, stdio: 'inherit' })
}

/** The project of a generator for a size. */
export function projectOf(work: string, generator: Generator, size: number): string {
  return generator.name === ours ? join(work, 'project') : join(work, String(size), folderOf(generator))
}

/** The command of a generator for a size. */
export function commandOf(work: string, generator: Generator, size: number): readonly string[] {
  if (generator.name !== ours) return generator.command
  const config = join(work, String(size), 'config/site.config.yaml')
  return [...generator.command, '--config', config, '--out', generator.output, '--generated', 'out/generated']
}

/** Makes the content of a size, and each peer's project with it. Returns the number of pages. */
export async function prepareSize(work: string, size: number, all: readonly Generator[]): Promise<number> {
  const folder = join(work, String(size))
  await rm(folder, { recursive: true, force: true })
  await writeSyntheticConfig(size, join(folder, 'config'))
  const self = all.find(({ name }) => name === ours) as Generator
  const cwd = join(work, 'project')
  await runMeasured(commandOf(work, self, size), { cwd })
  const config = syntheticConfig(await readShippedConfig(), size)
  const given = { config, site: join(cwd, self.output), folder: join(folder, 'given') }
  const pages = await writePeerContent(given)
  if (all.some(({ readsSource }) => readsSource)) await writeSource(given)
  for (const generator of all) if (generator.name !== ours) await preparePeer(work, generator, size)
  return pages
}

async function preparePeer(work: string, generator: Generator, size: number): Promise<void> {
  const given = join(work, String(size), 'given')
  const project = projectOf(work, generator, size)
  await cp(join(bench, 'peers', generator.templates ?? folderOf(generator)), project, { recursive: true })
  await cp(join(given, 'public'), join(project, 'public'), { recursive: true })
  if (generator.usesReact) await cp(join(bench, 'peers/react'), join(project, 'react'), { recursive: true })
  if (generator.readsSource) await useSource(given, project)
  else if (generator.name === 'Hugo') await writeHugoContent(given, project)
  else await cp(join(given, 'content'), join(project, 'content'), { recursive: true })
}

/** Hugo wants a file a page, whose head is the data. */
async function writeHugoContent(given: string, project: string): Promise<void> {
  const routes: { path: string; file: string }[] = JSON.parse(
    await readFile(join(given, 'content/routes.json'), 'utf8'),
  )
  await mkdir(join(project, 'content'), { recursive: true })
  await mkdir(join(project, 'data'), { recursive: true })
  await cp(join(given, 'content/shells.json'), join(project, 'data/shells.json'))
  for (const { path, file } of routes) {
    const page = JSON.parse(await readFile(join(given, 'content/pages', file), 'utf8'))
    const url = path.endsWith('/') ? path : `${path}/`
    await writeFile(
      join(project, 'content', file.replace('json', 'html')),
      `${JSON.stringify({ url, page }, null, 1)}\n`,
    )
  }
}

async function useSource(given: string, project: string): Promise<void> {
  await cp(join(given, 'source'), join(project, 'content'), { recursive: true })
  await cp(join(given, 'source-data'), join(project, 'data'), { recursive: true })
  await cp(join(given, 'content/shells.json'), join(project, 'data/shells.json'))
}

/** Keeps the site of the last build at a place of its own. */
export async function keepSite(from: string, to: string): Promise<void> {
  await rm(to, { recursive: true, force: true })
  await mkdir(dirname(to), { recursive: true })
  await rename(from, to)
}
