import ipaddr from 'ipaddr.js'
import { hasPossibleHost, parseUrl } from './web-addresses.ts'

/** Endings of host names that no public server has: reserved for private networks or for tests (RFC 2606, 6762, 8375). */
const privateEndings =
  /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|corp|home|home\.arpa|test|invalid)$/

/** Whether a web address leads to a host that can only be reached from one computer or one network: `https://localhost/`, `https://192.168.1.5/`, `https://intranet/`. */
export function isPrivateAddress(address: string): boolean {
  // An address without a possible host has a message of its own.
  if (!hasPossibleHost(address)) return false
  // The parser writes numbers of hosts in one form: 127.1 and 0x7f000001 are 127.0.0.1.
  const host = parseUrl(address)?.hostname.replace(/^\[|\]$|\.$/g, '') ?? ''
  if (ipaddr.isValid(host)) return ipaddr.process(host).range() !== 'unicast' && !isForExamples(host)
  return privateEndings.test(host) || /^[^.]+$/.test(host)
}

/** Whether an IP address is reserved for documentation, as `.example` is among names (RFC 5737, 3849). */
function isForExamples(host: string): boolean {
  return /^(?:192\.0\.2|198\.51\.100|203\.0\.113)\.|^2001:db8:/.test(host)
}
