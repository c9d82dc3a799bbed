import { dirname, relative } from 'node:path'
import { bundle } from '../../bundle/bundle.ts'
import { withLock } from '../../lib/files/folder-lock.ts'
import { fileNamed } from '../../lib/files/read-files.ts'
import { createProgress } from '../../lib/progress.ts'
import { findHost, type HostingName, hosts } from '../../output/hosting/hosts.ts'
import { hostsFolder } from '../../output/hosting/write-hosting.ts'
import { startThread, type Thread } from '../../thread/start-thread.ts'
import { command, options, type Values, WrongUsage } from '../command.ts'
import { commandWords } from '../command-words.ts'
import type { Io } from '../io.ts'
import {
  generatedFolder,
  listSourcePaths,
  modulesFolder,
  refuseFolders,
  refuseOverlaps,
  settle,
  type WrittenFolder,
} from '../refuse-folders.ts'
import { siteFolders } from '../site-folders.ts'

/** The options of commands that build the site. */
export const buildOptions = {
  config: options.config,
  out: options.out,
  generated: options.generated,
  'no-share-images': { type: 'boolean' },
  'no-precompress': { type: 'boolean' },
} as const

/** Checks the configuration and builds the site. */
export const buildCommand = command('build', {
  options: { ...buildOptions, host: { type: 'string', value: Object.keys(hosts).join('|') } },
  run: async (values, io) => buildSite(values, io, readHost(values.host, io)),
})

/** The host of a build; undefined where none is named. */
function readHost(name: string | undefined, io: Io): HostingName | undefined {
  const host = name === undefined ? undefined : findHost(name)
  if (name !== undefined && !host) throw new WrongUsage(commandWords(io).hostUnknown(name, Object.keys(hosts)))
  return host
}

/**
 * Builds a site as `build` does.
 *
 * @param host the one that the build is for: what it needs beside the site is made as well
 * @returns the exit code
 */
export async function buildSite(values: Values<typeof buildOptions>, io: Io, host?: HostingName): Promise<number> {
  const { file, out } = siteFolders(values)
  const generated = generatedFolder(values)
  const written = [
    { folder: out, content: 'site', option: '--out' },
    { folder: hostsFolder(out), content: 'hosts', option: '--out' },
    ...(generated === undefined ? [] : [modulesFolder(generated)]),
  ] as const
  await settle(out, io)
  if (refuseFolders(written, io) || refuseOverlaps(written, listSourcePaths(file), io)) return 2
  process.env.NODE_ENV = 'production'
  const start = performance.now()
  // Where there is no bundle yet, making one is the longest step: start it before loading the rest of the program.
  const code = bundle()
  code.catch(() => {})
  const thread = startThread(file)
  try {
    const built = await checkAndBuild(values, io, { written, code, thread, host })
    if (typeof built === 'number') return built
    const { pages, files, folder, unwritten } = built
    const seconds = (performance.now() - start) / 1000
    if (unwritten !== undefined) io.err(`${commandWords(io).modulesUnwritten(unwritten)}\n`)
    io.out(`${commandWords(io).built({ pages, files: files.length, folder, seconds })}\n`)
    return 0
  } finally {
    thread?.end()
  }
}

interface Begun {
  readonly written: readonly WrittenFolder[]
  readonly code: ReturnType<typeof bundle>
  readonly thread: Thread | undefined
  readonly host: HostingName | undefined
}

/** Returns what was built, or the exit code where nothing was. */
async function checkAndBuild(values: Values<typeof buildOptions>, io: Io, { written, code, thread, host }: Begun) {
  const { file, out } = siteFolders(values)
  const progress = createProgress({ isTTY: io.isTerminal, write: io.out })
  const load = () =>
    Promise.all([import('../check-beside.ts'), import('../../check/file-names.ts'), import('../../build.ts')])
  const [{ checkBeside }, { fileNames }, { build }] = await progress.step('load', load)
  const checked = await progress.step('check', () => checkBeside(file, io, thread))
  if (!checked) return 1
  const { config } = checked
  const images = fileNames(config).map((name) => fileNamed(dirname(file), name))
  if (refuseOverlaps(written, images, io)) return 2
  const isSentCompressed = host !== undefined && hosts[host].sendsCompressed === true
  const folder = relative(process.cwd(), out) || '.'
  const options = {
    config,
    file,
    out,
    generated: generatedFolder(values),
    bundle: code,
    progress,
    thread,
    confirm: () => (thread ? progress.step('check', checked.confirm) : checked.confirm()),
    shareImages: !values['no-share-images'],
    precompress: isSentCompressed && !values['no-precompress'],
  }
  const built = await withLock(
    out,
    () => build(options),
    () => io.err(`${commandWords(io).waiting(folder)}\n`),
  )
  return built ? { ...built, folder } : 1
}
