// Names the unit tests that were skipped, as what they need is not installed here, and says what else there is: the last lines of the test command.
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'

const { testResults } = JSON.parse(readFileSync('test-results/unit.json', 'utf8'))

for (const { name, assertionResults } of testResults) {
  const skipped = assertionResults.filter(({ status }) => status !== 'passed' && status !== 'failed')
  if (skipped.length === 0) continue
  const parts = new Set(skipped.map(({ ancestorTitles, title }) => ancestorTitles.findLast((above) => above) ?? title))
  console.log(`skipped: ${skipped.length} of ${relative('.', name)}: ${[...parts].join(', ')}`)
}

if (process.env.THOROUGH !== '1') console.log('tried on a sample: `THOROUGH=1 npm test` tries all (CONTRIBUTING.md)')
