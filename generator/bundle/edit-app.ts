import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { readCached, writeCached } from '../lib/cache.ts'
import { packedPart, projectFile } from '../lib/paths.ts'
import { sourceVersion } from '../lib/source-version.ts'

const page = `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="editor.css">
<div id="editor"></div>
<script type="module" src="editor.js"></script>
</html>
`

/** The name of the part of the package that is the editor's app. */
export const packedEditor = 'editor.js'

/** The files of the editor's app, by name. They are made where a source has changed, and taken from the cache otherwise; the package comes with them. */
export async function editApp(): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const packed = packedPart(packedEditor)
  const script = packed === undefined ? await keptApp() : readFileSync(packed, 'utf8')
  return new Map<string, string | Uint8Array>([
    ['index.html', page],
    ['editor.js', script],
    ['editor.css', styles()],
    ...picturesOfKinds(),
  ])
}

/** The styles, in the order of their names. */
function styles(): string {
  const folder = projectFile('src/edit/styles')
  return readdirSync(folder)
    .sort()
    .map((name) => readFileSync(join(folder, name), 'utf8'))
    .join('\n')
}

/** The pictures of the kinds of sections, which the list of kinds shows. */
function picturesOfKinds(): [string, Uint8Array][] {
  const folder = projectFile('schema/pictures')
  return readdirSync(folder).map((name) => [`pictures/${name}`, readFileSync(join(folder, name))])
}

async function keptApp(): Promise<string> {
  const path = `edit/${sourceVersion(['src', 'schema', 'generator/bundle'])}.js`
  const kept = readCached(path)
  if (kept) return kept.toString()
  const { buildEditor } = await import('./build-editor.ts')
  const script = await buildEditor()
  writeCached(path, script)
  return script
}
