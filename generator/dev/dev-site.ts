import type { SiteConfig } from '../../schema/site-config.ts'
import type { RouteRecord } from '../../src/routing/route.ts'
import { shardOf } from '../../src/routing/shard.ts'
import { loadFonts } from '../assets/fonts.ts'
import { composeStyles } from '../assets/styles.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import type { PageRoute } from '../compile/routes.ts'
import { type CompiledSite, compileSite } from '../compile-site.ts'
import { webManifest, webManifestPath } from '../outputs/web-manifest.ts'
import { pageData, writeData } from '../prerender/page-data.ts'
import { fileOf } from '../prerender/page-files.ts'
import { type Output, type PrerenderInput, prerenderRoute } from '../prerender/prerender.ts'
import { prerenderStandalone } from '../prerender/prerender-standalone.ts'
import { shardCount } from '../prerender/route-index.ts'
import { sharedHead } from '../prerender/shared-head.ts'
import { withDraftTexts } from './with-draft-texts.ts'

const stylesheet = '/assets/site.css'

/** A site that is rendered when asked for, from a configuration that may be replaced by the next one. */
export class DevSite {
  readonly #site: CompiledSite
  readonly #routes: ReadonlyMap<string, PageRoute>
  readonly #moved: ReadonlyMap<string, string>
  readonly #files = new Map<string, string>()

  private constructor(site: CompiledSite) {
    this.#site = site
    this.#routes = new Map(
      site.model.routes.flatMap((route) => [route.path, route.canonical].map((path) => [path, route])),
    )
    this.#moved = new Map(site.model.former.map(({ path, to }) => [path, to]))
  }

  /** Compiles a valid configuration, with the languages that are drafts. */
  static async of(config: SiteConfig, file: string): Promise<DevSite> {
    return new DevSite(await compileSite(withDraftTexts(config), file))
  }

  /** The compiled site. */
  get model(): CompiledSite['model'] {
    return this.#site.model
  }

  /** The page at a path, rendered by the given server entry; undefined where the site has none. */
  async page(path: string, server: ServerEntry): Promise<string | undefined> {
    const route = this.#routes.get(path)
    const input = await this.#input(server)
    if (route) await prerenderRoute(input, route)
    else await prerenderStandalone(input)
    return this.#files.get(route ? fileOf(route.path) : path === '/' ? 'index.html' : '')
  }

  /** Where a page is today that stood at a path before; undefined where none did. */
  movedTo(path: string): string | undefined {
    return this.#moved.get(path.replace(/\/$/, ''))
  }

  /** The document that answers unknown paths. */
  async notFound(path: string, server: ServerEntry): Promise<string> {
    await prerenderStandalone(await this.#input(server))
    return this.#files.get(`${path.split('/')[1]}/404.html`) ?? this.#files.get('404.html') ?? ''
  }

  /** A file beside the pages: content, the index of routes, the stylesheet, an image or a font. */
  async file(path: string): Promise<string | Uint8Array | undefined> {
    const shard = /^data\/routes\/(\d+)\.json$/.exec(path)?.[1]
    if (shard !== undefined) return JSON.stringify(this.#shard(Number(shard)))
    if (`/${path}` === stylesheet) return (await this.#styles()).all
    if (path === webManifestPath) return webManifest(this.model)
    const fonts = await loadFonts(this.model.theme.fonts)
    return this.#files.get(path) ?? this.#site.images.files.get(path) ?? fonts.files.get(path)
  }

  #shard(number: number): RouteRecord[] {
    const count = shardCount(this.model.routes.length)
    const rows = this.model.routes.filter(({ path, canonical }) =>
      [path, canonical].some((at) => shardOf(at, count) === number),
    )
    return rows.map((row) => {
      const { route, content } = pageData(row, JSON.stringify(this.model.pageModule(row)))
      writeData(this.#output(), route.content, content)
      return route
    })
  }

  async #styles() {
    return composeStyles(this.model.theme, await loadFonts(this.model.theme.fonts))
  }

  async #input(server: ServerEntry): Promise<PrerenderInput> {
    return {
      model: this.model,
      bundle: { server, entry: '/src/entry-client.tsx', inline: devScripts },
      styles: await this.#styles(),
      stylesheet,
      sharedHead: sharedHead(this.model, { fonts: await loadFonts(this.model.theme.fonts) }),
      output: this.#output(),
    }
  }

  #output(): Output {
    return {
      has: () => false,
      write: (path, content) => void this.#files.set(path, typeof content === 'string' ? content : content.join('')),
    }
  }
}

/** In development the app starts at once, so that changes reach the page. */
const devScripts = {
  boot: 'import "/src/entry-dev.ts"',
  root: 'import "/src/entry-root.ts"',
  notFound: 'import "/src/entry-not-found.ts"',
}
