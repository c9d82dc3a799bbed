import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkSource } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'

const file = fileURLToPath(new URL('../fixtures/fourth-site/site.config.yaml', import.meta.url))
const site = readFileSync(file, 'utf8')
const around = createRuleContext(file)

/** The codes of the problems of a text, and the seconds of processor time that the check took. */
function checked(text: string) {
  const start = process.cpuUsage()
  const { diagnostics } = checkSource({ file, bytes: new TextEncoder().encode(text) }, around)
  const { user, system } = process.cpuUsage(start)
  return { codes: [...new Set(diagnostics.map(({ code }) => code))], seconds: (user + system) / 1e6 }
}

const many = (count: number, line: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => line(index)).join('')

// Each took from twenty seconds to minutes once. The limits are far above what they take now.
test.each([
  ['a staircase of 1,000 dashes', `${site}x:\n${many(999, (at) => `${' '.repeat(at + 1)}- \n`)}`, 'yaml-too-deep'],
  ['20,000 open brackets', `${site}x: ${'['.repeat(20_000)}`, 'yaml-too-deep'],
  ['20,000 mappings within each other', `${site}x: ${'{a: '.repeat(20_000)}`, 'yaml-too-deep'],
  ['20,000 dashes in one line', `${site}x:\n  ${'- '.repeat(20_000)}x`, 'yaml-too-deep'],
  ['900 dashes in each of 1,000 lines', `${site}x:\n${`  ${'- '.repeat(900)}x\n`.repeat(1000)}`, 'yaml-too-deep'],
  ['brackets in 900 texts', `${site}x:\n${'  - "[ a"\n'.repeat(900)}y: "[\nz: 1`, 'yaml-quote-open'],
  ['30,000 keys that there are not', `${site}${many(30_000, (at) => `key${at}: ${at}\n`)}`, 'key-unknown'],
  [
    '30,000 services',
    `${site}services:\n${many(30_000, (at) => `  s${at}:\n    label: { de: Dienst ${at} }\n`)}`,
    'pages-too-many',
  ],
  [
    '5,000 requests to ignore what there is not',
    `${site}ignore:\n${many(5000, (at) => `  - { code: markdown-slip, path: pages.start.x${at}, reason: so }\n`)}`,
    'ignore-unused',
  ],
  ['40,000 texts without an end', `${site}${many(40_000, (at) => `key${at}: "abc\n`)}`, 'yaml-quote-open'],
  ['40,000 lines with a tab', `${site}${many(40_000, (at) => `\tkey${at}: x\n`)}`, 'yaml-tab'],
  [
    '20,000 tags within each other',
    `${site}      b:\n        kind: text\n        text: { de: "${'<b/>'.repeat(20_000)}" }\n`,
    'text-too-deep',
  ],
  ['20,000 aliases', `${site}a: &a [x]\nb: [${'*a, '.repeat(20_000)}]\n`, 'key-unknown'],
  [
    '5 MB of comments beside a mistake',
    `${many(62_000, () => `# ${'a'.repeat(78)}\n`)}${site}bad: "x\n`,
    'yaml-quote-open',
  ],
  ['a comment of 5 MB beside a mistake', `# ${'a'.repeat(5_000_000)}\n${site}bad: "x\n`, 'lines-too-large'],
])('%s are reported in some seconds', { timeout: 120_000 }, (_, text, code) => {
  const { codes, seconds } = checked(text)
  expect(codes).toContain(code)
  expect(seconds).toBeLessThan(8)
})
