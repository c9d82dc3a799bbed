import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ServerEntry } from '../../bundle/bundle.ts'

/** What serves the code of the app in development: a checkout has Vite do it, from the sources; the package has it built. */
export interface DevCode {
  /** The module that renders pages. */
  server(): Promise<ServerEntry>
  /** A document with what pages need in development. */
  transformed(path: string, html: string): Promise<string>
  /** Tells open pages of a change. */
  tell(event: PageEvent): void
  /** Gives the stack of an error the places of the sources. */
  fixStack(error: Error): void
  /** Answers a request for code, and leaves all others to `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** What open pages hear of: the site has changed, something is wrong with it, or they have to load again. */
export type PageEvent =
  | { readonly name: 'site:update' | 'reload' }
  | { readonly name: 'site:problems'; readonly text: string }

/** Where the code is served. */
export interface DevCodeOptions {
  readonly http: Server
  /** The names besides those of this machine to which it answers. */
  readonly names: readonly string[]
  /** Called when the stylesheets have changed. */
  onStyles(): void
}
