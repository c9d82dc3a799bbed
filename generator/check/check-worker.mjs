// @ts-check
// The entry of the thread that checks a large configuration while the main one builds.
import { loadProgram } from '../load-program.mjs'

await loadProgram('check-worker')
