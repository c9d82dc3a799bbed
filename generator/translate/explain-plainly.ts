import { translatorsDe } from '../../src/edit/words/translators/de.ts'
import { translatorsEs } from '../../src/edit/words/translators/es.ts'
import { translatorsFr } from '../../src/edit/words/translators/fr.ts'
import { translatorsIt } from '../../src/edit/words/translators/it.ts'
import { fillPlain } from '../diagnostics/messages/plain/fill-plain.ts'
import type { PlainLanguage } from '../diagnostics/messages/plain/plain-messages.ts'
import type { Answer } from './answer.ts'
import { tellAnswer } from './tell-answers.ts'

/** The words of the editor for translators, with what the file says of rows of which the editor says nothing. */
const plainWords = {
  de: { told: translatorsDe.told, taken: 'Importiert.', confirmed: 'Als richtig vermerkt.' },
  es: { told: translatorsEs.told, taken: 'Importado.', confirmed: 'Anotado como correcto.' },
  fr: { told: translatorsFr.told, taken: 'Importé.', confirmed: 'Noté comme juste.' },
  it: { told: translatorsIt.told, taken: 'Importato.', confirmed: 'Segnato come giusto.' },
} as const satisfies Readonly<Record<PlainLanguage, unknown>>

/** What a translator is told about a row, in a language of the editor in which the commands do not speak; empty if nothing has changed. */
export function explainPlainly(answer: Answer, language: PlainLanguage): string {
  const { told, taken, confirmed } = plainWords[language]
  if (answer.what === 'same') return ''
  if (answer.what === 'confirmed') return confirmed
  const said = tellAnswer(answer, language).map((one) =>
    'say' in one
      ? fillPlain(
          told[one.say],
          Object.fromEntries(Object.entries(one.values ?? {}).map(([key, value]) => [key, String(value)])),
        )
      : one.problem.message,
  )
  const isTaken = answer.what === 'taken' && answer.like === undefined && answer.from === undefined
  return [...(isTaken ? [taken] : []), ...new Set(said)].join(' ')
}
