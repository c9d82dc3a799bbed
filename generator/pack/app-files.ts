import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { buildTab } from '../bundle/build-tab.ts'
import { editApp } from '../bundle/edit-app.ts'
import { validatorCode } from '../check/validate/schema-validator.ts'
import { typefaceFiles } from '../edit/page/typefaces.ts'
import { packageFile } from '../lib/package-files.ts'
import { projectFile } from '../lib/paths.ts'
import { readBaseSchema } from '../schema/site-schema.ts'
import { appPolicy } from './app-policy.ts'

/** Texts that the generator reads of its own: the same as in the package. */
const texts =
  /^(?:schema\/site-config\.schema\.json|generator\/trades\/.*|src\/styles\/.*|parts\/(?:app\.json|icons|flags|font-metrics|version\.txt)|parts\/fonts\/.*\.json)$/

/** Larger files, which are fetched when they are read. */
const fetched = /^parts\/fonts\/.*\.woff2?$/

/** @param hosts hosts of repositories of one's own */
const page = (hosts: readonly string[]) => `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="referrer" content="no-referrer">
<meta name="repository-hosts" content="${hosts.join(',')}">
<title>Editor</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="editor.css">
<div id="tab"></div>
<div id="editor"></div>
<script type="module" src="editor.js"></script>
</html>
`

const root =
  '<!doctype html><meta charset="utf-8"><title>Editor</title><meta http-equiv="refresh" content="0; url=/@edit/"><a href="/@edit/">Editor</a>\n'

/**
 * The static files of the product in a tab, by their paths in the web root.
 *
 * @param packed the folder of the package
 * @param hosts hosts of repositories of one's own, each with its kind: "github https://git.example.com"
 */
export async function appFiles(
  packed: string,
  hosts: readonly string[] = [],
): Promise<ReadonlyMap<string, string | Uint8Array>> {
  const scripts = await buildTab(validatorCode(readBaseSchema().schema))
  const paths = listPaths(packed)
  const read = (path: string) => readFileSync(join(packed, path))
  const remote = paths.filter((path) => fetched.test(path))
  const program = {
    texts: Object.fromEntries(paths.filter((path) => texts.test(path)).map((path) => [path, read(path).toString()])),
    remote,
  }
  const shared = [...(await editApp())].filter(([name]) => name !== 'index.html' && name !== 'editor.js')
  const styles = readFileSync(projectFile('src/edit/tab/tab.css'), 'utf8')
  return new Map<string, string | Uint8Array>([
    ...shared.map(([name, content]): [string, string | Uint8Array] => [
      `@edit/${name}`,
      name === 'editor.css' ? `${content}\n${styles}` : content,
    ]),
    ...(await typefaceFiles()).map(([name, bytes]): [string, Uint8Array] => [`@edit/${name}`, bytes]),
    ...scripts,
    ['index.html', root],
    ['@edit/index.html', page(hosts)],
    // Read by Netlify and Cloudflare Pages; elsewhere the same is said in the words of the host.
    ['_headers', `/*\n  content-security-policy: ${appPolicy(hosts)}\n  referrer-policy: no-referrer\n`],
    ['@edit/programs/program.json', JSON.stringify(program)],
    [
      '@edit/programs/lightningcss.wasm',
      readFileSync(packageFile({ name: 'lightningcss-wasm', file: 'lightningcss_node.wasm' })),
    ],
    ['@edit/programs/resvg.wasm', readFileSync(packageFile({ name: '@resvg/resvg-wasm', file: 'index_bg.wasm' }))],
    ...remote.map((path): [string, Uint8Array] => [`@edit/programs/${path}`, read(path)]),
  ])
}

function listPaths(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    .sort()
}
