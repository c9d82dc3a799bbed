// @ts-check
// The second thread of a build, in a checkout.
import { loadProgram } from '../bundle/load-program.mjs'

await loadProgram('thread')
