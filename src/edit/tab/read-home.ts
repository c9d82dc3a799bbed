import { editKeysFile, parseKeys } from '../protocol/edit-keys.ts'
import type { RepositoryPlace } from '../protocol/repository-address.ts'
import type { TabState } from './tab-protocol.ts'

/** The repository of the site that the editor is part of, and who has a key to it: its page knows both before its worker has begun. */
export async function readHome(): Promise<TabState['home']> {
  const place = document.querySelector<HTMLMetaElement>('meta[name="site-repository"]')?.content
  if (!place) return undefined
  const keys = await readKeys().catch(() => [])
  return { at: JSON.parse(place) as RepositoryPlace, people: keys.map(({ name }) => name) }
}

/** A connection may break before an answer, and within one. */
async function readKeys() {
  const response = await fetch(editKeysFile, { cache: 'no-store' })
  return response.ok ? parseKeys(await response.text()) : []
}
