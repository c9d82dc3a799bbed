import { currentKinds } from '#kinds'
import type { LocaleConfig, SiteConfig } from '../../../schema/site-config.ts'
import { valueAt } from '../../../schema/value-at.ts'
import type { EditorLanguage } from '../../../src/edit/protocol/editor-language.ts'
import type { Typefaces } from '../../../src/edit/protocol/look.ts'
import {
  type EditedPicture,
  type EditState,
  type SectionLook,
  textsElement,
} from '../../../src/edit/protocol/protocol.ts'
import type { LaunchCode, LaunchPoint } from '../../../src/edit/protocol/publishing.ts'
import type { BrokenState } from '../../../src/edit/protocol/repair.ts'
import { typefaces } from '../../assets/typefaces.ts'
import type { ServerEntry } from '../../bundle/bundle.ts'
import { type CheckedFile, checkFile, checkText } from '../../check/check-file.ts'
import { inspectFile } from '../../check/inspect-file.ts'
import { launchDiagnostics } from '../../check/launch/launch-check.ts'
import { isDirection } from '../../compile/looks/directions.ts'
import type { ShareImage } from '../../compile/metadata/share-image.ts'
import type { Path } from '../../diagnostics/problem.ts'
import { resolveFonts } from '../../lib/fonts/font-families.ts'
import { cloneValue, isEqualValue, isMapping } from '../../lib/plain-map.ts'
import { inScript } from '../../render/html-document.ts'
import { withFields } from '../../schema/field-nodes.ts'
import { compiledSchema, type SchemaNode } from '../../schema/schema-node.ts'
import { readSiteSchema } from '../../schema/site-schema.ts'
import { createWalk, type Walk } from '../../schema/walk.ts'
import { DevSite } from '../../serve/dev/dev-site.ts'
import { hasLanguage } from '../forms/choose-fonts.ts'
import { collectPictures } from '../forms/collect-pictures.ts'
import { collectTexts } from '../forms/collect-texts.ts'
import type { CurrentFile } from '../publish/publisher.ts'
import type { EditSession } from '../server/edit-session.ts'
import type { LastReadable } from '../server/file-repair.ts'
import type { PageView } from '../server/request-types.ts'
import { editedLanguages, listEditedPages, listPagesOfBrokenFile } from './edited-pages.ts'
import { editedProblem, unfinishedProblem } from './edited-problem.ts'
import type { KindExamples } from './kind-examples.ts'
import { leaveOutUnfinished, type WithoutUnfinished } from './leave-out-unfinished.ts'
import { liftMarks } from './lift-marks.ts'
import { markTexts } from './mark-texts.ts'
import { withoutMarks } from './marks.ts'
import { withShownSection } from './with-shown-section.ts'
import { withoutScripts } from './without-scripts.ts'

/** The pages that are shown, made of the last version of the file that has no error. */
interface ShownSite {
  readonly version: string
  /** The hidden section that they show, as it is being written. */
  readonly section: Path | undefined
  readonly pages: DevSite
  readonly texts: readonly Path[]
}

/** A site with examples of the kinds of sections: the keys of their pages by the kinds. */
interface ExampleSite extends Pick<KindExamples, 'pages' | 'style'> {
  readonly site: DevSite
}

/** A version of the file with what the check says of it. */
interface CheckedVersion {
  readonly version: string
  readonly checked: CheckedFile
  /** The same without what has no value yet. */
  readonly finished: WithoutUnfinished
}

/** What it is made with. */
interface EditedSiteParts {
  readonly session: EditSession
  readonly server: Promise<ServerEntry>
  /** Told of each text that can be read. */
  readonly last?: LastReadable | undefined
}

/** The site while it is being edited: what the check says of the file, and its pages, whose texts lead to their places in the file. */
export class EditedSite {
  readonly #file: string
  readonly #session: EditSession
  readonly #server: Promise<ServerEntry>
  readonly #kept: LastReadable | undefined
  #last: CheckedVersion | undefined
  /** The last configuration without an error. */
  #config: SiteConfig | undefined
  #shown: ShownSite | undefined
  #making: Promise<unknown> = Promise.resolve()
  /** The examples of the kinds of sections, once they are asked for, and the look and languages that they were made with. */
  #examples: { readonly made: string; readonly site: Promise<ExampleSite> } | undefined

  /** @param file as messages name it */
  constructor(file: string, { session, server, last }: EditedSiteParts) {
    this.#file = file
    this.#session = session
    this.#server = server
    this.#kept = last
  }

