import type { EditorLanguage } from '../../../src/edit/protocol/editor-language.ts'
import { generalProblem } from '../../../src/edit/protocol/general-problem.ts'
import type { EditedProblem, SentEdit } from '../../../src/edit/protocol/protocol.ts'
import type { Code } from '../../diagnostics/codes.ts'
import type { Diagnostic } from '../../diagnostics/diagnostic.ts'
import { hidePasswords } from '../../diagnostics/hide-passwords.ts'
import { isLanguage, type Language, plainMessages } from '../../diagnostics/languages.ts'
import { cut } from '../../diagnostics/messages/phrases.ts'
import { en } from '../../diagnostics/messages/plain/en.ts'
import { fillPlain } from '../../diagnostics/messages/plain/fill-plain.ts'
import type { PlainLanguage, SilentMessages } from '../../diagnostics/messages/plain/plain-messages.ts'
import { pt } from '../../diagnostics/messages/plain/pt.ts'
import { composeMessage, languageName, localeName } from '../../diagnostics/words.ts'
import { quickFixFor } from '../forms/quick-fix.ts'
import { plainMessage } from './plain-message.ts'

/** What only says how far something is. How it goes on, the editor shows. */
const states: ReadonlySet<Code> = new Set(['part-unfinished', 'language-draft'])

/** What the editor shows of a problem, in the words of a language, with the edit that fixes it where there is one. */
export function editedProblem(
  diagnostic: Diagnostic,
  { value, language }: { readonly value: unknown; readonly language: EditorLanguage },
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
export function sayProblem(diagnostic: Diagnostic, language: EditorLanguage): Pick<EditedProblem, 'code' | 'message'> {
  const { code } = diagnostic
  if (!isLanguage(language)) return { code, message: sayPlainly(diagnostic, language) }
  const { message, help } = composeMessage(diagnostic, language)
  if (states.has(code)) return { code, message }
  const said = plainMessage(help ? `${message} ${help}` : message, language)
  const instead: Readonly<Partial<Record<string, string>>> = silentMessages[language]
  const text = said === generalProblem[language] ? instead[code] : undefined
  return { code, message: text === undefined ? said : fillMessage(text, diagnostic, language) }
}

/** What is said in the place of messages of the commands of which nothing is left. */
const silentMessages: Readonly<Record<Language, SilentMessages>> = { en, pt }

/** A problem in a language in which the commands do not speak; what only the file can be the cause of, in general. */
function sayPlainly(diagnostic: Diagnostic, language: PlainLanguage): string {
  const said: Readonly<Partial<Record<string, string>>> = plainMessages[language] ?? {}
  const text = said[diagnostic.code]
  return text === undefined ? generalProblem[language] : fillMessage(text, diagnostic, language)
}

/** A plain message with the parameters of a problem. */
function fillMessage(text: string, { code, parameters, tags }: Diagnostic, language: EditorLanguage): string {
  const nameEach: Readonly<Partial<Record<string, (key: string) => string | undefined>>> = {
    locale: (key) => localeName(key, tags, language),
    locales: (key) => localeName(key, tags, language),
    ...(code === 'text-language' && { found: (tag: string) => languageName(tag, language) }),
  }
  const texts = Object.entries(parameters).flatMap(([key, value]): [string, string][] => {
    // A suggestion that there is none of.
    if (value === undefined) return []
    const all = [value].flat().map((one) => nameEach[key]?.(String(one)) ?? String(one))
    return [[key, cut(all.join(', '), 120)]]
  })
  return hidePasswords(fillPlain(text, Object.fromEntries(texts)))
}

/** What is said of something that was added and has no value yet: it is no mistake. Which words a language lacks is told, with the edit that begins them. */
export function unfinishedProblem(
  diagnostic: Diagnostic,
  given: { readonly value: unknown; readonly language: EditorLanguage },
): EditedProblem {
  const told = editedProblem(diagnostic, given)
  const shown = { ...told, severity: 'warning', code: 'value-unfinished', isAcceptable: false } as const
  if (diagnostic.code === 'words-missing') return shown
  return { ...shown, message: unfinished[given.language], fix: undefined }
}

const unfinished: Readonly<Record<EditorLanguage, string>> = {
  en: 'This is not finished: give it a value, or take it out. Until then the pages are shown without it.',
  pt: 'Isto não está pronto: dê um valor ou retire. Até lá, as páginas são mostradas sem isto.',
  es: 'Esto no está terminado: dele un valor, o quítelo. Hasta entonces las páginas se muestran sin ello.',
  fr: 'Ceci n’est pas fini : donnez-lui une valeur, ou retirez-le. D’ici là, les pages sont montrées sans cela.',
  de: 'Das ist noch nicht fertig: Geben Sie ihm einen Wert, oder nehmen Sie es heraus. Bis dahin werden die Seiten ohne das gezeigt.',
  it: 'Questo non è finito: dagli un valore, o toglilo. Fino ad allora le pagine si mostrano senza.',
}
