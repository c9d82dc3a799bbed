import { editKeysFile, parseKeys } from '../protocol/edit-keys.ts'
import type { RepositoryPlace } from '../protocol/repository-address.ts'
import type { TabState } from './tab-protocol.ts'

/** What the page of the editor says in its head; undefined where it does not. */
const said = (name: string) => document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content

/** The release of an editor that is part of a site; undefined where it is part of none. */
export const readRelease = (): string | undefined => said('editor-release')

/** The repository of the site that the editor is part of, and who has a key to it: its page knows both before its worker has begun. */
export async function readHome(): Promise<TabState['home']> {
  const place = said('site-repository')
  if (!place) return undefined
  const keys = await readKeys().catch(() => [])
  return { at: JSON.parse(place) as RepositoryPlace, people: keys.map(({ name }) => name) }
}

/** A connection may break before an answer, and within one. */
async function readKeys() {
  const response = await fetch(editKeysFile, { cache: 'no-store' })
  return response.ok ? parseKeys(await response.text()) : []
}
