import { editKeysFile, parseKeys } from '../protocol/edit-keys.ts'
import type { RepositoryPlace } from '../protocol/repository-address.ts'
import type { TabState } from './tab-protocol.ts'

/** The repository of the site that the editor is part of, and who has a key to it: its page knows both before its worker has begun. */
export async function readHome(): Promise<TabState['home']> {
  const place = document.querySelector<HTMLMetaElement>('meta[name="site-repository"]')?.content
  if (!place) return undefined
  const response = await fetch(editKeysFile, { cache: 'no-store' }).catch(() => undefined)
  const keys = response?.ok ? parseKeys(await response.text()) : []
  return { at: JSON.parse(place) as RepositoryPlace, people: keys.map(({ name }) => name) }
}
