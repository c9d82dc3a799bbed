import { isIP } from 'node:net'
import { networkInterfaces } from 'node:os'
import { parseUrl } from '../lib/addresses/web-addresses.ts'
import { formatAddress, isEverywhere, type ListenAddress } from '../serve/preview/listen.ts'
import { parsePort, WrongUsage } from './command.ts'
import { commandWords } from './command-words.ts'
import type { Io } from './io.ts'

/**
 * Where to serve: on this machine alone, unless a host is asked for.
 *
 * @throws WrongUsage for an invalid port or host
 */
export function parseListenAddress(
  { port, host }: { readonly port?: string; readonly host?: string },
  io: Io,
): ListenAddress {
  const place = { port: parsePort({ port }, io) }
  return host === undefined ? place : { ...place, host: host === '' ? '' : parseHost(host, io) }
}

/** An address without brackets, or a name as browsers write it. */
function parseHost(written: string, io: Io): string {
  const address = written.replace(/^\[(.*)\]$/, '$1')
  if (isIP(address)) return address
  const name = parseUrl(`http://${written}`)
  // A number is an address to a browser, in another spelling.
  const isName = name?.href === `http://${name?.hostname}/` && /^[\w.-]+$/.test(name.hostname) && !isIP(name.hostname)
  if (name && isName && !written.includes(':')) return name.hostname
  throw new WrongUsage(commandWords(io).servedHostWrong(written))
}

/** Prints where a site is served: at all addresses that the machine has in its networks, where others may ask at all. */
export function printAddresses(
  { address, folder = '' }: { readonly address: string; readonly folder?: string },
  place: ListenAddress,
  io: Io,
): void {
  io.out(`${address}/${folder}\n`)
  if (!isEverywhere(place)) return
  for (const { address: own, internal, family } of Object.values(networkInterfaces()).flatMap((each) => each ?? []))
    if (!internal && family === 'IPv4') io.out(`${formatAddress(own, Number(new URL(address).port || 80))}/${folder}\n`)
}
