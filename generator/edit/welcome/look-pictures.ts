import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import type { Direction } from '../../../schema/look.ts'
import type { WelcomeAnswers } from '../../../src/welcome/protocol.ts'
import type { ServerEntry } from '../../bundle/bundle.ts'
import { checkText } from '../../check/check-file.ts'
import { directions } from '../../compile/looks/directions.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { configName } from '../../lib/site-file-names.ts'
import { mediaType } from '../../output/hosting/media-types.ts'
import { DevSite } from '../../serve/dev/dev-site.ts'
import { canBeShown, type PlannedAnswers, planSite } from './planned-site.ts'

/** Below which path the pages lie: /look/<answers>/<direction>/ */
const root = '/look/'

/** A file of such a site. */
interface ShownFile {
  readonly type: string
  readonly content: string | Uint8Array
}

/** The site that would come of the answers, in each direction: a picture of it is its own page in a small frame. */
export class LookPictures {
  readonly #server: Promise<ServerEntry>
  /** Holds the logos that the sites name. */
  readonly #folder = mkdtempSync(join(tmpdir(), 'welcome-'))
  /** The answers by their stamps, and the sites that were asked for, by stamp and direction. */
  readonly #answers = new Map<string, PlannedAnswers>()
  readonly #sites = new Map<string, Promise<DevSite>>()

  constructor(server: Promise<ServerEntry>) {
    this.#server = server
  }

  /** The folder of the files that come with the answers, such as the logo. */
  get folder(): string {
    return this.#folder
  }

  /** The path below which the pages of these answers lie; undefined where too little is answered. */
  path(answers: WelcomeAnswers): string | undefined {
    if (!canBeShown(answers)) return undefined
    const { direction, ...shown } = answers
    const stamp = contentHash(Buffer.from(JSON.stringify(shown)))
    if (!this.#answers.has(stamp)) this.#sites.clear()
    this.#answers.set(stamp, answers)
    return `${root}${stamp}/`
  }

  /** A page or file below that path; undefined where there is none. */
  async file(path: string): Promise<ShownFile | undefined> {
    const [, stamp = '', direction = '', rest = ''] = /^\/look\/([^/]+)\/([^/]+)\/(.*)$/.exec(path) ?? []
    const answers = this.#answers.get(stamp)
    if (!answers || !Object.hasOwn(directions, direction)) return undefined
    const site = await this.#site({ stamp, direction: direction as Direction }, answers)
    const file = await site.file(path.slice(1))
    if (file !== undefined) return { type: mediaType(path), content: file }
    const { locales, defaultLocale } = site.model
    const home = locales.find(({ locale }) => locale === defaultLocale)?.home ?? path
    const page = await site.page(rest === '' ? home : path, await this.#server)
    return page === undefined ? undefined : { type: 'text/html; charset=utf-8', content: withoutScripts(page) }
  }

  /** Forgets all files. */
  close(): void {
    rmSync(this.#folder, { recursive: true, force: true })
  }

  #site(key: { readonly stamp: string; readonly direction: Direction }, answers: PlannedAnswers): Promise<DevSite> {
    const name = `${key.stamp}/${key.direction}`
    const made = this.#sites.get(name) ?? this.#make(name, key.direction, answers)
    this.#sites.set(name, made)
    return made
  }

  async #make(name: string, direction: Direction, answers: PlannedAnswers): Promise<DevSite> {
    const below = `${root}${name}`
    const logo = answers.logo || undefined
    const planned = planSite(answers, { direction, logo, below, schema: '' })
    const file = join(this.#folder, name, configName)
    const own = logo ?? 'logo.svg'
    const pictures = [[own, logo ? readFileSync(join(this.#folder, logo)) : planned.logo] as const, ...planned.drawings]
    for (const [path, content] of pictures) {
      mkdirSync(dirname(join(dirname(file), path)), { recursive: true })
      writeFileSync(join(dirname(file), path), content)
    }
    const { config, diagnostics } = checkText(file, planned.text)
    if (!config) throw new Error(`No site comes of these answers: ${JSON.stringify(diagnostics)}`)
    return DevSite.of(config, file)
  }
}

/** Pictures show pages as they stand in their documents. */
function withoutScripts(html: string): string {
  return html.replace(/<script type="module"[^>]*>.*?<\/script>/gs, '')
}
