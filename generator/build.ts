import { writeShareImages } from './assets/share-images/write-share-images.ts'
import type { CompiledSite } from './compile-site.ts'
import { removeUnused } from './lib/files/cache.ts'
import type { Progress } from './lib/progress.ts'
import { describeHosting } from './output/hosting/hosting.ts'
import { hostsFolder, writeHosting } from './output/hosting/write-hosting.ts'
import { emitWhereAllowed } from './output/modules/emit.ts'
import { OutputFolder } from './output/output-folder.ts'
import { precompress } from './output/precompress.ts'
import { renderSources } from './output/render-sources.ts'
import { switchFolders } from './output/switch-folders.ts'
import { writeAssets, writeImages, writeRootFiles } from './output/write-assets.ts'
import { type PreparedSite, type SiteSources, type StartedSite, startSite } from './prepare-site.ts'
import { renderSite } from './render/render-site.ts'
import { renderBeside } from './thread/render-beside.ts'
import type { Thread } from './thread/start-thread.ts'

/** The inputs of a build. */
interface BuildOptions extends SiteSources, WriteOptions {
  /** Asked once the site is compiled, before anything is written: whether it is right, where that was not known before. */
  confirm?(): Promise<boolean>
}

/** Where and how the files of a site are written. */
interface WriteOptions {
  /** The configuration's file. */
  readonly file: string
  /** The folder to build the site into. */
  readonly out: string
  /** The folder of the typed modules; left out, none are written. */
  readonly generated?: string | undefined
  /** Whether to draw share images. */
  readonly shareImages: boolean
  /** Whether to precompress the files. */
  readonly precompress: boolean
  readonly progress: Progress
  /** A second thread, which renders as well. */
  readonly thread?: Thread | undefined
}

/** The outcome of a build. */
interface BuildResult {
  /** How many pages were rendered. */
  readonly pages: number
  /** The paths of all files, relative to the folder of the site. */
  readonly files: readonly string[]
  /** A path of the typed modules that the system did not let be written. */
  readonly unwritten?: string
}

/**
 * Builds a site: compile, bundle, prerender, emit. The folders of the last build change only when every step has succeeded.
 *
 * @returns undefined where it was not confirmed
 * @throws whatever a step throws
 */
export async function build(options: BuildOptions): Promise<BuildResult | undefined> {
  const { confirm = async () => true } = options
  const starting = startSite(options)
  // What a site breaks that is not right is no news: what is wrong with it is told.
  await starting.catch(() => {})
  return (await confirm()) ? writeSite(await starting, options) : undefined
}

/** Renders a site and writes its folders: all of them, or none. */
export async function writeSite({ parts, ...compiled }: StartedSite, options: WriteOptions): Promise<BuildResult> {
  const { out, generated, progress, thread } = options
  const [output, hosts] = [new OutputFolder(out), new OutputFolder(hostsFolder(out))]
  try {
    // They need the compiled site alone: they are made while the app is still bundled, and between pages.
    const pictures = Promise.all([writeShares(compiled, { output, options }), writeImages(compiled, output)])
    pictures.catch(() => {})
    const site = { ...compiled, ...(await parts) }
    const addresses = await writeAssets(site, output)
    const sources = renderSources(site, addresses)
    const uses = await progress.step('prerender', (onPage) =>
      renderSite(sources, { write: (path, content) => output.write(path, content), onPage, ...chosen(site, thread) }),
    )
    writeRootFiles(site, output)
    if (site.model.editor) await writeSiteEditor(site.model, options.file, output)
    await pictures
    if (options.precompress) await progress.step('precompress', (onFile) => precompress(output, onFile))
    writeHosting(describeHosting(site.model, uses), hosts)
    const unwritten = generated === undefined ? undefined : emitWhereAllowed(site.model, generated)
    switchFolders([output.staging, hosts.staging])
    await removeUnused()
    return { pages: site.model.pages.length, files: output.paths, ...(unwritten !== undefined && { unwritten }) }
  } catch (error) {
    for (const written of [output, hosts]) written.discard()
    throw error
  }
}

/** Who renders the pages, where there is a second thread. */
function chosen({ bundle: { serverFile } }: PreparedSite, thread: Thread | undefined) {
  return thread && serverFile !== undefined ? { renderer: renderBeside(thread, serverFile) } : {}
}

/** Few sites carry an editor, which is as much code as the rest. */
async function writeSiteEditor(
  ...given: Parameters<typeof import('./output/editor-app/site-editor.ts').writeEditor>
): Promise<void> {
  const { writeEditor } = await import('./output/editor-app/site-editor.ts')
  await writeEditor(...given)
}

/** Draws the share images, where they are asked for, beside whatever else is made. */
async function writeShares(
  { model, images }: CompiledSite,
  { output, options: { shareImages, progress } }: { readonly output: OutputFolder; readonly options: WriteOptions },
): Promise<void> {
  if (shareImages)
    await progress.step('share images', (onImage) => writeShareImages({ model, images, output }, onImage))
}
