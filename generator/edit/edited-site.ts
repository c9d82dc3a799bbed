import type { SiteConfig } from '../../schema/site-config.ts'
import {
  type BrokenState,
  type EditedPicture,
  type EditedProblem,
  type EditState,
  type LaunchCode,
  type LaunchPoint,
  type SentEdit,
  textsElement,
} from '../../src/edit/protocol.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import { checkFile } from '../check/check-file.ts'
import { launchDiagnostics } from '../check/launch/launch-check.ts'
import type { ShareImage } from '../compile/share-image.ts'
import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import type { Language } from '../diagnostics/languages.ts'
import type { Path } from '../diagnostics/problem.ts'
import { wordsOf } from '../diagnostics/words.ts'
import { collectionEntries, collectionsOf } from '../lib/collections.ts'
import { inScript } from '../render/html-document.ts'
import { compileSchema } from '../schema/schema-node.ts'
import { readSiteSchema } from '../schema/site-schema.ts'
import { createWalk, type Walk } from '../schema/walk.ts'
import { DevSite } from '../serve/dev/dev-site.ts'
import type { EditSession } from './edit-session.ts'
import { liftMarks } from './lift-marks.ts'
import { markedConfig } from './marked-config.ts'
import { withoutMarks } from './marks.ts'
import { mendOf } from './mend-of.ts'
import { picturesOf } from './pictures-of.ts'
import type { CurrentFile } from './publisher.ts'
import { textsOf } from './texts-of.ts'
import { typefaces } from './typefaces.ts'

/** The pages that are shown, made of the last version of the file that has no error. */
interface ShownSite {
  readonly version: string
  readonly config: SiteConfig
  readonly pages: DevSite
  readonly texts: readonly Path[]
}

/** A version of the file with what the check says of it. */
interface CheckedVersion {
  readonly version: string
  readonly value: unknown
  readonly diagnostics: readonly Diagnostic[]
}

/** The site while it is being edited: what the check says of the file, and its pages, whose texts lead to their places in the file. */
export class EditedSite {
  readonly #file: string
  readonly #session: EditSession
  readonly #server: Promise<ServerEntry>
  readonly #schema = compileSchema(readSiteSchema().schema)
  readonly #walk: Walk = createWalk(this.#schema)
  #checked: CheckedVersion | undefined
  #shown: ShownSite | undefined
  readonly #typefaces = typefaces()
  #making: Promise<unknown> = Promise.resolve()

  /** @param file as messages name it */
  constructor(file: string, { session, server }: { session: EditSession; server: Promise<ServerEntry> }) {
    this.#file = file
    this.#session = session
    this.#server = server
  }

  /** All that the app shows, in the words of a language. */
  async state(language: Language): Promise<EditState | BrokenState> {
    const { version, value, diagnostics } = await this.#update()
    const problems = diagnostics.map((diagnostic) => problemOf(diagnostic, { value, language }))
    const shown = this.#shown
    if (value === undefined || !shown) return { broken: problems }
    const { locales, defaultLocale } = shown.config
    const isShown = shown.version === version
    return {
      version,
      file: this.#file,
      defaultLocale,
      locales: Object.entries(locales).map(([key, { name, tag }]) => ({ key, name, tag })),
      pages: pagesOf(shown),
      value,
      texts: textsOf(value, this.#walk),
      pictures: picturesOf(value, this.#schema).map((picture) => ({
        ...picture,
        src: isShown ? srcOf(picture, shown) : undefined,
      })),
      typefaces: (await this.#typefaces).map(({ family, isSerif, file }) => ({ family, isSerif, file })),
      isShown,
      problems,
      ...this.#session.steps,
    }
  }

