import type { SiteEditor } from '../../../schema/editor.ts'

/** Where a repository is: by which API it is asked. */
export interface RepositoryPlace {
  readonly kind: RepositoryProgram
  /** The address of the API. */
  readonly api: string
  /** Owner and name. */
  readonly project: string
  /** Left out for the one that the repository has by itself. */
  readonly branch?: string
}

/** A program that hosts of repositories run. */
export type RepositoryProgram = NonNullable<SiteEditor['software']>

/** Where the API of a kind of host is, from its address. */
const apiPaths: Readonly<Record<RepositoryProgram, string>> = {
  forgejo: '/api/v1',
  github: '/api/v3',
  gitlab: '/api/v4',
}

/** The programs that hosts of repositories run. */
export const repositoryPrograms = Object.keys(apiPaths) as RepositoryProgram[]

/** The hosts that everybody knows, with their kinds and APIs. */
const known: Readonly<Record<string, Pick<RepositoryPlace, 'kind' | 'api'>>> = {
  'https://codeberg.org': { kind: 'forgejo', api: 'https://codeberg.org/api/v1' },
  'https://gitlab.com': { kind: 'gitlab', api: 'https://gitlab.com/api/v4' },
  'https://github.com': { kind: 'github', api: 'https://api.github.com' },
}

/** The origins of the APIs of these. */
export const publicApiOrigins = Object.values(known).map(({ api }) => new URL(api).origin)

/** An owner, a name, and the branch that a page shows. */
const ofOwner = /^\/([^/]+\/[^/]+?)(?:\.git)?(?:\/(?:tree|src\/branch)\/(.+?))?\/?$/

/** The same at GitLab, where groups lie within groups. */
const inGroups = /^\/([^/]+(?:\/[^/]+)+?)(?:\.git)?(?:\/-\/tree\/(.+?))?\/?$/

/**
 * Reads the address of a repository as a browser shows it; undefined for anything else.
 *
 * @param others hosts of one's own that the app may ask, such as "github https://git.example.com"
 */
export function parseRepository(address: string, others: readonly string[] = []): RepositoryPlace | undefined {
  const url = parseAddress(address.trim())
  if (!url || url.username || url.password) return undefined
  const host = known[url.origin] ?? findOther(url.origin, others)
  const path = tryDecode(url.pathname)
  const [, project, branch] = (host?.kind === 'gitlab' ? inGroups : ofOwner).exec(path ?? '') ?? []
  if (!host || project === undefined) return undefined
  return { ...host, project, ...(branch && { branch }) }
}

/** A path as it is read; undefined where its escapes are broken. */
function tryDecode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

/** The repository of the editor that a site carries; undefined where nothing tells how its host is asked. */
export function findRepository({ repository, branch, software }: SiteEditor): RepositoryPlace | undefined {
  const origin = parseAddress(repository)?.origin
  const place = parseRepository(repository, software && origin ? [`${software} ${origin}`] : [])
  return place && { ...place, ...(branch !== undefined && { branch }) }
}

/** The address at which the API tells of a repository. */
export function projectAddress({ kind, api, project }: Pick<RepositoryPlace, 'kind' | 'api' | 'project'>): string {
  return kind === 'gitlab'
    ? `${api}/projects/${encodeURIComponent(project)}`
    : `${api}/repos/${project.split('/').map(encodeURIComponent).join('/')}`
}

function parseAddress(address: string): URL | undefined {
  try {
    return new URL(/^https?:/i.test(address) ? address : `https://${address}`)
  } catch {
    return undefined
  }
}

function findOther(origin: string, others: readonly string[]) {
  for (const [written, at] of others.map((other) => other.split(' '))) {
    const kind = repositoryPrograms.find((program) => program === written)
    if (kind && at === origin) return { kind, api: origin + apiPaths[kind] }
  }
  return undefined
}
