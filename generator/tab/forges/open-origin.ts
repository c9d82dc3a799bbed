import { editKeysFile } from '../../../src/edit/protocol/edit-keys.ts'
import { lockName } from '../../lib/files/site-file-names.ts'
import { decodeText } from '../ports/kept-config-file.ts'
import { type Forge, ForgeRefused } from './forge.ts'
import type { RepositoryOrigin } from './origin.ts'
import { chooseSiteFiles, fetchFiles, findSiteFolder, listKinds } from './site-files.ts'

/** A site as it is at its host. */
export interface OpenedOrigin {
  readonly origin: RepositoryOrigin
  readonly files: ReadonlyMap<string, Uint8Array>
}

/**
 * Fetches a site from a repository.
 *
 * @param name that of its configuration
 * @throws ForgeRefused
 */
export async function openOrigin(
  forge: Forge,
  at: Pick<RepositoryOrigin, 'kind' | 'api' | 'project' | 'branch'>,
  name: string,
): Promise<OpenedOrigin> {
  const commit = await forge.head()
  const listed = await forge.list(commit)
  const folder = findSiteFolder(listed.keys(), name)
  if (folder === undefined) throw new ForgeRefused('host-no-site')
  const read = (path: string) => forge.read(commit, folder + path)
  const text = decodeText((await fetchFiles([name], read)).get(name) as Uint8Array)
  const chosen = chooseSiteFiles(listed, { folder, text, always: [name, lockName, editKeysFile] })
  const files = await fetchFiles([...chosen.keys()], read)
  const texts = Object.fromEntries(
    [name, lockName].flatMap((file) => {
      const bytes = files.get(file)
      return bytes ? [[file, decodeText(bytes)]] : []
    }),
  )
  const kinds = listKinds(listed, folder)
  return { origin: { ...at, folder, commit, files: Object.fromEntries(chosen), texts, kinds }, files }
}
