import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { root } from './command.ts'

/** Prints at the end of a command which packages it has loaded; that of modules of the newer form is not known. */
const tellPackages = `data:text/javascript,import{createRequire}from'module';const{cache}=createRequire('${import.meta.url}');
process.on('exit',()=>console.log(JSON.stringify(Object.keys(cache))))`

test('a check of a file without mistakes loads nothing that writes YAML, which would take a tenth of its time', async () => {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--import', tellPackages.replaceAll('\n', ''), 'generator/main.mjs', 'check'],
    { cwd: root },
  )
  const files: string[] = JSON.parse(stdout.slice(stdout.lastIndexOf('[')))
  const packages = new Set(
    files.flatMap((file) => /node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/.]+)/.exec(file)?.[1] ?? []),
  )
  expect(packages).toContain(join('@resvg', 'resvg-js'))
  expect(packages).not.toContain('yaml')
})
