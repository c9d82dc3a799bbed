import type { Server } from 'node:http'
import type { AddressInfo } from 'node:net'

/**
 * Has a server listen. Returns its address, without a slash at the end.
 *
 * @param port 0 takes any that is free
 * @throws an error with a `code` of "EADDRINUSE" where the port is taken
 */
export async function listen(server: Server, port: number): Promise<string> {
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(port, resolve)
  })
  return `http://localhost:${(server.address() as AddressInfo).port}`
}
