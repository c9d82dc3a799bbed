import type { SiteConfig } from '../../../schema/site-config.ts'
import { rootFolders } from '../../../src/routing/root-folders.ts'
import { loadSiteFonts } from '../../assets/fonts.ts'
import { selectStyles } from '../../assets/select-styles.ts'
import { makeShareImage } from '../../assets/share-images/write-share-images.ts'
import { composeSiteStyles } from '../../assets/styles.ts'
import type { ServerEntry } from '../../bundle/bundle.ts'
import type { CompleteTheme } from '../../compile/complete-config.ts'
import type { ShareImage } from '../../compile/metadata/share-image.ts'
import { redirectFinder } from '../../compile/routes/redirects.ts'
import type { LocaleModel, PageModel, SiteModel } from '../../compile/site-model.ts'
import { type CompiledSite, compileSite } from '../../compile-site.ts'
import { dataFolder } from '../../lib/addresses/data-address.ts'
import { withoutEndSlash } from '../../lib/addresses/web-addresses.ts'
import { webManifest } from '../../output/web-manifest.ts'
import { indexFiles, kindAddress, pageData } from '../../render/app-data.ts'
import { pageDocument } from '../../render/page-document.ts'
import { renderSetting } from '../../render/render-setting.ts'
import { sharedHead, webManifestPath } from '../../render/shared-head.ts'
import { notFoundDocument, rootDocument } from '../../render/standalone-documents.ts'
import { pageText } from '../../search/page-text.ts'
import { hasSearch, type SearchedPage, searchFiles } from '../../search/search-files.ts'
import { singleSlashes } from '../preview/request.ts'
import { withDraftTexts } from './with-draft-texts.ts'

/** In development the app starts at once, so that changes reach the page. */
const devCode = {
  entry: '/src/entry-client.tsx',
  inline: {
    boot: 'import "/src/entry-dev.ts"',
    root: 'import "/src/entry-root.ts"',
    notFound: 'import "/src/entry-not-found.ts"',
    // Nobody visits.
    visits: '',
    openNow: 'import "/src/entry-open-now.ts"',
  },
}

/** A compiled configuration whose pages are compiled and rendered on request; each save makes a new one. */
export class DevSite {
  readonly #site: CompiledSite
  /** The index of each page by its paths. */
  readonly #indexOf: ReadonlyMap<string, number>
  /** What rendered the last page: the index of the search is made of all pages, once it is asked for. */
  #server: ServerEntry | undefined
  #searched: Promise<ReadonlyMap<string, string>> | undefined
  #indexes: ReadonlyMap<string, string> | undefined
  readonly #findRedirect: ReturnType<typeof redirectFinder>
  /** The JSON and the code of own kinds that documents and indexes name, by address: those of earlier saves too, since a page may be loading. */
  readonly #data: Map<string, string>
  #design: ReturnType<typeof composeDesign> | undefined
  /** The styles of the looks that were asked for besides, by what differs in them. */
  readonly #otherLooks = new Map<string, ReturnType<typeof composeLook>>()

