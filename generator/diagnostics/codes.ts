import { warningCodes } from '../../schema/ignore.ts'
import type { en } from './messages/en/en.ts'
import type { ParametersOf } from './messages/message.ts'

/** An error keeps the site from being built, a warning does not. */
export type Severity = 'error' | 'warning'

/** Every code, with the parameters of its message. Codes are stable: they are never renamed and never reused. */
export type CodeParameters = { readonly [C in keyof typeof en.messages]: ParametersOf<(typeof en.messages)[C]> }

/** The stable name of a kind of problem. */
export type Code = keyof CodeParameters

const isWarning: ReadonlySet<Code> = new Set(warningCodes satisfies readonly Code[])

/** The severity of the problems with a code. */
export function getSeverity(code: Code): Severity {
  return isWarning.has(code) ? 'warning' : 'error'
}
