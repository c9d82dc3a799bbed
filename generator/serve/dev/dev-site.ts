import type { SiteConfig } from '../../../schema/site-config.ts'
import { rootFolders } from '../../../src/routing/root-folders.ts'
import type { Redirect, RouteRecord } from '../../../src/routing/route.ts'
import { shardOf } from '../../../src/routing/shard.ts'
import { loadFonts } from '../../assets/fonts.ts'
import { composeStyles } from '../../assets/styles.ts'
import type { ServerEntry } from '../../bundle/bundle.ts'
import { redirectFinder } from '../../compile/redirects.ts'
import type { PageRoute } from '../../compile/routes.ts'
import type { LocaleModel, SiteModel } from '../../compile/site-model.ts'
import { type CompiledSite, compileSite } from '../../compile-site.ts'
import { webManifest, webManifestPath } from '../../output/web-manifest.ts'
import { type PageData, pageData } from '../../render/page-data.ts'
import { renderDocument } from '../../render/page-renderer.ts'
import { preparePage } from '../../render/prepare-page.ts'
import { notFoundDocument, rootDocument } from '../../render/prerender-standalone.ts'
import { renderSetting } from '../../render/render-setting.ts'
import { indexAt, redirectShards, shardCount } from '../../render/route-index.ts'
import { sharedHead } from '../../render/shared-head.ts'
import { withDraftTexts } from './with-draft-texts.ts'

const stylesheet = `/${rootFolders.assets}/site.css`

/** In development the app starts at once, so that changes reach the page. */
const devCode = {
  entry: '/src/entry-client.tsx',
  inline: {
    boot: 'import "/src/entry-dev.ts"',
    root: 'import "/src/entry-root.ts"',
    notFound: 'import "/src/entry-not-found.ts"',
  },
}

/** A compiled configuration whose pages are rendered on request; each save makes a new one. */
export class DevSite {
  readonly #site: CompiledSite
  readonly #routes: ReadonlyMap<string, PageRoute>
  readonly #redirectOf: (path: string) => Redirect | undefined
  /** The JSON that the documents and shards served so far name, by its address: those of earlier saves too, since a page may be loading. */
  readonly #data: Map<string, string>
  #design: ReturnType<typeof composeDesign> | undefined

  private constructor(site: CompiledSite, previous: DevSite | undefined) {
    this.#site = site
    this.#data = previous ? previous.#data : new Map()
    this.#routes = new Map(
      site.model.routes.flatMap((route) => [route.path, route.canonical].map((path) => [path, route])),
    )
    this.#redirectOf = redirectFinder(site.model.redirects)
  }

  /**
   * Compiles a valid configuration, drafts of languages included.
   *
   * @param previous the site as it was before this save
   */
  static async of(config: SiteConfig, file: string, previous?: DevSite): Promise<DevSite> {
    return new DevSite(await compileSite(withDraftTexts(config), file), previous)
  }

  /** The compiled site. */
  get model(): SiteModel {
    return this.#site.model
  }

  /** Has the next request read the stylesheets again. */
  restyle(): void {
    this.#design = undefined
  }

  /** The page at a path, rendered by the given server entry; undefined where the site has none. */
  async page(path: string, server: ServerEntry): Promise<string | undefined> {
    const route = this.#routes.get(path)
    if (route) return this.#routePage(route, server)
    if (path !== '/') return undefined
    const script = devCode.inline.root
    return rootDocument(await this.#input(server), { locale: this.#localeAt(path), script })
  }

  /** Where a path leads by the address table; undefined where it has no redirect. */
  movedTo(path: string): string | undefined {
    return this.#redirectOf(path)?.to
  }

  /** The document that answers an unknown path. */
  async notFound(path: string, server: ServerEntry): Promise<string> {
    return notFoundDocument(await this.#input(server), this.#localeAt(path))
  }

  /** A file beside the pages: content, a shard of the route index, the stylesheet, the web manifest, an image or a font. */
  async file(path: string): Promise<string | Uint8Array | undefined> {
    const index = indexAt(path)
    if (index) return JSON.stringify(index.of === 'routes' ? this.#shard(index.shard) : this.#redirects(index.shard))
    if (path === webManifestPath) return webManifest(this.model)
    const known = this.#data.get(`/${path}`) ?? (await this.#site.images.files.get(path)?.())
    if (known !== undefined) return known
    const { fonts, setting } = await this.#currentDesign()
    return `/${path}` === stylesheet ? setting.styles.all : fonts.files.get(path)
  }

  async #routePage(route: PageRoute, server: ServerEntry): Promise<string> {
    const { setting } = await this.#currentDesign()
    const page = preparePage(this.model, route)
    this.#serve(page)
    for (const { shell, address } of Object.values(setting.locales)) this.#data.set(address, JSON.stringify(shell))
    return renderDocument({ setting, server }, page)
  }

  #shard(number: number): RouteRecord[] {
    const count = shardCount(this.model.routes.length)
    const rows = this.model.routes.filter(({ path, canonical }) =>
      [path, canonical].some((at) => shardOf(at, count) === number),
    )
    return rows.map((row) => this.#serve(pageData(row, JSON.stringify(this.model.pageModule(row)))))
  }

  #redirects(number: number): Readonly<Record<string, string>> {
    const { redirects, routes } = this.model
    return redirectShards(redirects, shardCount(routes.length))[number] ?? {}
  }

  /** Makes the content of a page available at its address. */
  #serve({ route, content }: PageData): RouteRecord {
    this.#data.set(route.content, content)
    return route
  }

  #localeAt(path: string): LocaleModel {
    const { locales, defaultLocale } = this.model
    const find = (wanted: string | undefined) => locales.find(({ locale }) => locale === wanted)
    return find(path.split('/')[1]) ?? (find(defaultLocale) as LocaleModel)
  }

  async #input(server: ServerEntry) {
    const { setting } = await this.#currentDesign()
    return { ...setting, model: this.model, bundle: { ...devCode, server } }
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

/** Reads the typefaces and stylesheets of a site, and composes what all documents share. */
async function composeDesign(model: SiteModel) {
  const fonts = await loadFonts(model.theme.fonts)
  const styles = await composeStyles(model.theme, fonts)
  const setting = renderSetting({
    model,
    bundle: devCode,
    styles,
    stylesheet,
    sharedHead: sharedHead(model, { fonts }),
  })
  return { fonts, setting }
}