  /** The version of the file as it is now, with its configuration if it has no error. */
  async current(): Promise<CurrentFile> {
    const { version } = await this.#update()
    return { version, config: this.#shown?.version === version ? this.#shown.config : undefined }
  }

  /** What stands between the site and going live. */
  launch(): LaunchPoint[] {
    return launchDiagnostics(checkFile(this.#file)).flatMap(({ code, path, range }) =>
      Object.hasOwn(launchCodes, code) ? [{ code: code as LaunchCode, path, line: range.start.line }] : [],
    )
  }

  /** The document at a path, without the site's scripts: its texts carry their numbers, and an element lists the places of those. */
  async page(path: string): Promise<{ readonly status: number; readonly html: string } | undefined> {
    await this.#update()
    const shown = this.#shown
    if (!shown) return undefined
    const server = await this.#server
    const page = await shown.pages.page(path, server)
    const html = withoutScripts(page ?? (await shown.pages.notFound(path, server)))
    return { status: page === undefined ? 404 : 200, html: withTexts(liftMarks(html), shown) }
  }

  /** A file that pages ask for. */
  async file(path: string): Promise<string | Uint8Array | undefined> {
    const file = await this.#shown?.pages.file(path)
    if (file === undefined) return this.#shown?.pages.shareImage(path, plain)
    return typeof file === 'string' ? withoutMarks(file) : file
  }

  /** Checks the file and makes its pages again, if it has changed. One at a time: both take a good part of a second on a slow machine. */
  async #update(): Promise<CheckedVersion> {
    const next = this.#making.then(() => this.#updateNow())
    this.#making = next.catch(() => {})
    return next
  }

  async #updateNow(): Promise<CheckedVersion> {
    const { version } = this.#session.current
    if (this.#checked?.version === version) return this.#checked
    const { config, document, diagnostics } = checkFile(this.#file)
    this.#checked = { version, value: document?.value, diagnostics }
    if (config) {
      const { config: marked, texts } = markedConfig(config, this.#walk)
      const pages = await DevSite.of(marked, this.#file, this.#shown?.pages)
      this.#shown = { version, config, pages, texts }
    }
    return this.#checked
  }
}

const launchCodes: Readonly<Record<LaunchCode, true>> = {
  ...{ 'text-placeholder': true, 'launch-example': true, 'launch-number': true, 'launch-sample': true },
  ...{ 'launch-photo': true, 'launch-receiver': true, 'launch-privacy': true, 'launch-hosts': true },
  'privacy-facts': true,
}

function srcOf({ file }: EditedPicture, { pages }: ShownSite): string | undefined {
  return file === undefined ? undefined : pages.imageAt(file)
}

function problemOf(
  diagnostic: Diagnostic,
  { value, language }: { readonly value: unknown; readonly language: Language },
): EditedProblem {
  const { path, severity, code, range } = diagnostic
  const { message, help } = wordsOf(diagnostic, language)
  return {
    path,
    severity,
    code,
    line: range.start.line,
    message: help ? `${message} ${help}` : message,
    mend: mendOf(diagnostic, value)?.edit as SentEdit | undefined,
  }
}

function pagesOf({ config, pages }: ShownSite): EditState['pages'] {
  const routed = pages.model.routes.map(({ key }) => key)
  const entries = collectionEntries(config)
  const placeOf = (key: string) =>
    Object.hasOwn(config.pages, key)
      ? ['pages']
      : collectionsOf(config).find(({ entries }) => Object.hasOwn(entries, key))?.place
  const keys = new Set([...routed, ...Object.keys(config.pages), ...Object.keys(entries)])
  return [...keys].map((key) => ({
    key,
    labels: (config.pages[key] ?? entries[key])?.label ?? {},
    ...(placeOf(key) && { place: [...(placeOf(key) ?? []), key] }),
    paths: Object.fromEntries(
      pages.model.routes.filter((route) => route.key === key).map(({ locale, path }) => [locale, path]),
    ),
  }))
}

/** The content of a share image without marks, which no typeface draws. */
function plain(share: ShareImage): ShareImage {
  return JSON.parse(withoutMarks(JSON.stringify(share))) as ShareImage
}

/** The editor shows pages as they stand in their documents: nothing of the app runs. */
function withoutScripts(html: string): string {
  return html.replace(/<script type="module"[^>]*>.*?<\/script>/gs, '')
}

/** Lists the places of the texts of a page in its document. */
function withTexts(html: string, { texts, version }: ShownSite): string {
  const numbers = [...html.matchAll(/ data-(?:text|attributes)="([^"]*)"/g)].flatMap(
    ([, list = '']) => list.match(/\d+/g) ?? [],
  )
  const places = Object.fromEntries([...new Set(numbers)].map((number) => [number, texts[Number(number)]]))
  const json = inScript(JSON.stringify({ version, places }))
  return html.replace('</body>', `<script type="application/json" id="${textsElement}">${json}</script></body>`)
}
