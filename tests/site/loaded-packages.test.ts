import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { root } from './command.ts'

/** Prints at the end of a command which packages it has loaded; that of modules of the newer form is not known. */
const tellPackages = `data:text/javascript,import{createRequire}from'module';const{cache}=createRequire('${import.meta.url}');
process.on('exit',()=>console.log(JSON.stringify(Object.keys(cache))))`

/** The names of the packages that a check of the shipped site loads. */
async function packagesOfCheck(environment: NodeJS.ProcessEnv): Promise<ReadonlySet<string>> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', tellPackages.replaceAll('\n', ''), 'generator/main.mjs', 'check'],
    { cwd: root, env: { ...process.env, ...environment } },
  )
  const files: string[] = JSON.parse(stdout.slice(stdout.lastIndexOf('[')))
  return new Set(files.flatMap((file) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.]+)/.exec(file)?.[1] ?? []))
}

test('a check of a file without mistakes loads nothing that writes YAML, which would take a tenth of its time', async () => {
  const packages = await packagesOfCheck({})
  expect(packages).toContain(join('@resvg', 'resvg-js'))
  expect(packages).not.toContain('yaml')
})

test('the first check on a machine bundles the kinds, and does not start the compiler for their types', async () => {
  // Below the packages, which the program of the cache asks for.
  const cache = await mkdtemp(join(root, 'node_modules/.cache/'))
  onTestFinished(() => rm(cache, { recursive: true }))
  const packages = await packagesOfCheck({ SITE_GENERATOR_CACHE: cache })
  expect(packages).toContain('esbuild')
  expect(packages).not.toContain('ts-json-schema-generator')
})
