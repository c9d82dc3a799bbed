import { readFileSync } from 'node:fs'
import { pageFonts, starterFonts } from '../../assets/starter-fonts.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { listFiles } from '../../lib/files/list-files.ts'
import { isPackaged, projectFile } from '../../lib/files/paths.ts'
import { allMetrics } from '../../lib/fonts/font-metrics.ts'
import { flagCountries, readFlag, readIcons } from '../../lib/icon-set.ts'
import { writeTable } from '../../lib/packages/packed-table.ts'

/** A file that the generator reads of its own: its path in the package, and what reads its bytes. */
export type ProgramFile = readonly [path: string, read: () => Uint8Array]

/** The tables that are made when the generator is packed, by the names of their parts. */
export function madeTables(): [part: string, text: string][] {
  return [
    ['icons', writeTable(readIcons())],
    ['flags', writeTable(flagCountries().map((country) => [country, readFlag(country)]))],
    ['font-metrics', writeTable(allMetrics())],
  ]
}

/** The files and folders that are the same in a checkout and in the package. */
const same = ['schema/site-config.schema.json', 'generator/trades', 'src/styles', 'generator/tab/phrase-words']

/** All files that the generator in a browser may read: those of the package, or in a checkout what would be in it. */
export function programFiles(scripts: ReadonlyMap<string, string>): ProgramFile[] {
  const shared = same.flatMap(filesBelow)
  if (isPackaged) {
    const tables = ['icons', 'flags', 'font-metrics', 'version.txt'].map((name) => `parts/${name}`)
    return [...shared, ...tables, ...filesBelow('parts/fonts')].map(readAsIs)
  }
  const version = contentHash(Buffer.from([...scripts.values()].join('\n')))
  const made = [...madeTables(), ['version.txt', version] as const]
  return [
    ...shared.map(readAsIs),
    ...made.map(([part, text]): ProgramFile => [`parts/${part}`, () => Buffer.from(text)]),
    ...starterFonts().map(readFont),
  ]
}

/** The typefaces of the pages that an editor shows. */
export function typefacesOfPages(families: Iterable<string>): ProgramFile[] {
  return pageFonts(families).map(readFont)
}

function readFont({ path, file }: { readonly path: string; readonly file: string }): ProgramFile {
  return [path.replaceAll('\\', '/'), () => readFileSync(file)]
}

function readAsIs(path: string): ProgramFile {
  return [path, () => readFileSync(projectFile(path))]
}

/** The paths of the files in a folder of the generator; of a file, its own. */
function filesBelow(path: string): string[] {
  if (/\.\w+$/.test(path)) return [path]
  return listFiles(projectFile(path)).map((file) => `${path}/${file}`)
}
