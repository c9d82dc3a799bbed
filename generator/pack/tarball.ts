import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { npmCommand } from '../lib/npm-command.ts'
import { projectRoot } from '../lib/paths.ts'

// `npm run pack` makes the tarball of the package, in the folder that it is given, and prints its path.
const folder = resolve(process.argv[2] ?? projectRoot)
mkdirSync(folder, { recursive: true })
const { program, args, shell } = npmCommand()
const output = execFileSync(program, [...args, 'pack', '--json', '--pack-destination', folder], {
  ...{ cwd: projectRoot, shell },
  encoding: 'utf8',
  stdio: ['ignore', 'pipe', 'inherit'],
})
const [{ filename }] = JSON.parse(output.slice(output.indexOf('['))) as [{ filename: string }]
process.stdout.write(`${resolve(folder, filename)}\n`)
