// @ts-check
// The entry of the process that bundles the app, into the folder that is its argument.
import { loadProgram } from '../cli/load-program.mjs'

await loadProgram('bundle-process')