  private constructor(site: CompiledSite, previous: DevSite | undefined) {
    this.#site = site
    this.#data = previous ? previous.#data : new Map()
    this.#indexOf = new Map(
      site.model.routes.flatMap(({ path, canonical }, index) => [path, canonical].map((at) => [at, index])),
    )
    this.#findRedirect = redirectFinder(site.model.redirects)
  }

  /**
   * Compiles a valid configuration, drafts of languages included.
   *
   * @param previous the site as it was before this save
   */
  static async of(config: SiteConfig, file: string, previous?: DevSite): Promise<DevSite> {
    return new DevSite(await compileSite(withDraftTexts(config), file, { pagesWhenRead: true }), previous)
  }

  /** The compiled site. */
  get model(): SiteModel {
    return this.#site.model
  }

  /** The address of an image by its name in the configuration; undefined for any other name. */
  imageAddress(name: string): string | undefined {
    return this.#site.images.names.has(name) ? this.#site.images.url(name) : undefined
  }

  /**
   * The image that networks show with a link to a page, by its path; undefined where no page has it.
   *
   * @param written what its texts are drawn as
   */
  async shareImage(path: string, written: (share: ShareImage) => ShareImage): Promise<Uint8Array | undefined> {
    if (!path.startsWith(this.model.site.folder + rootFolders.share)) return undefined
    const share = this.model.pages.find((page) => page.share.path === path)?.share
    return share && makeShareImage(written(share), this.#site)
  }

  /** Makes the next request read the stylesheets again. */
  restyle(): void {
    this.#design = undefined
  }

  /** The page at a path, rendered by the given server entry; undefined where the site has none. */
  async page(path: string, server: ServerEntry): Promise<string | undefined> {
    const page = this.model.pages[this.#indexOf.get(path) ?? -1]
    if (!page && path !== this.#root) return undefined
    this.#server = server
    const input = await this.#input(server)
    if (page) return (await pageDocument(page, { ...this.#served(page), setting: input.setting, server })).html
    const script = devCode.inline.root
    return (await rootDocument(input, { locale: this.#findLocale(path), script })).html
  }

  /** Where an address leads by the address table; undefined where it has no redirect. */
  movedTo(path: string, search = ''): string | undefined {
    const moved = this.#findRedirect(path, search)
    if (moved) return moved.to + (moved.query === undefined ? search : '')
    // The bare address shows the site, wherever it lies.
    return path === '/' && path !== this.#root ? this.#root : undefined
  }

  /** The same address without doubled slashes, and without one at its end that no page has; undefined for any other. */
  withoutExtraSlashes(path: string): string | undefined {
    const homes = [this.#root, ...this.model.locales.map(({ home }) => home)]
    const bare = withoutEndSlash(path)
    const hasExtraEnd = bare !== path && !homes.includes(path) && this.#indexOf.has(bare)
    return singleSlashes(path, homes) ?? (hasExtraEnd ? bare : undefined)
  }

  /** The document that answers an unknown path. */
  async notFound(path: string, server: ServerEntry): Promise<string> {
    const script = devCode.inline.notFound
    return (await notFoundDocument(await this.#input(server), { locale: this.#findLocale(path), script })).html
  }

  /** A file beside the pages: content, a shard of the route index, the stylesheet, the web manifest, an image or a font. */
  async file(path: string): Promise<string | Uint8Array | undefined> {
    if (path === this.model.site.folder + webManifestPath) return webManifest(this.model)
    const known =
      this.#data.get(`/${path}`) ??
      this.#calendar(`/${path}`) ??
      this.#indexFile(path) ??
      (await this.#searchFile(path)) ??
      (await this.#site.images.files.get(path)?.())
    if (known !== undefined) return known
    const { fonts, setting } = await this.#currentDesign()
    if (`/${path}` === setting.stylesheet) return setting.styles.all
    const others = await Promise.all(this.#otherLooks.values())
    const load = [fonts, ...others.map((look) => look.fonts)].map(({ files }) => files.get(path)).find((file) => file)
    return load?.()
  }

  /**
   * The document of a page as it would be in another look: the HTML of a site is the same in each. Typefaces that are not installed are shown by
   * their specimens.
   */
  async inLook(html: string, look: Pick<CompleteTheme, 'direction' | 'fonts'>): Promise<string> {
    const key = JSON.stringify(look)
    const composed =
      this.#otherLooks.get(key) ?? composeLook({ ...this.model, theme: { ...this.model.theme, ...look } })
    this.#otherLooks.set(key, composed)
    const css = selectStyles(html, (await composed).styles, /<html lang="([^"]+)"/.exec(html)?.[1] ?? '')
    return html.replace(/<style>.*?<\/style>/s, () => `<style>${css}</style>`)
  }

  /** What the app loads for a page, which is served from now on. */
  #served(page: PageModel) {
    const data = pageData(page, this.model)
    this.#data.set(data.record.content, data.json)
    for (const [address, json] of Object.entries(page.data ?? {})) this.#data.set(address, json)
    for (const kind of this.model.kinds) this.#data.set(kindAddress(kind, this.model.site.folder), kind.client)
    return data
  }

  /** A calendar, which may be written with a page that nobody has seen yet. */
  #calendar(path: string): string | undefined {
    return path.endsWith('.ics')
      ? this.model.pages.find(({ data }) => data?.[path] !== undefined)?.data?.[path]
      : undefined
  }

  /** A file of the indexes, which name what the app loads for all pages. */
  #indexFile(path: string): string | undefined {
    const { pages, redirects, site } = this.model
    if (!`/${path}`.startsWith(dataFolder(site.folder))) return undefined
    this.#indexes ??= new Map(
      indexFiles(
        pages.map((page) => this.#served(page)),
        redirects,
        site.folder,
      ),
    )
    return this.#indexes.get(path)
  }

  /** A file of the index of the search, for which all pages are rendered. */
  async #searchFile(path: string): Promise<string | undefined> {
    const server = this.#server
    if (!server || !hasSearch(this.model) || !`/${path}`.startsWith(dataFolder(this.model.site.folder)))
      return undefined
    this.#searched ??= this.#searchFiles(server)
    return (await this.#searched).get(path)
  }

  async #searchFiles(server: ServerEntry): Promise<ReadonlyMap<string, string>> {
    const { setting } = await this.#input(server)
    const texts: SearchedPage[] = []
    for (const page of this.model.pages) {
      const { html } = await pageDocument(page, { ...this.#served(page), setting, server })
      texts.push({ page, text: pageText(html) })
    }
    return new Map(searchFiles(this.model, texts))
  }

  get #root(): string {
    return `/${this.model.site.folder}`
  }

  #findLocale(path: string): LocaleModel {
    const { locales, defaultLocale } = this.model
    const first = locales.find(({ locale }) => locale === defaultLocale) as LocaleModel
    return locales.find(({ home }) => home !== this.#root && path.startsWith(home)) ?? first
  }

  /** What rendering takes beside a page. The shells are served from now on at the addresses that documents name. */
  async #input(server: ServerEntry) {
    const { setting } = await this.#currentDesign()
    for (const { shell, address } of Object.values(setting.locales)) this.#data.set(address, JSON.stringify(shell))
    return { setting, model: this.model, bundle: { ...devCode, server } }
  }

  #currentDesign(): ReturnType<typeof composeDesign> {
    this.#design ??= composeDesign(this.model).catch((error: unknown) => {
      // A stylesheet that was read while it was written may be whole by the next request.
      this.#design = undefined
      throw error
    })
    return this.#design
  }
}

/** Reads the typefaces and stylesheets of a look that a site might have. */
async function composeLook(model: SiteModel) {
  const fonts = await loadSiteFonts(model, { isWhole: true, isShown: true })
  return { fonts, styles: await composeSiteStyles(model, fonts) }
}

/** Reads the typefaces and stylesheets of a site, and composes what all documents share. */
async function composeDesign(model: SiteModel) {
  const fonts = await loadSiteFonts(model, { isWhole: true })
  const styles = await composeSiteStyles(model, fonts)
  const setting = renderSetting({
    model,
    bundle: devCode,
    styles,
    stylesheet: `/${model.site.folder}${rootFolders.assets}/site.css`,
    sharedHead: sharedHead(model, { fonts }),
  })
  return { fonts, setting }
}
