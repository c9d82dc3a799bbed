import { readFileSync } from 'node:fs'
import { systemFonts } from '../../assets/fallback-faces.ts'
import { typefaceFiles } from '../../assets/typefaces.ts'
import { editApp } from '../../bundle/edit-app.ts'
import { tabScripts } from '../../bundle/tab-scripts.ts'
import { validatorCode } from '../../check/validate/schema-validator.ts'
import { projectFile } from '../../lib/files/paths.ts'
import { starterFamilies } from '../../lib/fonts/font-families.ts'
import { divideTable, restPart } from '../../lib/packages/packed-table.ts'
import { readBaseSchema } from '../../schema/site-schema.ts'
import { type ProgramFile, programFiles } from './program-files.ts'

/** Files that are loaded at start. All others are larger or seldom needed, and are fetched on first access. */
const readAtOnce =
  /^(?:schema\/.*|generator\/trades\/[^/]*|src\/styles\/.*|parts\/(?:(?!.*-rest$)[\w.-]+|fonts\/.*\.json))$/

/** What an editor in a browser is made of, beside what is the same in each. */
interface AppParts {
  /** More files that its generator reads. */
  readonly more?: readonly ProgramFile[]
  /** Which of the files it does without. */
  readonly without?: RegExp
  /** The settings that it starts with. */
  readonly told?: object
  /** The texts of sites that it is likely to open: what they name is loaded at once. */
  readonly likely: string
}

/** The static files of the editor in a browser, by their paths in its folder, without its page. */
export async function appFiles({
  more = [],
  without,
  told,
  likely,
}: AppParts): Promise<Map<string, string | Uint8Array>> {
  const scripts = await tabScripts(() => validatorCode(readBaseSchema().schema))
  const all = [...new Map([...programFiles(scripts), ...more])].filter(
    ([path]) => !without?.test(path) && !path.endsWith('LICENSE'),
  )
  const files = divideTables(all, likely)
  const texts = files.filter(([path]) => readAtOnce.test(path))
  const remote = files.filter(([path]) => !readAtOnce.test(path))
  const program = {
    texts: Object.fromEntries(texts.map(([path, read]) => [path, Buffer.from(read()).toString()])),
    remote: remote.map(([path]) => path),
    ...told,
  }
  const shared = [...(await editApp())].filter(([name]) => name !== 'index.html' && name !== 'editor.js')
  const styles = readFileSync(projectFile('src/edit/tab/tab.css'), 'utf8')
  return new Map<string, string | Uint8Array>([
    ...shared.map(([name, content]): [string, string | Uint8Array] => [
      name,
      name === 'editor.css' ? `${content}\n${styles}` : content,
    ]),
    ...(await typefaceFiles()),
    ...scripts,
    ['programs/program.json', JSON.stringify(program)],
    ...remote.map(([path, read]): [string, Uint8Array] => [`programs/${path}`, read()]),
  ])
}

/** Large tables of which a site needs a few rows. */
const divided = ['icons', 'flags', 'font-metrics'].map((part) => `parts/${part}`)

function divideTables(files: readonly ProgramFile[], likely: string): ProgramFile[] {
  const words = new Set(likely.match(/[a-z\d]+(?:-[a-z\d]+)*/g))
  // What stands in for a typeface until it arrives is measured against it.
  const families: readonly string[] = [...Object.values(starterFamilies), ...Object.values(systemFonts).flat()]
  const isNamed = (value: unknown) => {
    const { familyName } = value as { readonly familyName?: string }
    return familyName !== undefined && (families.includes(familyName) || likely.includes(familyName))
  }
  return files.flatMap(([path, read]): ProgramFile[] => {
    if (!divided.includes(path)) return [[path, read]]
    const [first, rest] = divideTable(
      Buffer.from(read()).toString(),
      (name, value) => words.has(name) || isNamed(value),
    )
    return [
      [path, () => Buffer.from(first)],
      [restPart(path), () => Buffer.from(rest)],
    ]
  })
}
