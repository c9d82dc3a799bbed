// @ts-check
// The entry of the process that bundles the app.
import { loadProgram } from './load-program.mjs'

await loadProgram('bundle-process')
