import { emailPattern } from '../../../src/contact/values/email-pattern.ts'
import { type Question, questions, type WelcomeAnswers, type Wrong } from '../../../src/welcome/protocol.ts'
import { directions } from '../../compile/looks/directions.ts'
import { isPhoneNumber, judgePhone } from '../../lib/addresses/phone-numbers.ts'
import { localeEntry } from '../forms/new-part.ts'
import { tradeKeys } from '../new-site/trades.ts'
import { allCountries } from './cldr.ts'
import { countryFacts } from './country-facts.ts'

/** The longest name of a company, in characters. */
const longestName = 60

/** What is wrong with each answer that is there. A question that nobody has answered yet is not wrong. */
export function checkAnswers(answers: WelcomeAnswers): Partial<Record<Question, Wrong>> {
  const found = questions.flatMap((question) => {
    const wrong = answers[question] === undefined ? undefined : checks[question](answers)
    return wrong ? [[question, wrong] as const] : []
  })
  return Object.fromEntries(found)
}

/** Whether the site can be made: every question has an answer, and none is wrong. */
export function areComplete(answers: WelcomeAnswers): answers is Required<WelcomeAnswers> {
  return (
    questions.every((question) => answers[question] !== undefined) && Object.keys(checkAnswers(answers)).length === 0
  )
}

/** Whether a value has the form of an answer to a question, whether it is right or wrong. */
export function isAnswer(question: Question, value: unknown): boolean {
  if (question === 'languages') return Array.isArray(value) && value.every((tag) => typeof tag === 'string')
  if (question !== 'reach') return typeof value === 'string'
  const { town, phone, email } = (value ?? {}) as Record<string, unknown>
  return [town, phone, email].every((text) => typeof text === 'string' && text.length <= 200)
}

const checks: Readonly<Record<Question, (answers: WelcomeAnswers) => Wrong | undefined>> = {
  name({ name = '' }) {
    if (!/[\p{L}\p{N}]/u.test(name)) return 'name-empty'
    return name.trim().length > longestName ? 'name-long' : undefined
  },
  trade: ({ trade = '' }) => (tradeKeys().includes(trade) ? undefined : 'unknown'),
  country: ({ country = '' }) => (allCountries().includes(country) ? undefined : 'unknown'),
  languages({ languages = [] }) {
    if (languages.length === 0) return 'languages-empty'
    const isRight = new Set(languages).size === languages.length && languages.every((tag) => localeEntry(tag))
    return isRight ? undefined : 'unknown'
  },
  reach({ reach, country = '' }) {
    const { phone = '', email = '' } = reach ?? {}
    if (phone.trim() !== '' && !isCalled(phone, country)) return 'phone-wrong'
    return email.trim() === '' || emailPattern.test(email.trim()) ? undefined : 'email-wrong'
  },
  logo: () => undefined,
  direction: ({ direction = '' }) => (Object.hasOwn(directions, direction) ? undefined : 'unknown'),
}

function isCalled(phone: string, country: string): boolean {
  const { dialled, slip } = judgePhone(phone, countryFacts(country).prefix)
  return slip === undefined && isPhoneNumber(phone, dialled)
}
