import { execFileSync } from 'node:child_process'
import { mkdirSync } from 'node:fs'
import { resolve } from 'node:path'
import { projectRoot } from '../lib/paths.ts'

// `npm run pack` makes the tarball of the package, in the folder that it is given, and prints its path.
const folder = resolve(process.argv[2] ?? projectRoot)
mkdirSync(folder, { recursive: true })
// npm names the script by which it runs. Windows starts no `.cmd` without a shell.
const npm = process.env.npm_execpath
const [program, first] = npm?.endsWith('.js') ? [process.execPath, [npm]] : ['npm', []]
const args = [...first, 'pack', '--json', '--pack-destination', folder]
const output = execFileSync(program, args, { cwd: projectRoot, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] })
const [{ filename }] = JSON.parse(output.slice(output.indexOf('['))) as [{ filename: string }]
process.stdout.write(`${resolve(folder, filename)}\n`)
