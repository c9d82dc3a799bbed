import { exampleHost } from '../../../schema/example-host.ts'

/** The first address in a text that leads nowhere: one that is reserved for examples, or this machine's own. */
export function exampleAddress(text: string): string | undefined {
  if (!/example|\.test|\.invalid|localhost|127\.0\.0\.1/i.test(text)) return undefined
  return (text.match(/[^\s@()<>"'“”«»]+@[^\s@()<>"'“”«»]+|https?:\/\/[^\s()<>"'“”«»]+/gi) ?? []).find((address) =>
    leadsNowhere(address.toLowerCase()),
  )
}

/** Whether an address leads nowhere, by the end of its host. A page of a social network is an example if its own name ends with "example". */
function leadsNowhere(address: string): boolean {
  const [host = '', path = ''] = address.replace(/^https?:\/\/|^.*@/, '').split(/(?=[/?#])(.*)/s)
  const name = host.replace(/:\d+$|[.,;:]$/, '')
  return exampleHost.test(name) || name === '127.0.0.1' || /(?:^|[/.@-])example\/?$/.test(path)
}

/** The ranges of phone numbers that countries reserve for films and examples, with the country code. */
const keptFree = [
  /^1\d{3}55501\d\d$/,
  /^33(?:19900|26191|35301|46571|53649|63998)\d{4}$/,
  /^44(?:2079460|1632960|7700900|1\d{2}4960)\d{3}$/,
  /^49(?:3023125|6990009|4066969|2214710|8999998)\d{3}$/,
  /^61(?:[2378](?:5550|7010)\d{4}|491570\d{3})$/,
]

/**
 * Whether a phone number is invented: the same digit at least six times, consecutive digits, or a number that a country reserves for
 * examples.
 *
 * @param dialled the number with its country's code
 */
export function isInventedNumber(dialled: string): boolean {
  const digits = dialled.replace(/\D/g, '')
  return /(\d)\1{5}|1234567|7654321/.test(digits) || keptFree.some((numbers) => numbers.test(digits))
}
