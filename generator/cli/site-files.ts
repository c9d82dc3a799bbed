import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import type { GeneratorPackage } from '../lib/generator-package.ts'
import { projectFile } from '../lib/paths.ts'
import { madeBeside } from './site-folders.ts'

/** The folder of a site that keeps the generator's package until that is on npm. */
const vendorFolder = 'vendor'

/** The commands of the generator that a site gives a name of their own, in the order in which they are needed. */
const commands = [
  'start',
  'edit',
  'check',
  'build',
  'dev',
  'preview',
  'add',
  'translate',
  'export',
  'fonts',
  'upgrade',
] as const

/** What the files of a site say of its package. */
interface SitePackage {
  /** The name of the site's own package. */
  readonly name: string
  /** The package of the generator, with the tarball that it comes from; without one, npm finds its version. */
  readonly generator: GeneratorPackage & { readonly tarball?: string | undefined }
}

/** Writes the files of a new site that are not its content: its one dependency, what git leaves out, and its workflow on GitHub. */
export function writeSiteFiles(folder: string, { name, generator }: SitePackage): void {
  const { tarball } = generator
  const kept = tarball === undefined ? undefined : `${vendorFolder}/${basename(tarball)}`
  const record = {
    ...{ name, private: true },
    scripts: {
      ...Object.fromEntries(commands.map((command) => [command, `${generator.name} ${command}`])),
      test: `${generator.name} check && ${generator.name} build`,
    },
    dependencies: { [generator.name]: kept === undefined ? generator.version : `file:${kept}` },
  }
  const write = (path: string, content: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  write('package.json', `${JSON.stringify(record, null, 2)}\n`)
  write('.gitignore', `${['node_modules/', ...madeBeside].join('\n')}\n`)
  write('images/.gitkeep', '')
  write('.github/workflows/site.yml', workflow)
  if (tarball === undefined || kept === undefined) return
  mkdirSync(join(folder, vendorFolder))
  copyFileSync(tarball, join(folder, kept))
}

/** The path of the schema from the folder of a site, which editors of YAML read. */
export function schemaPath(generator: string): string {
  return `./node_modules/${generator}/packed/schema/site-config.schema.json`
}

/** The path of the schema of this checkout, from the folder of a site. */
export function relativeSchema(folder: string): string {
  return relative(folder, projectFile('schema/site-config.schema.json')).replaceAll('\\', '/')
}

const workflow = `# Checks the site, shows what is wrong at the changed lines, and builds it.
name: Site

on:
  push:
    branches: [main]
  pull_request:

permissions:
  contents: read

jobs:
  site:
    name: Check and build the site
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@v4
        with:
          # The whole history: by it the check tells translations that are older than their source, and the site map when each page was changed.
          fetch-depth: 0
      - uses: actions/setup-node@v4
        with:
          node-version: 22
          cache: npm
      - run: npm ci
      - name: Check, with annotations
        run: npm run --silent check -- --format github --stale
      - run: npm run build
      - uses: actions/upload-artifact@v4
        with:
          name: site
          path: dist
          if-no-files-found: error
`
