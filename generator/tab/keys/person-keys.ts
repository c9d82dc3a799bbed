import { type EditKey, editKeysFile, parseKeys } from '../../../src/edit/protocol/edit-keys.ts'
import type { PublishRefusal } from '../../../src/edit/protocol/publishing.ts'
import type { TabRequest, TabState } from '../../../src/edit/tab/tab-protocol.ts'
import { currentDay } from '../../lib/days/current-day.ts'
import { appFile } from '../app-file.ts'
import { currentPerson, currentToken } from '../forges/open-repository.ts'
import type { OpenSite } from '../open-site.ts'
import { readKeys, replaceKeys } from './keys-file.ts'
import { drawPhrase, loadPhraseWords } from './phrase.ts'
import { openKey, sealKey } from './sealed-key.ts'

/** The keys that the site has published; none where they cannot be had. */
export async function fetchKeys(): Promise<readonly EditKey[]> {
  const response = await fetch(appFile(editKeysFile), { cache: 'no-store' }).catch(() => undefined)
  return response?.ok ? parseKeys(await response.text()) : []
}

/** Who is signed in with the phrase of a person; undefined where it does not open the key. */
export async function openPersonKey({ name, phrase }: { readonly name: string; readonly phrase: string }) {
  const kept = (await fetchKeys()).find((key) => key.name === name)
  const token = kept && (await openKey(kept, phrase))
  return token === undefined ? undefined : { key: token, person: { name, role: kept?.role ?? ('propose' as const) } }
}

/** The keys of the site, for whoever may give some: who is signed in with a token, where the site carries an editor. */
export async function listKeys({ site }: OpenSite): Promise<TabState['keys']> {
  if (currentToken() === undefined || currentPerson() || !(await site.current()).config?.editor) return undefined
  return readKeys().map(({ name, role, made }) => ({ name, role, made }))
}

type Outcome = Pick<TabState, 'phrase'> & { readonly refused?: PublishRefusal | undefined }

/** Makes a key for a person, in the place of one of that name, and publishes it. */
export async function makeKey(
  open: OpenSite,
  { name, role, token, language, note }: Extract<TabRequest, { do: 'make-key' }>,
): Promise<Outcome> {
  const phrase = drawPhrase(await loadPhraseWords(language))
  const made = currentDay()
  const key = await sealKey({ name, role, made, phrase, token: token || (currentToken() ?? '') })
  const refused = await publishKeys(open, note, (keys) => [...keys.filter((other) => other.name !== name), key])
  return refused ? { refused } : { phrase }
}

/** Takes the key of a person back. What was copied of it before opens the token still. */
export async function takeKey(
  open: OpenSite,
  { name, note }: Extract<TabRequest, { do: 'take-key' }>,
): Promise<Outcome> {
  return { refused: await publishKeys(open, note, (keys) => keys.filter((key) => key.name !== name)) }
}

async function publishKeys(
  { takeNews, publishFile }: OpenSite,
  note: string,
  change: (keys: readonly EditKey[]) => readonly EditKey[],
): Promise<PublishRefusal | undefined> {
  if (!publishFile) return 'host-signed-out'
  // Somebody else may have given a key meanwhile.
  await takeNews?.()
  return replaceKeys(change(readKeys()), () => publishFile(editKeysFile, note))
}
