import { readBytes } from '#files'
import { join } from '#path'
import type { Direction } from '../../../schema/look.ts'
import type { ImageRefused } from '../../../src/edit/protocol/images.ts'
import { memoize } from '../../../src/memoize.ts'
import type { MadeAnswer, MakingStep, Question, WelcomeAnswers, WelcomeState } from '../../../src/welcome/protocol.ts'
import { directions } from '../../compile/looks/directions.ts'
import { configName } from '../../lib/files/site-file-names.ts'
import { hasFlag, readIcon } from '../../lib/icon-set.ts'
import { listTrades, readTrade, tradeKeys } from '../new-site/trades.ts'
import { areComplete, checkAnswers } from './check-answers.ts'
import { allCountries } from './cldr.ts'
import { countryFacts } from './country-facts.ts'
import { listLanguages } from './language-list.ts'
import type { LookPictures } from './look-pictures.ts'
import { countUntranslated, folderName, planSite } from './planned-site.ts'
import { pictureData, receiveLogo } from './receive-logo.ts'

/** Where a new site will be. */
export interface SitePlace {
  /** What is done to make it, in this order. */
  readonly steps: readonly MakingStep[]
  /** The name of its folder as a person reads it, for a company of a name; left out where it has none. */
  folder?(name: string): string
  /** The name under which a drawn logo finds a place. */
  readonly logo: string
  /** The path of the JSON schema from its file. */
  schema(name: string): string
  /** Writes it all or nothing, and opens its editor. Returns the address of that. */
  make(
    name: string,
    files: ReadonlyMap<string, string | Uint8Array>,
    onStep: (step: MakingStep) => void,
  ): Promise<string>
}

/** What a person has answered so far: the same in all tabs of a command, and there as long as it runs. */
export class Welcome {
  readonly #place: SitePlace
  readonly #pictures: LookPictures
  readonly #onAnswer: (answers: WelcomeAnswers) => void
  #answers: WelcomeAnswers
  #made: Promise<string> | undefined
  #address: string | undefined
  #step: MakingStep = 'writing'

  /**
   * @param kept the answers that are known already
   * @param onAnswer told of all answers whenever one is given
   */
  constructor(
    place: SitePlace,
    pictures: LookPictures,
    { kept = {}, onAnswer = () => {} }: { kept?: WelcomeAnswers; onAnswer?(answers: WelcomeAnswers): void } = {},
  ) {
    this.#place = place
    this.#pictures = pictures
    this.#answers = kept
    this.#onAnswer = onAnswer
  }

  /** All that is shown, in a language. */
  state(language: string): WelcomeState {
    const answers = this.#answers
    const wrong = checkAnswers(answers)
    const { country, logo } = answers
    const facts = country === undefined || wrong.country ? undefined : countryFacts(country)
    const languages = facts && country !== undefined ? listLanguages(country, language) : []
    const tags = new Set(languages.map(({ tag }) => tag))
    const pictures = Object.keys(wrong).length === 0 ? this.#pictures.path(answers) : undefined
    return {
      answers,
      wrong,
      trades: namedTrades(language),
      countries: namedCountries(language),
      languages,
      untranslated: facts && !wrong.languages ? countUntranslated(answers) : [],
      suggested: facts?.languages.filter((tag) => tags.has(tag)) ?? [],
      prefix: facts?.prefix ?? '',
      step: this.#step,
      steps: this.#place.steps,
      directions: orderedDirections(answers.trade),
      ...(this.#place.folder && { folder: this.#place.folder(folderName(answers)) }),
      ...(pictures !== undefined && { pictures }),
      ...(logo && { logoPicture: pictureData(join(this.#pictures.folder, configName), logo) }),
      ...(this.#address !== undefined && { made: this.#address }),
    }
  }

  /** Takes an answer, right or wrong. What depends on it and suits it no more is answered anew. */
  answer(question: Question, value: unknown): void {
    const isOther = question === 'country' && value !== this.#answers.country
    this.#answers = { ...this.#answers, [question]: value }
    if (isOther) this.#answers = { ...this.#answers, languages: suggestedFirst(String(value)) }
    this.#onAnswer(this.#answers)
  }

  /** Takes a logo. */
  async logo(name: string, bytes: Uint8Array): Promise<ImageRefused | undefined> {
    const kept = await receiveLogo(join(this.#pictures.folder, configName), name, bytes)
    if (typeof kept !== 'string') return kept
    this.answer('logo', kept)
    return undefined
  }

  /** Makes the site once, however often it is asked for. */
  async make(): Promise<MadeAnswer> {
    const answers = this.#answers
    if (this.#made === undefined && !areComplete(answers)) return { failed: 'answers' }
    this.#made ??= this.#makeNow(answers as Required<WelcomeAnswers>)
    try {
      this.#address = await this.#made
      return { made: this.#address }
    } catch (error) {
      this.#made = undefined
      return { failed: 'writing', said: (error as Error).message }
    }
  }

  async #makeNow(answers: Required<WelcomeAnswers>): Promise<string> {
    this.#step = 'writing'
    const name = folderName(answers)
    const own = answers.logo || undefined
    const logo = own ?? this.#place.logo
    const site = planSite(answers, { direction: answers.direction, logo, schema: this.#place.schema(name) })
    const drawn = own === undefined ? site.logo : readBytes(join(this.#pictures.folder, own))
    return this.#place.make(
      name,
      new Map<string, string | Uint8Array>([[logo, drawn], ...site.drawings, [configName, site.text]]),
      (step) => {
        this.#step = step
      },
    )
  }
}

function suggestedFirst(country: string): readonly string[] {
  return allCountries().includes(country) ? countryFacts(country).languages.slice(0, 1) : []
}

/** The trades by name, with "another one" at the end. */
const namedTrades = memoize((language: string): WelcomeState['trades'] => {
  const named = listTrades().map(({ key, names, alsoNamed, icon, isOther }) => {
    const [name = key] = [language, language.slice(0, 2), 'en'].flatMap((one) => names[one] ?? alsoNamed[one] ?? [])
    return { key, name, shapes: readIcon(icon), isOther }
  })
  return named
    .sort((a, b) => Number(a.isOther) - Number(b.isOther) || a.name.localeCompare(b.name, language))
    .map(({ isOther, ...trade }) => trade)
})

const namedCountries = memoize((language: string): WelcomeState['countries'] => {
  const names = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' })
  return allCountries()
    .flatMap((code) => {
      const name = names.of(code)
      const flag = code.toLowerCase()
      return name === undefined ? [] : [{ code, name, ...(hasFlag(flag) && { flag }) }]
    })
    .sort((a, b) => a.name.localeCompare(b.name, language))
})

/** All directions, that of a trade first. */
const orderedDirections = memoize((trade: string | undefined): Direction[] => {
  const all = Object.keys(directions) as Direction[]
  const first =
    trade !== undefined && tradeKeys().includes(trade) ? readTrade(trade).getIn(['theme', 'direction']) : undefined
  return [...all].sort((a, b) => Number(b === first) - Number(a === first))
})
