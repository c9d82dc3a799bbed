import { fileExists, readText } from '#files'
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
  const table = known.get(file) ?? readTable(readText(file), packedPart(restPart(part)))
  known.set(file, table)
  return table
}

/** The part that has what a divided table leaves out. */
export const restPart = (part: string) => `${part}-rest`

/** Divides a table: what is likely to be asked for, and the rest. */
export function divideTable(text: string, isLikely: (name: string, value: unknown) => boolean): [string, string] {
  const table = readTable(text)
  const values = table.names.map((name) => [name, table.get(name)] as const)
  const likely = values.filter(([name, value]) => isLikely(name, value))
  return [writeTable(likely), writeTable(values.filter((value) => !likely.includes(value)))]
}

/** Writes a table: the counterpart of `packedTable`. */
export function writeTable(values: Iterable<readonly [name: string, value: unknown]>): string {
  return [...values].map(([name, value]) => `\n${name}\t${JSON.stringify(value)}`).join('')
}

function readTable(text: string, restFile?: string): PackedTable {
  let read: PackedTable | undefined
  const rest = () => {
    read ??= restFile !== undefined && fileExists(restFile) ? readTable(readText(restFile)) : undefined
    return read
  }
  return {
    get names() {
      const own = [...text.matchAll(/^([^\t\n]+)\t/gm)].map(([, name = '']) => name)
      const others = rest()
      return others ? [...own, ...others.names].sort() : own
    },
    get(name) {
      const start = text.indexOf(`\n${name}\t`)
      if (start === -1) return rest()?.get(name)
      const value = start + name.length + 2
      const end = text.indexOf('\n', value)
      return JSON.parse(text.slice(value, end === -1 ? undefined : end))
    },
  }
}
