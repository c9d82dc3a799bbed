import { readText } from '#files'
import { packedPart } from '#places'

/** Values by name, in one file of the package: a line each, with its name, a tab, and its value as JSON. Only what is asked for is parsed. */
interface PackedTable {
  readonly names: readonly string[]
  /** The value of a name; undefined where the table has none. */
  get(name: string): unknown
}

const known = new Map<string, PackedTable>()

/** A table that is made when the generator is packed; undefined in a checkout. */
export function packedTable(part: string): PackedTable | undefined {
  const file = packedPart(part)
  if (file === undefined) return undefined
  const table = known.get(file) ?? readTable(readText(file))
  known.set(file, table)
  return table
}

/** Writes a table: the counterpart of `packedTable`. */
export function writeTable(values: Iterable<readonly [name: string, value: unknown]>): string {
  return [...values].map(([name, value]) => `\n${name}\t${JSON.stringify(value)}`).join('')
}

function readTable(text: string): PackedTable {
  return {
    get names() {
      return [...text.matchAll(/^([^\t\n]+)\t/gm)].map(([, name = '']) => name)
    },
    get(name) {
      const start = text.indexOf(`\n${name}\t`)
      if (start === -1) return undefined
      const value = start + name.length + 2
      const end = text.indexOf('\n', value)
      return JSON.parse(text.slice(value, end === -1 ? undefined : end))
    },
  }
}
