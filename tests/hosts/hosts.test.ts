import { readFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { checkText } from '../diagnostics/check-example.ts'
import { type BuiltSite, buildSite, builtSite, type OwnSite } from '../output/built-site.ts'
import { fourthSite, quick, type TemporaryFolder, temporaryFolder } from '../site/command.ts'
import { belowPath, siteTexts } from '../site/site-texts.ts'
import { isThorough } from '../site/thorough.ts'
import { type Expectation, matrix } from './matrix.ts'
import { randomAddresses } from './random-addresses.ts'
import { type Answer, ask } from './request.ts'
import { isInstalled, type RunningServer, type ServerName, servers } from './servers.ts'

const sites: readonly (readonly [name: string, build: () => Promise<BuiltSite | OwnSite>])[] = [
  ['the shipped site', () => builtSite('shipped')],
  ['the second site', () => builtSite('second')],
  [
    'a site with pages that are switched off, and whose addresses have changed',
    async () => {
      const { text, from } = await siteTexts.second()
      return buildSite({ text: changed(text), from }, quick)
    },
  ],
  [
    'a site of one language below a path',
    async () => {
      const text = await readFile(fourthSite, 'utf8')
      return buildSite(belowPath('werk/Tischlerei-1.0', { text, from: dirname(fourthSite) }), quick)
    },
  ],
  [
    'a site of several languages below a path, whose addresses have changed',
    async () => {
      const { text, from } = await siteTexts.second()
      return buildSite(belowPath('site', { text: changed(text), from }), quick)
    },
  ],
  [
    'a site with its first language at the root, below a path',
    async () => {
      const { text, from } = await siteTexts.third()
      return buildSite(belowPath('site', { text: atRoot(text), from }), quick)
    },
  ],
  [
    'a site with its first language at the root',
    async () => {
      const { text, from } = await siteTexts.third()
      return buildSite({ text: atRoot(text), from }, quick)
    },
  ],
]

/** The site that each server has to answer for, where not all of them are tried: one at the root, and one below a path. */
const usualSite: Readonly<Record<ServerName, string>> = {
  preview: 'a site with pages that are switched off, and whose addresses have changed',
  apache: 'a site with pages that are switched off, and whose addresses have changed',
  nginx: 'a site of several languages below a path, whose addresses have changed',
  caddy: 'a site of several languages below a path, whose addresses have changed',
}
const names = Object.keys(servers) as ServerName[]
const serversFor = (site: string) => names.filter((name) => isThorough || usualSite[name] === site)

describe.each(sites.filter(([name]) => serversFor(name).length > 0))('%s', (siteName, build) => {
  let site: BuiltSite | OwnSite
  let folder: TemporaryFolder

  beforeAll(async () => {
    site = await build()
    folder = await temporaryFolder()
  })
  afterAll(async () => {
    await folder.remove()
    if ('remove' in site) await site.remove()
  })

  describe.each(serversFor(siteName))('on %s', (name) => {
    const installed = isInstalled(name)
    let running: RunningServer

    beforeAll(async () => {
      if (!installed) return
      const { out, hosting } = site
      const below = hosting.folder
      running = await servers[name].start({ out, below, host: hosting.host, folder: join(folder.path, name) })
    })
    afterAll(() => running?.stop())

    test.skipIf(!installed)('every address is answered as described', async () => {
      const wrong: string[] = []
      for (const expected of matrix(site)) {
        const answer = await ask(running.addresses[0] ?? '', { path: expected.path, host: site.hosting.host })
        wrong.push(...(await differences(expected, answer, site.out)))
      }
      expect(wrong).toEqual([])
    })
  })
})

/** The third site with its default language at the root, and a page that stood elsewhere. */
function atRoot(text: string): string {
  return text
    .replace('    tag: en-GB\n', '    tag: en-GB\n    prefix: none\n')
    .replace(
      '  house:\n    kind: page\n',
      '  house:\n    kind: page\n    formerPaths: { en: [about, rooms/house], ja: [ryokan, 宿の話] }\n',
    )
}

/**
 * The pages of the services lie below the address of their overview, which is switched off, and stay. One of them stood there as well, and at
 * the address that another service has in another language. A page stood below one that is switched off and has none below it today.
 */
function changed(text: string): string {
  return text
    .replace('    role: services\n', '    role: services\n    enabled: false\n    formerPaths: { fr: [offre] }\n')
    .replace('    role: about\n', '    role: about\n    enabled: false\n')
    .replace('  accord:\n', '  accord:\n    formerPaths: { fr: [prestations/reglage, leistungen/restaurierung] }\n')
    .replace('  devis:\n', `  devis:\n    formerPaths: { fr: ${formerly(text)}, de: [werkstatt/angebot, angebot] }\n`)
}

/** Addresses as earlier sites had them. */
const former = [
  'devis',
  '/preise.html',
  '/Preise.html',
  '/PREISE',
  '/?page_id=12',
  '/?page_id=13&lang=de',
  '/index.php?page_id=12',
  '/index.php',
  '/seite.asp?id=Über-uns',
  'Demande-De-Devis',
  'Demande-de-devis',
  'à-propos',
  '/%C3%BCber%20uns.htm',
  '/alt/index.html',
  '/a+b,c~d@e&f',
  '/node/12',
  '?p=7',
  'accord.html?vue=impression',
]

/** Former addresses of a page, some of them made at random: those that the check takes, which are at least half of them. */
function formerly(text: string): string {
  const addresses = [...former, ...randomAddresses(Number(process.env.FUZZ_SEED ?? 7), 160)]
  const list = JSON.stringify(addresses)
  const refused = checkText(text.replace('  devis:\n', `  devis:\n    formerPaths: { fr: ${list} }\n`)).flatMap(
    ({ path, severity }) => (severity === 'error' && path[2] === 'formerPaths' ? [Number(path[4])] : []),
  )
  const taken = addresses.filter((_, index) => !refused.includes(index))
  expect(taken.length).toBeGreaterThan(addresses.length / 2)
  return JSON.stringify(taken)
}

async function differences(expected: Expectation, answer: Answer, out: string): Promise<string[]> {
  const { path, status, location, file, type, headers } = expected
  const found: string[] = []
  const compare = (what: string, right: unknown, actual: unknown) => {
    if (right !== actual) found.push(`${path}: ${what} is ${actual}, not ${right}`)
  }
  compare('status', status, answer.status)
  // Servers differ in the case of escapes.
  const moved = answer.headers.location?.replace(/^https?:\/\/[^/]+/, '').replace(/%../g, (sign) => sign.toUpperCase())
  if (location !== undefined) compare('location', location, moved)
  if (type !== undefined) compare('type', type, answer.headers['content-type']?.split(';')[0])
  if (file !== undefined && !(await readFile(join(out, file))).equals(answer.body))
    found.push(`${path}: is not ${file}`)
  for (const [name, value] of Object.entries(headers)) {
    // How long a redirect may be kept is left to the host.
    if (name !== 'cache-control' || location === undefined) compare(name, value, answer.headers[name])
  }
  return found
}
