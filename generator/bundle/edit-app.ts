import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCached, writeCached } from '../lib/files/cache.ts'
import { packedPart, projectFile } from '../lib/files/paths.ts'
import { sourceVersion } from '../lib/packages/source-version.ts'
import type { EditAppName } from './build-editor.ts'

const page = (name: EditAppName, title: string) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title}</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${name}.css">
<div id="${name}"></div>
<script type="module" src="${name}.js"></script>
</html>
`

/** The name of the part of the package that is such an app. */
export const packedApp = (name: EditAppName): string => `${name}.js`

/** The files of the editor's app, by name. They are made where a source has changed, and taken from the cache otherwise; the package comes with them. */
export function editApp(): Promise<ReadonlyMap<string, string>> {
  return appFiles('editor', { title: 'Editor', styles: 'src/edit/styles' })
}

/** The styles of the welcome. */
export function welcomeStyles(): string {
  return readStyles(stylesOfWelcome)
}

const stylesOfWelcome = 'src/welcome/styles'

/** The files of the welcome, by name. */
export function welcomeApp(): Promise<ReadonlyMap<string, string>> {
  return appFiles('welcome', { title: '…', styles: stylesOfWelcome })
}

async function appFiles(name: EditAppName, { title, styles }: { readonly title: string; readonly styles: string }) {
  const packed = packedPart(packedApp(name))
  const script = packed === undefined ? await keptApp(name) : readFileSync(packed, 'utf8')
  return new Map([
    ['index.html', page(name, title)],
    [`${name}.js`, script],
    [`${name}.css`, readStyles(styles)],
  ])
}

/** The styles, in the order of their names. */
function readStyles(path: string): string {
  const folder = projectFile(path)
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

async function keptApp(name: EditAppName): Promise<string> {
  const path = `edit/${name}-${sourceVersion(['src', 'schema', 'generator/bundle'])}.js`
  const kept = readCached(path)
  if (kept) return kept.toString()
  const { buildEditor } = await import('./build-editor.ts')
  const script = await buildEditor(name)
  writeCached(path, script)
  return script
}
