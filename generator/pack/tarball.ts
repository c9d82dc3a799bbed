import { execFileSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { projectFile, projectRoot } from '../lib/files/paths.ts'
import { npmCommand } from '../lib/packages/npm-command.ts'
import { packInto } from './pack-into.ts'

// `npm run pack` makes the tarball of the package, in the folder that it is given, and prints its path. Nothing else of the checkout changes, in
// which tests and commands may be at work; `npm pack` makes the same by way of the folder `packed`.
const folder = resolve(process.argv[2] ?? projectRoot)
const stage = mkdtempSync(join(tmpdir(), 'package-'))
try {
  await packInto(join(stage, 'packed'))
  const { devDependencies: _, scripts: __, ...record } = JSON.parse(readFileSync(projectFile('package.json'), 'utf8'))
  writeFileSync(join(stage, 'package.json'), `${JSON.stringify(record, null, 2)}\n`)
  for (const name of ['README.md', 'LICENSE']) cpSync(projectFile(name), join(stage, name))
  mkdirSync(folder, { recursive: true })
  process.stdout.write(`${resolve(folder, pack())}\n`)
} finally {
  rmSync(stage, { recursive: true })
}

/** Has npm pack the stage. Returns the name of the tarball. */
function pack(): string {
  const { program, args, shell } = npmCommand()
  const output = execFileSync(program, [...args, 'pack', '--json', '--pack-destination', folder], {
    cwd: stage,
    shell,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const [{ filename }] = JSON.parse(output.slice(output.indexOf('['))) as [{ filename: string }]
  return filename
}
