import { randomBytes } from 'node:crypto'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { ConfigFile } from '#config-file'
import { editRoot } from '../../../src/edit/protocol/protocol.ts'
import { rootFolders } from '../../../src/routing/root-folders.ts'
import { typefaceFiles } from '../../assets/typefaces.ts'
import type { ServerEntry } from '../../bundle/bundle.ts'
import { currentDay } from '../../lib/days/current-day.ts'
import { mediaType } from '../../output/hosting/media-types.ts'
import { FileWatch } from '../../serve/file-watch.ts'
import { requestAddress } from '../../serve/preview/request.ts'
import { EditedSite } from '../page/edited-site.ts'
import { SiteDeployment } from '../publish/deployment.ts'
import { EarlierVersions } from '../publish/earlier-versions.ts'
import { PublicHost } from '../publish/online/public-host.ts'
import { Publisher } from '../publish/publisher.ts'
import { Repository } from '../publish/repository.ts'
import { zipFolder } from '../publish/zip-folder.ts'
import { EditApi } from './edit-api.ts'
import type { AddTypefaces, MakeFolder } from './edit-parts.ts'
import { editRequests } from './edit-requests.ts'
import { EditSession, type LogStore } from './edit-session.ts'
import { FileRepairer, LastReadable, type ReadOldBytes } from './file-repair.ts'
import { hashOfToken, isOwnRequest } from './guard.ts'
import { noteWriting } from './killed-publication.ts'
import { sendAppFile, serveLocally } from './local-server.ts'
import { redrawLogo } from './redraw-logo.ts'
import { readPageView } from './request-types.ts'
import { plain, sendAnswer } from './send-answer.ts'
import type { Translators } from './translators.ts'

/** What the editor is started with. */
export interface EditOptions {
  /** The configuration file, absolute. */
  readonly file: string
  readonly port: number
  /** The code that renders the pages. */
  readonly server: Promise<ServerEntry>
  /** The files of the editor's app: a page, a script and styles, by name. */
  readonly app: Promise<ReadonlyMap<string, string | Uint8Array>>
  readonly store: LogStore
  /** Keeps the hashes of tokens between runs: a tab that is open stays one of this editor. */
  readonly tokens?: TokenStore
  readonly makeFolder: MakeFolder
  readonly addTypefaces: AddTypefaces
  readonly translators: (session: EditSession) => Translators
  readonly readOldBytes: ReadOldBytes
  /** Told of errors of ours. */
  readonly onError: (error: unknown) => void
}

/** Keeps the hashes of tokens between runs. */
export interface TokenStore {
  read(): readonly string[]
  write(hashes: readonly string[]): void
}

/** How many earlier runs may have opened a tab that is open still. */
const mostFormer = 8

/** Files whose name has a hash of their content: pictures and typefaces. */
const hashed = new RegExp(`/${rootFolders.assets}/[^/]*-[\\w-]{8}`)

const pageType = 'text/html; charset=utf-8'

/** A running editor. */
export interface EditServer {
  /** The address to open, with the token that only its page knows. */
  readonly address: string
  close(): Promise<void>
}

/**
 * Serves the editor below `/@edit/`, and everywhere else the pages of the site that is being edited. Listens on this machine alone.
 *
 * @throws an error with the `code` "EADDRINUSE" where the port is taken
 */
export async function startEditServer(options: EditOptions): Promise<EditServer> {
  const { file, onError } = options
  const token = randomBytes(16).toString('hex')
  const former = (options.tokens?.read() ?? []).slice(0, mostFormer)
  options.tokens?.write([hashOfToken(token), ...former])
  const session: EditSession = new EditSession(new ConfigFile(file), options.store, (change) => {
    redrawLogo({ file, onError, ...change })
    translators.noteSaved(change)
  })
  const translators = options.translators(session)
  const last = new LastReadable(file)
  const site = new EditedSite(file, { session, server: options.server, last })
  const repository = new Repository(file, new PublicHost(), noteWriting(file))
  const publisher = new Publisher(file, {
    session,
    repository,
    current: () => site.current(),
    settled: () => translators.settled(),
    deployment: new SiteDeployment({ file, repository, today: currentDay }),
  })
  const earlierVersions = new EarlierVersions(repository, session)
  const repair = new FileRepairer({ session, last, earlierVersions, readOldBytes: options.readOldBytes })
  const parts = { file, session, site, publisher, earlierVersions, repair, zipFolder, translators }
  const { makeFolder, addTypefaces } = options
  const api = new EditApi(editRequests({ ...parts, makeFolder, addTypefaces }), onError)
  const app = Promise.all([options.app, typefaceFiles()]).then((files) => new Map(files.flatMap((some) => [...some])))
  let port = options.port

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = requestAddress(request)
    if (!isOwnRequest(request, { path: pathname, port, token, former })) {
      return sendAnswer(response, { status: 403, type: plain, content: 'Forbidden' })
    }
    if (pathname.startsWith(editRoot)) {
      if (await api.answer(request, response)) return
      return sendAppFile(response, await app, pathname.slice(editRoot.length))
    }
    const content = await site.file(pathname.slice(1))
    if (content !== undefined) {
      const type = mediaType(pathname)
      return sendAnswer(response, {
        status: 200,
        type,
        content,
        isKept: hashed.test(pathname) && /^(?:image|font)\//.test(type),
      })
    }
    const page = await site.page(pathname, readPageView(search))
    sendAnswer(response, { status: page?.status ?? 503, type: pageType, content: page?.html ?? '' })
  }

  const { address, close } = await serveLocally(options.port, answer, onError)
  port = Number(new URL(address).port)
  const watch = new FileWatch(() => api.announce(session.current.version))
  watch.watch([file])
  return {
    address: `${address}${editRoot}#${token}`,
    async close() {
      watch.close()
      await close()
    },
  }
}
