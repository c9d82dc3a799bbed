import { once } from 'node:events'
import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Makes a server listen. Returns its address, without a trailing slash.
 *
 * @param port 0 for any free port
 * @param host the address to listen at; by default all of the machine's
 * @throws an error with the `code` "EADDRINUSE" where the port is taken
 */
export async function listen(server: Server, port: number, host?: string): Promise<string> {
  server.listen(port, host)
  await once(server, 'listening')
  return `http://localhost:${(server.address() as AddressInfo).port}`
}

/**
 * Finds out whether a server could listen.
 *
 * @throws what `listen` would throw
 */
export async function tryPort(port: number): Promise<void> {
  const server = createServer()
  await listen(server, port)
  server.close()
  await once(server, 'close')
}
