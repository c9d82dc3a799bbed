import type { EditedProblem, SentEdit } from '../../../src/edit/protocol/protocol.ts'
import type { Code } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import type { Language } from '../../diagnostics/languages.ts'
import { composeMessage } from '../../diagnostics/words.ts'
import { quickFixFor } from '../forms/quick-fix.ts'
import { plainMessage } from './plain-message.ts'

/** What only says how far something is. How it goes on, the editor shows. */
const states: ReadonlySet<Code> = new Set(['part-unfinished', 'language-draft'])

/** What the editor says in words of its own, in languages that the check does not speak, with what it is about. */
const named: ReadonlySet<Code> = new Set([
  ...(['number-differs', 'text-copied', 'entry-repeated'] as const),
  ...(['title-long', 'description-length', 'part-unfinished'] as const),
])

/** What the editor shows of a problem, in the words of a language, with the edit that fixes it where there is one. */
export function editedProblem(
  diagnostic: Diagnostic,
  { value, language }: { readonly value: unknown; readonly language: Language },
): EditedProblem {
  const { path, severity, code, range } = diagnostic
  return {
    path,
    severity,
    ...sayProblem(diagnostic, language),
    line: range.start.line,
    isAcceptable: severity === 'warning' && !states.has(code),
    fix: quickFixFor(diagnostic, value)?.edit as SentEdit | undefined,
  }
}

/** What the editor says of a problem, in the words of a language. */
export function sayProblem(
  diagnostic: Diagnostic,
  language: Language,
): Pick<EditedProblem, 'code' | 'message' | 'values'> {
  const { code, parameters } = diagnostic
  const { message, help } = composeMessage(diagnostic, language)
  return {
    code,
    message: states.has(code) ? message : plainMessage(help ? `${message} ${help}` : message, language),
    values: named.has(code) ? parameterTexts(parameters) : undefined,
  }
}

/** The parameters of a message as texts. */
function parameterTexts(parameters: Diagnostic['parameters']): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(parameters).map(([key, value]) => [key, [value].flat().join(', ')]))
}

/** What is said of something that was added and has no value yet: it is no mistake. Which words a language lacks is told, with the edit that begins them. */
export function unfinishedProblem(
  diagnostic: Diagnostic,
  given: { readonly value: unknown; readonly language: Language },
): EditedProblem {
  const told = editedProblem(diagnostic, given)
  const shown = { ...told, severity: 'warning', code: 'value-unfinished', isAcceptable: false } as const
  if (diagnostic.code === 'words-missing') return shown
  return { ...shown, message: unfinished[given.language], values: undefined, fix: undefined }
}

const unfinished: Readonly<Record<Language, string>> = {
  en: 'This is not finished: give it a value, or take it out. Until then the pages are shown without it.',
  pt: 'Isto não está pronto: dê um valor ou retire. Até lá, as páginas são mostradas sem isto.',
}
