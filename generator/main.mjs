// @ts-check
// The entry of all commands: `node generator/main.mjs COMMAND`.
import { loadProgram } from './load-program.mjs'

await loadProgram('cli')
