// @ts-check
// The entry of all commands: `node generator/main.mjs COMMAND`.
import { setFlagsFromString } from 'node:v8'
import { loadProgram } from './cli/load-program.mjs'

// V8 optimizes a function after three times as much use as by default: in runs of seconds, optimizing more takes longer than it saves.
// Later versions of Node.js have a compiler for such runs, and do not know the flag.
if (process.version.startsWith('v20.')) setFlagsFromString('--interrupt-budget=200000')

const { program, isRepaired } = await loadProgram('cli')
await program.run(isRepaired)
