import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { editKeysFile } from '../../../src/edit/protocol/edit-keys.ts'
import { editorFolder } from '../../../src/routing/root-folders.ts'
import type { SiteModel } from '../../compile/site-model.ts'
import { contentHash } from '../../lib/content-hash.ts'
import type { Typefaces } from '../../lib/fonts/font-families.ts'
import { appPolicy } from '../hosting/app-policy.ts'
import { editorPages } from '../hosting/hosting.ts'
import type { Output } from '../write-assets.ts'
import { appFiles } from './app-files.ts'
import { appPage, leadingPage } from './app-page.ts'
import { editorKinds } from './kind-files.ts'
import { typefacesOfPages } from './program-files.ts'

/** Parts that the editor of a site leaves out, since only new sites need them. */
const without = /^generator\/trades\//

/**
 * Writes the editor that a site carries, below its own folder: nothing of it is in a page of a visitor.
 *
 * @param file that of the configuration, beside which the keys for persons lie
 */
export async function writeEditor(
  { site, editor, theme, locales }: SiteModel,
  file: string,
  output: Output,
): Promise<void> {
  if (!editor) return
  const folder = site.folder + editorFolder
  const [remembered, page] = editorPages(site.folder)
  const policy = appPolicy([new URL(editor.api).origin])
  output.write(`${remembered.slice(1)}/index.html`, leadingPage(page))
  const own = editorKinds(file)
  const told = { repository: editor, ...(own && { kinds: own.kinds }) }
  const more = typefacesOfPages([theme.fonts, ...locales.map(({ fonts }) => fonts ?? {})].flatMap(listFamilies))
  const files = [
    ...(await appFiles({ more, without, told, likely: readFileSync(file, 'utf8') })),
    ...(own?.files ?? []),
  ]
  for (const [path, content] of files) output.write(folder + path, content)
  const release = contentHash(Buffer.from(files.map(([path, content]) => path + contentHash(content)).join('\n')))
  const document = appPage({ folder: `/${folder}`, policy, repository: editor, release })
  output.write(`${page.slice(1)}/index.html`, document)
  const keys = join(dirname(file), editKeysFile)
  if (existsSync(keys)) output.write(folder + editKeysFile, readFileSync(keys))
}

function listFamilies(fonts: Partial<Typefaces>): string[] {
  return [fonts.heading, fonts.text, fonts.display].flatMap((family) => family ?? [])
}
