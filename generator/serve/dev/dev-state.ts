import type { IncomingMessage, ServerResponse } from 'node:http'
import { relative } from 'node:path'
import type { ServerEntry } from '../../bundle/bundle.ts'
import { checkFile } from '../../check/check-file.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { mediaType } from '../../output/hosting/media-types.ts'
import { watchedFiles } from '../file-watch.ts'
import type { ListenAddress } from '../preview/listen.ts'
import { readPath, requestAddress } from '../preview/request.ts'
import type { Handler } from '../preview/serve-site.ts'
import type { DevCode } from './dev-code.ts'
import { DevSite } from './dev-site.ts'

/** The options of a development server. */
export interface DevOptions extends ListenAddress {
  /** The configuration file, absolute. */
  readonly file: string
  /** Handlers that get requests first, such as a receiver of leads. */
  handlers(site: DevSite): readonly Handler[]
  /** Formats what is wrong with the configuration, for the terminal and for the page. */
  explain(diagnostics: readonly Diagnostic[]): { terminal: string; page: string }
  /** Explains an error that is not a bug, such as a photo that cannot be read; undefined for any other. */
  explainFailure(error: unknown): string | undefined
  /** Called with each new state of the site. */
  onSite(site: DevSite): Promise<void>
  print(text: string): void
}

/** The response to every path until the configuration has been saved without mistakes. */
const waitingDocument = '<!doctype html><body><script type="module">import "/src/entry-dev-waiting.ts"</script>'

/** The site as last saved without mistakes, and what is wrong with it now: answers requests from both. */
export class DevState {
  readonly #options: DevOptions
  readonly #code: DevCode
  #site: DevSite | undefined
  #problems = ''
  #files: readonly string[]
  #reading: Promise<void> = Promise.resolve()

  constructor(options: DevOptions, code: DevCode) {
    this.#options = options
    this.#code = code
    this.#files = [options.file]
  }

  /** The configuration and the images that it names: another `reload` is due when one of them changes. */
  get files(): readonly string[] {
    return this.#files
  }

  /** Reads the configuration and its images again, after any read that is under way. */
  reload(): Promise<void> {
    this.#reading = this.#reading
      .then(() => this.#read())
      .catch((error: Error) => {
        if (!this.#explained(error)) this.#options.print(String(error.stack))
      })
    return this.#reading
  }

  /** Shows the stylesheets as they are now. */
  restyle(): void {
    this.#site?.restyle()
    this.#code.tell({ name: 'reload' })
  }

  async #read(): Promise<void> {
    const checked = checkFile(relative(process.cwd(), this.#options.file))
    const { config, diagnostics } = checked
    this.#files = watchedFiles(this.#options.file, checked)
    const words = this.#options.explain(diagnostics)
    this.#options.print(words.terminal)
    this.#problems = config ? '' : words.page
    if (config) {
      this.#site = await DevSite.of(config, this.#options.file, this.#site)
      await this.#options.onSite(this.#site)
      this.#code.tell({ name: 'site:update' })
    } else {
      this.#code.tell({ name: 'site:problems', text: this.#problems })
    }
  }

  /** Shows an error that is not a bug in the terminal and over the page. Returns false for a bug. */
  #explained(error: unknown): boolean {
    const words = this.#options.explainFailure(error)
    if (words === undefined) return false
    this.#options.print(words)
    this.#problems = words
    this.#code.tell({ name: 'site:problems', text: words })
    return true
  }

  /** Answers a request for anything but code; a bug is printed with its stack. */
  async answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    try {
      await this.#route(request, response)
    } catch (error) {
      if (this.#explained(error)) return void response.writeHead(404).end()
      this.#code.fixStack(error as Error)
      this.#options.print(String((error as Error).stack))
      if (!response.headersSent) response.writeHead(500, { 'content-type': 'text/plain; charset=utf-8' })
      response.end(String((error as Error).stack))
    }
  }

  async #route(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const { pathname, search } = requestAddress(request)
    if (pathname === '/@site/problems') return void response.end(this.#problems)
    const site = this.#site
    if (!site) return this.#end(response, 503, await this.#transformed(pathname, waitingDocument))
    if (readPath(pathname) === undefined) return this.#answerBroken(response, site, pathname)
    for (const handle of this.#options.handlers(site)) if (await handle(request, response)) return
    const file = await site.file(pathname.slice(1))
    if (file !== undefined) return void response.writeHead(200, { 'content-type': mediaType(pathname) }).end(file)
    const single = site.withoutExtraSlashes(pathname)
    if (single !== undefined) return void response.writeHead(301, { location: single + search }).end()
    const moved = site.movedTo(pathname, search)
    // Temporary here, though permanent on hosts: browsers cache permanent redirects, and after the next save the path may have a page.
    if (moved !== undefined) return void response.writeHead(302, { location: moved }).end()
    const page = await this.#page(site, pathname)
    this.#end(response, page.status, page.html)
  }

  /** The page that leads home, for an address that no link is. */
  async #answerBroken(response: ServerResponse, site: DevSite, path: string): Promise<void> {
    const html = await site.notFound(path, await this.#server())
    this.#end(response, 400, await this.#transformed('/', html))
  }

  #server(): Promise<ServerEntry> {
    return this.#code.server()
  }

  /** Vite looks the scripts of a document up by the letters that its address stands for. */
  #transformed(path: string, html: string): Promise<string> {
    return this.#code.transformed(readPath(path) ?? path, html)
  }

  #end(response: ServerResponse, status: number, html: string): void {
    response.writeHead(status, { 'content-type': 'text/html; charset=utf-8' }).end(html)
  }

  async #page(site: DevSite, path: string): Promise<{ status: number; html: string }> {
    const server = await this.#server()
    const page = await site.page(path, server)
    const html = await this.#transformed(path, page ?? (await site.notFound(path, server)))
    return { status: page === undefined ? 404 : 200, html }
  }
}
