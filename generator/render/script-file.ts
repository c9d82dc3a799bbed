import { rootFolders } from '../../src/routing/root-folders.ts'
import { contentHash } from '../lib/content-hash.ts'
import type { TextFile } from './app-data.ts'
import { subresourceIntegrity } from './content-security.ts'
import type { ScriptFile } from './html-document.ts'

/** A script of its own file, which is named by its content, referenced with the hash of its bytes. */
export function scriptFile({
  folder,
  name,
  text,
}: {
  readonly folder: string
  readonly name: string
  readonly text: string
}): {
  readonly script: ScriptFile
  readonly file: TextFile
} {
  const path = `${folder}${rootFolders.assets}/${name}-${contentHash(text)}.js`
  return { script: { src: `/${path}`, integrity: subresourceIntegrity(text) }, file: [path, text] }
}
