import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import { type AddressInfo, isIP, isIPv6 } from 'node:net'

/** Where a server listens. */
export interface ListenAddress {
  /** 0 for any free port. */
  readonly port: number
  /**
   * Where other machines can reach it: an address of this machine; "" for all addresses; or a name of the machine, which also means all. Without
   * it, only this machine can.
   */
  readonly host?: string | undefined
}

const loopback = '127.0.0.1'

/** Hosts that stand for all addresses of the machine. */
const everywhere = ['', '0.0.0.0', '::']

/**
 * Makes a server listen. Returns its address, without a trailing slash.
 *
 * @throws an error with the `code` "EADDRINUSE" if the port is taken, "EADDRNOTAVAIL" if the machine does not have the address
 */
export async function listen(server: Server, { port, host = loopback }: ListenAddress): Promise<string> {
  server.listen(port, isIP(host) ? host : undefined)
  await once(server, 'listening')
  return formatAddress(host, (server.address() as AddressInfo).port)
}

/** Whether a server listens at all addresses of the machine. */
export function isEverywhere({ host }: ListenAddress): boolean {
  return host !== undefined && (everywhere.includes(host) || !isIP(host))
}

/** The address of a host and port, without a trailing slash. */
export function formatAddress(host: string, port: number): string {
  if ([loopback, ...everywhere].includes(host)) return `http://localhost:${port}`
  return `http://${isIPv6(host) ? `[${host}]` : host}:${port}`
}

/**
 * Finds out whether a server could listen.
 *
 * @throws what `listen` would throw
 */
export async function tryPlace(place: ListenAddress): Promise<void> {
  const server = createServer()
  await listen(server, place)
  server.close()
  await once(server, 'close')
}
