/** Asks what answers the editor: the server of `npm run edit`, unless the app runs in a tab of its own, with a worker in its place. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>

let transport: Transport = (address, init) => fetch(address, init)

/** Where the pages that the frame shows are answered, in the place of the root of the site. */
let frameRoot = '/'

/**
 * Has something else answer the editor.
 *
 * @param root where it answers the pages of the site
 */
export function replaceTransport(other: Transport, root: string): void {
  transport = other
  frameRoot = root
}

/** The address of a page of the site for the frame. */
export function framedAddress(path: string): string {
  return frameRoot + path.slice(1)
}

/** The path in the site of an address that the frame shows. */
export function sitePath(address: string): string {
  return address.startsWith(frameRoot) ? `/${address.slice(frameRoot.length)}` : address
}

/** Sends a request to the server of the editor: over the network, or to the worker in a tab. */
export function askEditor(address: string, init: RequestInit): Promise<Response> {
  return transport(address, init)
}
