// Sums the runners' own reports, prints the closing line, and exits with the status of the test command.
import { existsSync, readFileSync } from 'node:fs'

const status = Number(process.argv[2])
const unit = read('test-results/unit.json')
const browser = read('test-results/browser.json')

const passed = (unit?.numPassedTests ?? 0) + (browser ? browser.stats.expected + browser.stats.flaky : 0)
const failed = (unit?.numFailedTests ?? 0) + (browser?.stats.unexpected ?? 0)
if (!unit || !browser) console.log('Not all tests were reached.')
console.log(`tests: ${passed} passed, ${failed} failed`)
process.exitCode = status === 0 && failed === 0 && unit && browser ? 0 : 1

function read(file) {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined
}
