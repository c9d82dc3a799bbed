import { Buffer } from 'buffer'
import * as server from 'site-server'
import { ConfigFile } from '#config-file'
import type { SiteConfig } from '../../schema/site-config.ts'
import { valueAt } from '../../schema/value-at.ts'
import type { PublishRefusal } from '../../src/edit/protocol/publishing.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { Path } from '../diagnostics/problem.ts'
import { EditedSite } from '../edit/page/edited-site.ts'
import { EarlierVersions } from '../edit/publish/earlier-versions.ts'
import { Publisher } from '../edit/publish/publisher.ts'
import { type History, Repository } from '../edit/publish/repository.ts'
import type { Asked, RequestHandlers } from '../edit/server/edit-parts.ts'
import { editRequests } from '../edit/server/edit-requests.ts'
import { EditSession } from '../edit/server/edit-session.ts'
import { FileRepairer, LastReadable } from '../edit/server/file-repair.ts'
import { cachedLog } from '../edit/server/log-store.ts'
import { redrawLogo } from '../edit/server/redraw-logo.ts'
import type { Translators } from '../edit/server/translators.ts'
import { configName } from '../lib/files/site-file-names.ts'
import { asMapping } from '../lib/plain-map.ts'
import type { HostingName } from '../output/hosting/hosts.ts'
import { findOpenParts } from '../schema/open-parts.ts'
import { readSiteSchema } from '../schema/site-schema.ts'
import { editorTranslators } from '../translate/editor-translators.ts'
import { readOldBytes } from '../translate/read-old-bytes.ts'
import { HostedRepository } from './forges/hosted-repository.ts'
import { currentAuthor, currentlyProposes, openForge } from './forges/open-repository.ts'
import { originStore } from './forges/origin-store.ts'
import { pathMerging } from './forges/path-merging.ts'
import { filesBelow, readBytes, readText, removeFile, writeBytes } from './ports/memory-files.ts'
import { packedPart, workFolder } from './ports/places.ts'
import { siteFiles } from './site-store.ts'

/** A site that is being edited in the tab. */
export interface OpenSite {
  readonly requests: RequestHandlers
  readonly site: EditedSite
  readonly session: EditSession
  /** The kinds of the site's own that it shows, and whose code is not here. */
  keptKinds(): Promise<readonly string[]>
  /** Takes in what others have published, where the site comes from a repository. Returns whether there is something new to show. */
  readonly takeNews?: () => Promise<boolean>
  /** How many files are not published, where the site comes from a repository. */
  readonly countUnpublished?: () => Promise<number>
  /** Publishes one file, where the site comes from a repository. Returns why not. */
  readonly publishFile?: (name: string, note: string) => Promise<PublishRefusal | undefined>
}

/** Where a built site lies until it is packed. */
const builtFolder = '/website'

/**
 * Begins to edit the site whose files are in the tab: with the same parts as `npm run edit`.
 *
 * @param options.isPartOfSite whether the editor is part of a site, which is built elsewhere
 */
