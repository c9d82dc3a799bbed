import { readBytes, writeNew } from '#files'
import { dirname, join } from '#path'
import type { Direction } from '../../../schema/look.ts'
import type { WelcomeAnswers } from '../../../src/welcome/protocol.ts'
import type { ServerEntry } from '../../bundle/bundle.ts'
import { checkText } from '../../check/check-file.ts'
import { directions } from '../../compile/looks/directions.ts'
import { contentHash } from '../../lib/content-hash.ts'
import { configName } from '../../lib/files/site-file-names.ts'
import { hasFlag, readFlag } from '../../lib/icon-set.ts'
import { mediaType } from '../../output/hosting/media-types.ts'
import { DevSite } from '../../serve/dev/dev-site.ts'
import { withoutScripts } from '../page/without-scripts.ts'
import { canBeShown, type PlannedAnswers, planSite } from './planned-site.ts'

/** Below which path the pages lie: /look/<answers>/<direction>/ */
const root = '/look/'

/** A file of such a site. */
interface ShownFile {
  readonly type: string
  readonly content: string | Uint8Array
}

/** Where the files of the welcome lie until the site is made. */
export interface WelcomeFolders {
  /** What comes with the answers, such as the logo. */
  readonly answers: string
  /** The sites that are only looked at. */
  readonly looks: string
}

/** The site that would come of the answers, in each direction: a picture of it is its own page in a small frame. */
export class LookPictures {
  readonly #server: Promise<ServerEntry>
  readonly #folders: WelcomeFolders
  /** The answers by their stamps, and the sites that were asked for, by stamp and direction. */
  readonly #answers = new Map<string, PlannedAnswers>()
  readonly #sites = new Map<string, Promise<DevSite>>()

  constructor(server: Promise<ServerEntry>, folders: WelcomeFolders) {
    this.#server = server
    this.#folders = folders
  }

  /** The folder of the files that come with the answers, such as the logo. */
  get folder(): string {
    return this.#folders.answers
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

  /** A page or file below that path, or the flag of a country; undefined where there is none. */
  async file(path: string): Promise<ShownFile | undefined> {
    const flag = /^\/flags\/([a-z]{2})\.svg$/.exec(path)?.[1]
    if (flag && hasFlag(flag)) return { type: mediaType(path), content: readFlag(flag) }
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
    const file = join(this.#folders.looks, name, configName)
    const own = logo ?? 'logo.svg'
    const pictures = [[own, logo ? readBytes(join(this.folder, logo)) : planned.logo] as const, ...planned.drawings]
    for (const [path, content] of pictures) writeNew(join(dirname(file), path), Buffer.from(content))
    const { config, diagnostics } = checkText(file, planned.text)
    if (!config) throw new Error(`No site comes of these answers: ${JSON.stringify(diagnostics)}`)
    return DevSite.of(config, file)
  }
}
