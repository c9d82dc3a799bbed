import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { ServerEntry } from '../../bundle/bundle.ts'

/** Serves the code of the app in development: in a checkout by Vite from the sources, in the package as it was built. */
export interface DevCode {
  /** The module that renders pages. */
  server(): Promise<ServerEntry>
  /** A document with what pages need in development. */
  transformed(path: string, html: string): Promise<string>
  /** Tells open pages of a change. */
  tell(event: PageEvent): void
  /** Maps the stack of an error to the sources. */
  fixStack(error: Error): void
  /** Answers a request for code, and leaves all others to `next`. */
  handle(request: IncomingMessage, response: ServerResponse, next: () => void): void
  close(): Promise<void>
}

/** An event for open pages: the site has changed, it has a mistake, or they have to reload. */
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
