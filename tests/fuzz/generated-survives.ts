import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { loadSiteFonts } from '../../generator/assets/fonts.ts'
import { composeStyles } from '../../generator/assets/styles.ts'
import { writeSite } from '../../generator/build.ts'
import { bundle } from '../../generator/bundle/bundle.ts'
import { checkFile } from '../../generator/check/check-file.ts'
import { createRuleContext } from '../../generator/check/rules/create-rule-context.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { compileSite } from '../../generator/compile-site.ts'
import { messageLanguage } from '../../generator/diagnostics/languages.ts'
import { formatDiagnostics } from '../../generator/diagnostics/reporters/format-diagnostics.ts'
import { createProgress } from '../../generator/lib/progress.ts'
import { memoize } from '../../src/memoize.ts'
import { thirdSite } from '../site/command.ts'
import { chanceOf } from './chance.ts'
import { generatedSite, type Tree } from './generated-site.ts'
import { spoilt, varied, withWrongBytes } from './mutated-site.ts'
import { faultsOfFiles } from './well-formed.ts'
import { writtenYaml } from './written-yaml.ts'

/** How a generated site went. */
export interface Survival {
  readonly seed: number
  readonly faults: readonly string[]
  readonly isValid: boolean
  /** Seconds of processor time that checking and building took. */
  readonly seconds: number
}

/** The most processor time of a file, in seconds: in the suite the machine may be slow. */
const mostSeconds = process.env.FUZZ_LOG ? 5 : 20

/** A folder for generated sites, with the files that they may name. */
export class Workshop {
  readonly folder = mkdtempSync(join(tmpdir(), 'fuzz-'))
  readonly #site = join(this.folder, 'site')
  readonly #config = join(this.#site, 'site.config.yaml')
  readonly #sources: string
  readonly #code = bundle()
  /** The last site that was drawn. */
  readonly #drawn = memoize((number: number) =>
    JSON.stringify(generatedSite(chanceOf(number), createRuleContext(this.#config))),
  )
  /** What does not depend on what is fuzzed: as in a build, but once a theme. */
  readonly #styled = new Map<string, ReturnType<typeof styled>>()

  constructor() {
    cpSync(dirname(thirdSite), this.#site, { recursive: true })
    this.#sources = listing(this.#site)
  }

  remove(): void {
    rmSync(this.folder, { recursive: true, force: true })
  }

  /** Checks a site by its number, and builds it where it is valid: by the steps of a build, without share images and compressed files. */
  async survives(seed: number): Promise<Survival> {
    const faults: string[] = []
    let start = process.cpuUsage()
    let isValid = false
    try {
      writeFileSync(this.#config, bytesOf(seed, this.#drawn))
      start = process.cpuUsage()
      const { config, diagnostics } = checkFile(this.#config)
      const format = { file: 'site.config.yaml', format: seed % 2 ? 'pretty' : 'json', colour: false } as const
      if (diagnostics.length > 0)
        formatDiagnostics(diagnostics, { ...format, language: messageLanguage({ LANG: seed % 3 ? 'en' : 'pt' }) })
      if (config) {
        isValid = true
        faults.push(...(await this.#build(config)))
      }
    } catch (error) {
      faults.push(`thrown: ${chainOf(error)}`)
    }
    const { user, system } = process.cpuUsage(start)
    const seconds = (user + system) / 1e6
    if (seconds > mostSeconds) faults.push(`${seconds.toFixed(1)} s of processor time`)
    faults.push(...this.#strays())
    for (const name of ['out', 'out-hosts', 'generated'])
      rmSync(join(this.folder, name), { recursive: true, force: true })
    return { seed, faults, isValid, seconds }
  }

  async #build(config: NonNullable<ReturnType<typeof checkFile>['config']>): Promise<string[]> {
    const { model, images } = await compileSite(config, this.#config)
    const { fonts, styles } = await this.#styledAs(model)
    const code = await this.#code
    const { files } = await writeSite(
      {
        model,
        images,
        parts: Promise.resolve({ fonts, styles, bundle: { ...code, files: {} }, lastModified: () => undefined }),
      },
      {
        file: this.#config,
        out: join(this.folder, 'out'),
        generated: join(this.folder, 'generated'),
        shareImages: false,
        precompress: false,
        progress: createProgress({ isTTY: false, write: () => {} }),
      },
    )
    return faultsOfFiles(join(this.folder, 'out'), files)
  }

  #styledAs(model: SiteModel): ReturnType<typeof styled> {
    const key = JSON.stringify([model.theme, model.site.folder, model.locales.map(({ tag, fonts }) => [tag, fonts])])
    const known = this.#styled.get(key) ?? styled(model)
    this.#styled.set(key, known)
    return known
  }

  /** What was written where nothing belongs. */
  #strays(): string[] {
    const strays = readdirSync(this.folder).filter((name) => !['site', 'out', 'out-hosts', 'generated'].includes(name))
    const site = listing(this.#site)
    return [
      ...strays.map((name) => `left behind: ${name}`),
      ...(site === this.#sources ? [] : [`the folder of the configuration was changed: ${site}`]),
    ]
  }
}

/** How many sites are made of one: to draw it takes as long as to check and build it. */
const variations = 5

/** The file of a number: of a site that is right, or was right before it was spoilt. */
function bytesOf(seed: number, drawn: (number: number) => string): Uint8Array {
  const chance = chanceOf(seed)
  const site = JSON.parse(drawn(Math.floor(seed / variations))) as Tree
  if (seed % variations !== 0) varied(site, chance)
  if (chance.is(0.8)) return writtenYaml(site, chance)
  if (chance.is(0.8)) spoilt(site, chance)
  const bytes = writtenYaml(site, chance)
  return chance.is(0.4) ? withWrongBytes(bytes, chance) : bytes
}

async function styled(model: SiteModel) {
  const fonts = await loadSiteFonts(model, { isWhole: true })
  return { fonts: { ...fonts, files: new Map() }, styles: await composeStyles(model.theme, fonts) }
}

const listing = (folder: string) =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((name) => name !== 'site.config.yaml')
    .sort()
    .join()

function chainOf(error: unknown): string {
  return error instanceof Error
    ? `${error.stack}${error.cause ? `\ncaused by ${chainOf(error.cause)}` : ''}`
    : String(error)
}
