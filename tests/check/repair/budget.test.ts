import { afterEach, expect, test, vi } from 'vitest'
import { Budget } from '../../../generator/check/repair/budget.ts'
import { explainSyntax } from '../../../generator/check/repair/explain-syntax.ts'
import { repairLines } from '../../../generator/check/repair/repair-lines.ts'
import { LineTable } from '../../../generator/check/yaml/line-table.ts'
import { parseYaml } from '../../../generator/check/yaml/yaml-library.ts'
import { diagnosed, wholeSite } from './changed-site.ts'

afterEach(() => void vi.restoreAllMocks())

/** Makes a fault in every so many lines of the first 2,000: one too far in, one too far out, an odd space, a heading that is missing. */
function withFaults(every: number) {
  const faults = [
    (line: string) => ` ${line}`,
    (line: string) => line.replace(/^ {2}/, ''),
    (line: string) => line.replace(' ', '\u00a0'),
    (line: string) => (line.endsWith(':') ? '' : `${line}: x`),
  ]
  return (lines: string[]) => {
    lines.length = 2000
    for (let at = 40, turn = 0; at < lines.length; at += every, turn++)
      lines[at] = faults[turn % faults.length]?.(lines[at] as string) as string
  }
}

test('says the same of a file with many faults, however slow the machine is', () => {
  const said = diagnosed(withFaults(160))
  let now = 0
  vi.spyOn(performance, 'now').mockImplementation(() => (now += 60_000))
  vi.spyOn(Date, 'now').mockImplementation(() => (now += 60_000))
  expect(said.length).toBeGreaterThan(5)
  expect(diagnosed(withFaults(160))).toEqual(said)
})

test('explains 2,000 lines with a fault in every tenth in some seconds', { timeout: 30_000 }, () => {
  const start = process.cpuUsage()
  expect(diagnosed(withFaults(10)).length).toBeGreaterThan(0)
  const { user, system } = process.cpuUsage(start)
  expect((user + system) / 1e6).toBeLessThan(8)
})

test.each([
  ['a: b\n    c: d\ne: f\n', 'c: d'],
  ['a:\n    b: c\n\n  # a note\n  d: e\n', 'd: e'],
])('where nothing was fixed, the line that does not fit is reported: %j', (text, line) => {
  const told = explainSyntax(parseYaml(text), text).map(({ code, span = [] }) => [code, text.slice(...span)])
  expect(told).toEqual([['yaml-indentation', line]])
})

test('looks for no more when the budget is spent', () => {
  const lines = [...wholeSite]
  withFaults(40)(lines)
  const table = new LineTable(lines.join('\n'))
  const spent = () => new Budget(0)
  expect(repairLines(table, spent()).mistakes).toEqual([])
  const small = repairLines(table, new Budget(20_000)).mistakes.length
  expect(small).toBeGreaterThan(0)
  expect(small).toBeLessThan(repairLines(table, new Budget(1_000_000)).mistakes.length)
})
