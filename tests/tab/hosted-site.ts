import { Publisher } from '../../generator/edit/publish/publisher.ts'
import { EditSession } from '../../generator/edit/server/edit-session.ts'
import { readable } from '../../generator/edit/yaml/apply-edits.ts'
import type { Forge } from '../../generator/tab/forges/forge.ts'
import { forges } from '../../generator/tab/forges/forges.ts'
import { HostedRepository } from '../../generator/tab/forges/hosted-repository.ts'
import { openOrigin } from '../../generator/tab/forges/open-origin.ts'
import type { OriginStore, RepositoryOrigin } from '../../generator/tab/forges/origin.ts'
import { pathMerging } from '../../generator/tab/forges/path-merging.ts'
import { ConfigFile } from '../../generator/tab/ports/kept-config-file.ts'
import { readText, writeBytes } from '../../generator/tab/ports/memory-files.ts'
import type { SiteConfig } from '../../schema/site-config.ts'
import type { RepositoryProgram } from '../../src/edit/protocol/repository-address.ts'
import type { GitHost } from './git-host.ts'

/** Where the API of each kind of host is, from its address. */
const paths: Readonly<Record<RepositoryProgram, string>> = { github: '/api/v3', gitlab: '/api/v4', forgejo: '/api/v1' }

let sites = 0

/** Opens the site of a host in a folder of the tab's memory, with what publishes it. */
export async function openHostedSite(
  host: GitHost,
  {
    kind = 'github',
    key = 'good-key',
    proposes = false,
  }: { kind?: RepositoryProgram; key?: string; proposes?: boolean } = {},
) {
  const folder = `/tab-${++sites}`
  const file = `${folder}/site.config.yaml`
  const at = { kind, api: host.address + paths[kind], project: 'anna/site', branch: 'main' }
  const signedIn = { key }
  const open = (origin: Pick<RepositoryOrigin, 'api' | 'project' | 'branch'>): Forge =>
    forges[kind].open({ ...origin, key: signedIn.key })
  const { origin, files } = await openOrigin(open(at), at, 'site.config.yaml')
  for (const [name, bytes] of files) writeBytes(`${folder}/${name}`, bytes)
  let kept: RepositoryOrigin = origin
  const store: OriginStore = {
    read: () => kept,
    write: async (next) => {
      kept = next
    },
  }
  const repository = new HostedRepository({ file, store, open, proposes: () => proposes })
  const config = new ConfigFile(file) as never
  const session = new EditSession(config, { read: () => undefined, write: () => {} })
  const current = async () => ({
    version: session.current.version,
    config: readable(session.current.text) as SiteConfig | undefined,
  })
  const publisher = new Publisher(file, { session, repository, current, merging: pathMerging })
  return {
    ...{ folder, repository, publisher, session, signedIn },
    text: () => readText(file),
    rewrite: (from: string, to: string) => session.replace(readText(file).replace(from, to)),
    publish: (note = 'A change') => publisher.publish({ note, send: true }),
  }
}
