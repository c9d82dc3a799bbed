// Sums the runners' own reports, prints the closing line, and exits with the status of the test command.
import { readFileSync } from 'node:fs'

const status = Number(process.argv[2])
const unit = report('test-results/unit.json')
const browser = report('test-results/browser.json')

const passed = (unit?.numPassedTests ?? 0) + (browser ? browser.stats.expected + browser.stats.flaky : 0)
const failedTests = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0)
const isComplete = status === 0 && unit !== undefined && browser !== undefined
// Types, lint, a file that cannot be loaded or a runner that crashed are no tests that a runner counts.
const failed = failedTests > 0 || isComplete ? failedTests : 1

if (!unit || !browser) console.log('Not all tests were reached.')
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1

/** The report of a runner; undefined where it wrote none, or was cut off. */
function report(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}
