import type { HostRefusal } from '../../../src/edit/protocol/publishing.ts'
import type { RepositoryPlace } from '../../../src/edit/protocol/repository-address.ts'
import { configName } from '../../lib/files/site-file-names.ts'
import { replaceSite } from '../site-store.ts'
import { type Forge, ForgeRefused } from './forge.ts'
import { forges } from './forges.ts'
import { forgetKey, keepKey, type Person, readKey, type SignedIn } from './kept-key.ts'
import { openOrigin } from './open-origin.ts'
import type { RepositoryOrigin } from './origin.ts'
import { originStore } from './origin-store.ts'

let signedIn: SignedIn | undefined

/** The host, for whoever is signed in. */
export function openForge(at: RepositoryPlace & { readonly branch: string }): Forge {
  if (!signedIn) throw new ForgeRefused('host-signed-out')
  return openWith(at, signedIn.key)
}

/** Who publishes, where the key was made for a person: the host has an account of somebody else. */
export function currentAuthor(): { readonly name: string; readonly email: string } | undefined {
  return signedIn?.person && { name: signedIn.person.name, email: `no-reply@${self.location.hostname}` }
}

/** The person for whom the key was made with which somebody is signed in. */
export function currentPerson(): Person | undefined {
  return signedIn?.person
}

/** Whether that person may only propose. */
export function currentlyProposes(): boolean {
  return signedIn?.person?.role === 'propose'
}

/** The token of the host, from which a key for another person is made; undefined if nobody is signed in. */
export function currentToken(): string | undefined {
  return signedIn?.key
}

/** Whether somebody is signed in. */
export function isSignedIn(): boolean {
  return signedIn !== undefined
}

/** Signs in whoever chose to stay signed in. */
export async function resumeSession(): Promise<void> {
  signedIn = await readKey()
}

/** Signs out, and removes the key from the browser. */
export async function signOut(): Promise<void> {
  signedIn = undefined
  await forgetKey()
}

/** Signs in to the repository of the site that is open. Returns why not. */
export function signIn(session: SignedIn, stay: boolean): Promise<HostRefusal | undefined> {
  return refusal(async () => {
    const origin = originStore.read()
    if (!origin) throw new ForgeRefused('host-missing')
    await openWith(origin, session.key).head()
    await setSession(session, stay)
    return undefined
  })
}

/** Opens the site of a repository in the place of the one that is there; where it is the same one, what was typed stays. Returns why not. */
export function openRepository(
  at: RepositoryPlace,
  session: SignedIn,
  stay: boolean,
): Promise<HostRefusal | undefined> {
  if (isSame(originStore.read(), at)) return signIn(session, stay)
  return refusal(async () => {
    const { key } = session
    const place = { ...at, branch: at.branch ?? (await forges[at.kind].defaultBranch({ ...at, key })) }
    const { origin, files } = await openOrigin(openWith(place, key), place, configName)
    await replaceSite(files)
    await originStore.write(origin)
    await setSession(session, stay)
    return undefined
  })
}

function isSame(origin: RepositoryOrigin | undefined, { kind, api, project, branch }: RepositoryPlace): boolean {
  if (origin?.kind !== kind || origin.api !== api || origin.project !== project) return false
  return branch === undefined || branch === origin.branch
}

async function setSession(session: SignedIn, stay: boolean): Promise<void> {
  signedIn = session
  // Without a place to keep it, a person signs in again.
  if (stay) await keepKey(session).catch(() => {})
  else await forgetKey()
}

function openWith(at: RepositoryPlace & { readonly branch: string }, key: string): Forge {
  return forges[at.kind].open({ ...at, key })
}

async function refusal<Reason>(run: () => Promise<Reason>): Promise<Reason | HostRefusal> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof ForgeRefused)) throw error
    return error.reason === 'moved' ? 'host-busy' : error.reason
  }
}
