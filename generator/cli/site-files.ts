import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { projectFile } from '../lib/files/paths.ts'
import type { GeneratorPackage } from '../lib/packages/generator-package.ts'
import { workflowFiles, writeWorkflow } from '../output/hosting/workflows/workflow.ts'
import { madeBeside } from './site-folders.ts'

/** The folder of a site that keeps the generator's package until that is on npm. */
const vendorFolder = 'vendor'

/** The generator's commands that become npm scripts of a site, in the order of use. */
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
    name,
    private: true,
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
  write(workflowFiles.github, writeWorkflow('github', { branch: 'main', isDaily: false }))
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
