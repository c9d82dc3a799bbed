/** Asks what answers the editor: the server of `npm run edit`, unless the app runs in a tab of its own, with a worker in its place. */
export type Transport = (address: string, init: RequestInit) => Promise<Response>

let transport: Transport = (address, init) => fetch(address, init)

/** Has something else answer the editor. */
export function replaceTransport(other: Transport): void {
  transport = other
}

export function askEditor(address: string, init: RequestInit): Promise<Response> {
  return transport(address, init)
}
