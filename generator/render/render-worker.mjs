// @ts-check
// The entry of the thread that renders beside the main one.
import { loadProgram } from '../cli/load-program.mjs'

await loadProgram('render-worker')
