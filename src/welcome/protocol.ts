// What the welcome and its server send each other. Types only, and the names of the questions and steps.

import type { Direction } from '../../schema/look.ts'
import type { SvgShape } from '../content/page-content.ts'

/** The questions, in their order. */
export const questions = ['name', 'trade', 'country', 'languages', 'reach', 'logo', 'direction'] as const

/** The name of a question. */
export type Question = (typeof questions)[number]

/** What a person answers. What is not answered yet is left out. */
export interface WelcomeAnswers {
  readonly name?: string
  /** The key of the trade. */
  readonly trade?: string
  /** The code of the country. */
  readonly country?: string
  /** The tags of the languages, the first one first. */
  readonly languages?: readonly string[]
  /** How the company is reached. Each may be empty. */
  readonly reach?: { readonly town: string; readonly phone: string; readonly email: string }
  /** The name of the logo's file; empty where there is none. */
  readonly logo?: string
  readonly direction?: Direction
}

/** What is wrong with an answer. */
export type Wrong = 'name-empty' | 'name-long' | 'phone-wrong' | 'email-wrong' | 'languages-empty' | 'unknown'

/** A trade to choose from. */
export interface WelcomeTrade {
  readonly key: string
  readonly name: string
  readonly shapes: readonly SvgShape[]
}

/** A country to choose from. */
export interface WelcomeCountry {
  readonly code: string
  readonly name: string
  readonly flag?: string
}

/** A language to choose from. */
export interface WelcomeLanguage {
  readonly tag: string
  /** Its name in itself. */
  readonly name: string
  /** Its name in the language of the person. */
  readonly called: string
  /** The country whose flag stands for it. */
  readonly flag?: string
}

/** A language that a trade has no texts in. */
export interface UntranslatedLanguage {
  readonly tag: string
  /** How many texts are to be translated into it. */
  readonly count: number
  /** Whether it is the first, in which the texts of another language stand until then; visitors do not see any other. */
  readonly isFirst: boolean
}

/** What is done while the site is made. */
export type MakingStep = 'writing' | 'installing' | 'opening'

/** All that the welcome shows. */
export interface WelcomeState {
  readonly answers: WelcomeAnswers
  /** What is wrong with the answers that cannot be used as they are. */
  readonly wrong: Readonly<Partial<Record<Question, Wrong>>>
  readonly trades: readonly WelcomeTrade[]
  readonly countries: readonly WelcomeCountry[]
  /** All languages; empty until there is a country. */
  readonly languages: readonly WelcomeLanguage[]
  /** Which of the chosen languages are to be translated into. */
  readonly untranslated: readonly UntranslatedLanguage[]
  /** The tags of those that suit the country. */
  readonly suggested: readonly string[]
  /** What is dialled before the country's numbers. */
  readonly prefix: string
  /** What is being done, once the site is made. */
  readonly step: MakingStep
  /** What is done until it is there, in this order. */
  readonly steps: readonly MakingStep[]
  /** The name of the folder that the site will be in; left out where it has none. */
  readonly folder?: string
  /** The path below which the pictures of the answers as they are stand, one folder a direction; undefined while answers are missing. */
  readonly pictures?: string
  /** The logo, as an address that holds it. */
  readonly logoPicture?: string
  /** The art directions as offered: the one of the trade first. */
  readonly directions: readonly Direction[]
  /** The address of the editor, once the site is there. */
  readonly made?: string
}

/** Answers to a request to make the site: its editor's address, or why it is not there. */
export type MadeAnswer =
  | { readonly made: string }
  | { readonly failed: 'answers' | 'folder' | 'writing'; readonly said?: string }
