import { Buffer } from 'buffer'
import type { HostRefusal } from '../../../src/edit/protocol/publishing.ts'
import type { RepositoryPlace } from '../../../src/edit/protocol/repository-address.ts'
import type { TabRequest } from '../../../src/edit/tab/tab-protocol.ts'
import { fileExists, readText, writeBytes } from '../memory-files.ts'
import { originFolder, replaceSite, siteKept } from '../site-store.ts'
import { configName } from '../zip-files.ts'
import { type Forge, ForgeRefused } from './forge.ts'
import { forges } from './forges.ts'
import { forgetKey, keepKey, readKey, type SignedIn } from './kept-key.ts'
import { openOrigin } from './open-origin.ts'
import type { Origin, OriginStore } from './origin.ts'

const originFile = `${originFolder}/origin.json`

let signedIn: SignedIn | undefined

/** Where the site in the tab comes from, kept beside it in the browser. */
export const originStore: OriginStore = {
  read: () => (fileExists(originFile) ? (JSON.parse(readText(originFile)) as Origin) : undefined),
  write: async (origin) => {
    writeBytes(originFile, Buffer.from(JSON.stringify(origin)))
    await siteKept()
  },
}

/** The host, for whoever is signed in. */
export function openForge(at: RepositoryPlace & { readonly branch: string }): Forge {
  if (!signedIn) throw new ForgeRefused('host-signed-out')
  return openWith(at, signedIn.key)
}

/** Who publishes, where the key was made for a person. */
export function currentAuthor(): { readonly name: string; readonly email: string } | undefined {
  return signedIn?.name && signedIn.email ? { name: signedIn.name, email: signedIn.email } : undefined
}

export function isSignedIn(): boolean {
  return signedIn !== undefined
}

/** Signs in whoever wanted to stay so. */
export async function resumeSession(): Promise<void> {
  signedIn = await readKey()
}

export async function signOut(): Promise<void> {
  signedIn = undefined
  await forgetKey()
}

/** Signs in to the repository of the site that is open. Returns why not. */
export function signIn({ key, stay }: Extract<TabRequest, { do: 'sign-in' }>): Promise<HostRefusal | undefined> {
  return refusal(async () => {
    const origin = originStore.read()
    if (!origin) throw new ForgeRefused('host-missing')
    await openWith(origin, key).head()
    await setSession({ key }, stay)
    return undefined
  })
}

/** Opens the site of a repository in the place of the one that is there. Returns why not. */
export function openRepository({
  at,
  ...signing
}: Extract<TabRequest, { do: 'open-repository' }>): Promise<HostRefusal | 'has-kinds' | undefined> {
  return refusal(async () => {
    const { key } = signing
    const kind = forges[at.kind]
    if (!kind) throw new ForgeRefused('host-missing')
    const place = { ...at, branch: at.branch ?? (await kind.defaultBranch({ ...at, key })) }
    const { origin, files, hasKinds } = await openOrigin(openWith(place, key), place, configName)
    if (hasKinds) return 'has-kinds' as const
    await replaceSite(files)
    await originStore.write(origin)
    await setSession({ key }, signing.stay)
    return undefined
  })
}

async function setSession(session: SignedIn, stay: boolean): Promise<void> {
  signedIn = session
  // Without a place to keep it, a person signs in again.
  if (stay) await keepKey(session).catch(() => {})
  else await forgetKey()
}

function openWith(at: RepositoryPlace & { readonly branch: string }, key: string): Forge {
  const kind = forges[at.kind]
  if (!kind) throw new ForgeRefused('host-missing')
  return kind.open({ ...at, key })
}

async function refusal<Reason>(run: () => Promise<Reason>): Promise<Reason | HostRefusal> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ForgeRefused)) throw error
    return error.reason === 'moved' ? 'host-busy' : error.reason
  }
}