export function openSite(onError: (error: unknown) => void, { isPartOfSite = false } = {}): OpenSite {
  const file = `${workFolder}/${configName}`
  const session: EditSession = new EditSession(new ConfigFile(file), cachedLog(file), (change) => {
    redrawLogo({ file, onError, ...change })
    translators.noteSaved(change)
  })
  const translators: Translators = editorTranslators(file, { session, onError })
  const last = new LastReadable(file)
  const site = new EditedSite(file, { session, server: Promise.resolve(server), last })
  const hosted = originStore.read()
    ? new HostedRepository({
        file,
        store: originStore,
        open: openForge,
        author: currentAuthor,
        proposes: currentlyProposes,
      })
    : undefined
  const repository: History = hosted ?? new Repository(file)
  const current = () => site.current()
  const settled = () => translators.settled()
  const publisher = new Publisher(file, { session, repository, current, settled, merging: pathMerging })
  const earlierVersions = new EarlierVersions(repository, session)
  const all = editRequests({
    file,
    session,
    site,
    publisher,
    earlierVersions,
    translators,
    repair: new FileRepairer({ session, last, earlierVersions, readOldBytes }),
    makeFolder: async (host) => makeFolder(file, host as HostingName, await current()),
    // A family that the tab lacks is not to be had: only those of the package are in it.
    addTypefaces: async () => false,
    zipFolder: async (folder) => (await import('./zip-files.ts')).zipFiles(readFolder(folder)),
  })
  const kept = async () => listKept((await current()).document?.value)
  const requests = {
    ...all,
    'POST folder': (asked: Asked) => answerZip(asked, all['POST folder']),
    'GET publishing': inTab(all['GET publishing'], {
      canBuild: async () => !isPartOfSite && (await kept()).length === 0,
      mailForms: async () => listMailForms((await current()).config),
    }),
  }
  return { requests, site, session, keptKinds: kept, ...(hosted && publishedBy(hosted)) }
}

function publishedBy(hosted: HostedRepository): Pick<OpenSite, 'takeNews' | 'publishFile' | 'countUnpublished'> {
  return {
    takeNews: () => hosted.takeNews(),
    countUnpublished: () => hosted.countUnpublished([...siteFiles().keys()]),
    publishFile: async (name, note) => {
      const done = await hosted.commit([name], { note })
      return typeof done === 'object' && 'refused' in done ? done.refused : undefined
    },
  }
}

/** A folder to upload is offered where the tab can make one, and told which forms keep it from that. */
function inTab(
  answer: RequestHandlers['GET publishing'],
  { canBuild, mailForms }: { canBuild(): Promise<boolean>; mailForms(): Promise<readonly Path[]> },
): RequestHandlers['GET publishing'] {
  return async (asked) => {
    const answered = await answer(asked)
    const told = (await canBuild()) ? { inTab: { mailForms: await mailForms() } } : { hosts: [] }
    return { ...answered, value: { ...answered.value, ...told } } as typeof answered
  }
}

/** The places of the forms whose e-mails a function of the host sends: such functions are bundled on Node alone. */
function listMailForms(config: SiteConfig | undefined): Path[] {
  return Object.entries(config?.forms ?? {}).flatMap(([name, form]) =>
    form.deliver.to === 'email' ? [['forms', name]] : [],
  )
}

/** The kinds of the parts that are kept as they are. */
function listKept(value: unknown): string[] {
  const kinds = findOpenParts(value, readSiteSchema().schema).map((path) => asMapping(valueAt(value, path)).kind)
  return [...new Set(kinds.map(String))].sort()
}

/** The built site as one file: in the tab there is no folder to name. */
async function answerZip(
  asked: Asked,
  make: RequestHandlers['POST folder'],
): ReturnType<RequestHandlers['POST folder']> {
  const body = (await asked.json()) as { readonly asZip?: unknown } | undefined
  if (body?.asZip !== true) return { status: 200, value: { refused: 'failed' } }
  return make({ ...asked, json: async () => body })
}

/** Builds the site for a host, in the memory of the tab. */
async function makeFolder(
  file: string,
  host: HostingName,
  { config }: Awaited<ReturnType<EditedSite['current']>>,
): Promise<string | undefined> {
  if (!config) return undefined
  const { buildFiles } = await import('./build-files.ts')
  const client = JSON.parse(readText(packedPart('app.json') ?? '')) as Omit<Bundle, 'server'>
  const built = await buildFiles({ config, file, bundle: { ...client, server } }, host)
  if (!built) return undefined
  for (const path of filesBelow(builtFolder)) removeFile(path)
  for (const [path, bytes] of built) writeBytes(`${builtFolder}/${path}`, Buffer.from(bytes))
  return builtFolder
}

function readFolder(folder: string): Map<string, Uint8Array> {
  return new Map(filesBelow(folder).map((path) => [path.slice(folder.length + 1), readBytes(path)]))
}