  /** The schema, with the kinds of the site's own as they were when the file was checked. */
  get #schema(): SchemaNode {
    return compiledSchema(readSiteSchema().schema)
  }

  get #walk(): Walk {
    return createWalk(this.#schema)
  }

  /** All that the app shows, in the words of a language. It does not wait for the pages: the problems come first. */
  async state(language: EditorLanguage): Promise<EditState | Pick<BrokenState, 'broken'>> {
    const { version, checked, finished } = this.#check()
    const { document } = checked
    const value = document?.value
    const problems = checked.diagnostics.map((diagnostic) =>
      finished.unfinished.has(diagnostic)
        ? unfinishedProblem(diagnostic, { value, language })
        : editedProblem(diagnostic, { value, language }),
    )
    if (!document) return { broken: problems }
    return {
      version,
      file: this.#file,
      ...editedLanguages(this.#config ?? value),
      pages: this.#config ? listEditedPages(this.#config) : listPagesOfBrokenFile(value),
      kinds: currentKinds().map(({ name, of, words, isKept }) => ({ name, of, words, ...(isKept && { isKept }) })),
      value,
      texts: collectTexts(document, this.#walk),
      pictures: await this.#pictures(value),
      isShown: finished.config !== undefined,
      problems,
      ...this.#session.steps,
    }
  }

  /** The pictures, with the addresses at which the pages show them. Only a new one has to wait for its page. */
  async #pictures(value: unknown): Promise<EditedPicture[]> {
    const pictures = collectPictures(value, withFields(this.#schema, value))
    const isNew = ({ file }: EditedPicture) => file !== undefined && this.#shown?.pages.imageAddress(file) === undefined
    const shown = pictures.some(isNew) ? await this.#show(this.#shown?.section) : this.#shown
    return pictures.map((picture) => ({ ...picture, src: picture.file && shown?.pages.imageAddress(picture.file) }))
  }

  /** The version of the file as it is now, with its configuration if it has no error. */
  async current(): Promise<CurrentFile> {
    const { version, checked } = this.#check()
    return { version, config: checked.config, document: checked.document }
  }

  /** The places of the texts whose main language has changed after them. */
  async staleTexts(): Promise<readonly Path[]> {
    const { stale } = await inspectFile(this.#file, { addresses: false, known: this.#check().checked })
    return stale.map(({ path }) => path)
  }

  /** The typefaces to choose from, for all pages and for those of each language. */
  async typefaces(): Promise<Typefaces> {
    const { checked } = this.#check()
    const families = await typefaces()
    const having = ({ tag }: Pick<LocaleConfig, 'tag'>) =>
      families.map(({ family }) => family).filter((family) => hasLanguage(family, tag))
    const locales = Object.entries(this.#config?.locales ?? {})
    return {
      families: families.map(({ path, ...family }) => family),
      used: resolveFonts(this.#config?.theme ?? {}),
      missing: checked.diagnostics.flatMap(({ code, parameters }) =>
        code === 'font-absent' ? [String((parameters as { value: unknown }).value)] : [],
      ),
      byLocale: Object.fromEntries(locales.map(([key, locale]) => [key, having(locale)])),
    }
  }

  /** Has the next request check and draw the site again: something beside the file has changed. */
  forget(): void {
    this.#last = undefined
    this.#shown = undefined
    this.#examples = undefined
  }

  /** What stands between the site and going live. */
  launch(): LaunchPoint[] {
    return launchDiagnostics(this.#check().checked).flatMap(({ code, path }) =>
      Object.hasOwn(launchCodes, code) ? [{ code: code as LaunchCode, path }] : [],
    )
  }

  /**
   * The document at a path, without the site's scripts: its texts carry their numbers, and an element lists the places of those. In a look that
   * the file does not have, or with the example of a kind of section, it is to be looked at: nothing of it leads to the file.
   */
  async page(
    path: string,
    { section, direction, look, kind }: PageView = {},
  ): Promise<{ readonly status: number; readonly html: string } | undefined> {
    if (direction !== undefined) return asPicture(await this.#pageInDirection(path, direction))
    if (look) return asPicture(await this.#pageWithLook(path, look))
    if (kind !== undefined) return asPicture(await this.#pageOfKind(path, kind))
    const shown = await this.#show(section)
    if (!shown) return undefined
    const server = await this.#server
    const page = await shown.pages.page(path, server)
    const html = withoutScripts(page ?? (await shown.pages.notFound(path, server)))
    return { status: page === undefined ? 404 : 200, html: withTexts(liftMarks(html), shown) }
  }

  /** The document at a path as it would be in an art direction with the typefaces of that, or in none; the present one is shown as the file has it. */
  async #pageInDirection(path: string, direction: string): Promise<string | undefined> {
    const shown = await this.#show()
    const html = await shown?.pages.page(path, await this.#server)
    if (!shown || html === undefined) return undefined
    const chosen = isDirection(direction) ? direction : undefined
    const { theme } = shown.pages.model
    const look = chosen === theme.direction ? theme : { direction: chosen, fonts: resolveFonts({ direction: chosen }) }
    return withStyle(withoutScripts(withoutMarks(await shown.pages.inLook(html, look))), firstView)
  }

  /** One section of the document at a path, as it would be in another look; undefined where it cannot have it as it is, such as without a picture. */
  async #pageWithLook(path: string, { section, look, id }: SectionLook): Promise<string | undefined> {
    const shown = await this.#show()
    const config = cloneValue(this.#config)
    const own = valueAt(config, section)
    if (!shown || !config || !isMapping(own)) return undefined
    if (look === null) delete own.look
    else own.look = look
    const site = await DevSite.of(config, this.#file, shown.pages).catch(() => undefined)
    const html = await site?.page(path, await this.#server)
    return html && withStyle(withoutScripts(html), `#root>:not(main),main>:not([id="${id}"]){display:none}`)
  }

  /** An example of a kind of section, in the language of the document at a path; undefined where there is no such kind. */
  async #pageOfKind(path: string, kind: string): Promise<string | undefined> {
    this.#check()
    const { theme, locales } = this.#config ?? {}
    // Words that have changed since are no reason to make them anew: whoever writes must not wait for pictures.
    const made = JSON.stringify([theme, locales])
    if (this.#examples?.made !== made && this.#config) {
      const next = this.#exampleSite(this.#config, this.#examples?.site)
      this.#examples = { made, site: next }
      // What has failed is tried again, as another edit may have fixed it.
      next.catch(() => {
        this.#examples = undefined
      })
    }
    const { pages, site, style = '' } = (await this.#examples?.site) ?? {}
    const { routes = [], defaultLocale, locales: homes = [] } = site?.model ?? {}
    // A page that is new or switched off has no path.
    const shown =
      routes.find((route) => route.path === path || route.canonical === path) ??
      homes.find(({ home }) => home !== '/' && path.startsWith(home))
    const locale = shown?.locale ?? defaultLocale
    const example = routes.find((route) => route.key === pages?.get(kind) && route.locale === locale)
    const html = example && (await site?.page(example.path, await this.#server))
    return html && withStyle(withoutScripts(html), style)
  }

  async #exampleSite(config: SiteConfig, previous: Promise<ExampleSite> | undefined): Promise<ExampleSite> {
    const before = await previous?.catch(() => undefined)
    // In the tab, no page waits for it.
    const { withKindExamples } = await import('./kind-examples.ts')
    const { config: shown, ...examples } = withKindExamples(config, this.#walk)
    return { ...examples, site: await DevSite.of(shown, this.#file, before?.site) }
  }

  /** A file that pages ask for. */
  async file(path: string): Promise<string | Uint8Array | undefined> {
    // A page of an earlier run may be shown already.
    const shown = this.#shown ?? (await this.#show())
    const file = await shown?.pages.file(path)
    if (file === undefined) return (await this.#exampleFile(path)) ?? shown?.pages.shareImage(path, plain)
    return typeof file === 'string' ? withoutMarks(file) : file
  }

  /** A file that only the examples of kinds show. */
  async #exampleFile(path: string): Promise<string | Uint8Array | undefined> {
    const examples = await this.#examples?.site.catch(() => undefined)
    return examples?.site.file(path)
  }

  /** What the check says of the file as it is now. */
  #check(): CheckedVersion {
    const { version, text } = this.#session.current
    if (this.#last?.version === version) return this.#last
    const checked = checkFile(this.#file)
    const finished = leaveOutUnfinished(this.#file, checked)
    this.#config = finished.config ?? this.#config ?? this.#lastConfig()
    if (checked.document) this.#kept?.keep(text, finished.config !== undefined)
    this.#last = { version, checked, finished }
    return this.#last
  }

  /** The last configuration without an error, as an earlier run has kept it. */
  #lastConfig(): SiteConfig | undefined {
    const text = this.#kept?.validText
    return text === undefined ? undefined : checkText(this.#file, text).config
  }

  /** The pages, made again if the file has changed and has no error. One at a time: it takes a good part of a second on a slow machine. */
  async #show(section?: Path): Promise<ShownSite | undefined> {
    const next = this.#making.then(() => this.#showNow(section))
    this.#making = next.catch(() => {})
    return next
  }

  async #showNow(section: Path | undefined): Promise<ShownSite | undefined> {
    const { version, finished } = this.#check()
    // A file that has had errors from the start: pages of its last version without any are better than none.
    const config = finished.config ?? (this.#shown ? undefined : this.#config)
    if (config && !(this.#shown?.version === version && isEqualValue(this.#shown.section, section))) {
      const seen = section ? withShownSection(config, section, this.#walk) : config
      const { config: marked, texts } = markTexts(seen, this.#walk)
      const pages = await DevSite.of(marked, this.#file, this.#shown?.pages)
      this.#shown = { version, section, pages, texts: texts.map(finished.originalPath) }
    }
    return this.#shown
  }
}

const launchCodes: Readonly<Record<LaunchCode, true>> = {
  'text-placeholder': true,
  'launch-example': true,
  'launch-number': true,
  'launch-sample': true,
  'launch-photo': true,
  'launch-receiver': true,
  'launch-privacy': true,
  'launch-hosts': true,
  'privacy-facts': true,
}

/** The content of a share image without marks, which no typeface draws. */
function plain(share: ShareImage): ShareImage {
  return JSON.parse(withoutMarks(JSON.stringify(share))) as ShareImage
}

/** A small picture ends above most of a page: only what may be in it is laid out, and loads. */
const firstView = 'main>:nth-child(n+5){display:none}'

function withStyle(html: string, css: string): string {
  return html.replace('</head>', () => `<style>${css}</style></head>`)
}

/** The answer with a document that is looked at. */
function asPicture(html: string | undefined) {
  return html === undefined ? { status: 404, html: '' } : { status: 200, html }
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
