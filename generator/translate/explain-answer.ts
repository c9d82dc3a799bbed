import type { Diagnostic } from '../diagnostics/diagnostic.ts'
import { type Language, languages } from '../diagnostics/languages.ts'
import { composeMessage } from '../diagnostics/words.ts'
import { type Answer, changedLink, type RowRefusal } from './answer.ts'
import type { Unit } from './translation-unit.ts'

/** What a translator is told about a row; empty if nothing has changed. */
export function explainAnswer(answer: Answer, language: Language): string {
  const { confirmed, numbers, stars } = languages[language].translate
  if (answer.what === 'same') return ''
  if (answer.what === 'confirmed') return confirmed
  if (answer.what === 'refused') return explainRefusal(answer, language)
  const remarks = answer.remarks.map((said) => composeMessage(said, language).message)
  const other = answer.numbers ? [numbers(answer.numbers)] : []
  const lost = answer.hasLostStars ? [stars] : []
  return [explainTaking(answer, language), ...other, ...lost, ...new Set(remarks)].join(' ')
}

function explainTaking({ from, like: id }: Extract<Answer, { readonly what: 'taken' }>, language: Language): string {
  const { taken, moved, like } = languages[language].translate
  if (id !== undefined) return like(id)
  return from === undefined ? taken : moved
}

function explainRefusal(refused: RowRefusal, language: Language): string {
  const { refusals } = languages[language].translate
  switch (refused.why) {
    case 'source-edited':
    case 'changed-meanwhile':
      return refusals[refused.why](refused)
    case 'twice':
    case 'swapped':
      return refusals[refused.why](refused)
    case 'tags': {
      const link = changedLink(refused)
      if (link) return refusals.linkTo(link)
      return refusals[refused.why]({ missing: [...new Set(refused.missing)], extra: [...new Set(refused.extra)] })
    }
    case 'spreadsheet':
      return refusals.spreadsheet(refused)
    case 'formula':
      return refusals.formula(refused)
    case 'check':
      return refusals.check({ said: saidBy(refused.said, language) })
    default:
      return refusals[refused.why]()
  }
}

/** What the check says. Only an error comes with its cure: that of a warning is meant for whoever edits the YAML. */
function saidBy(said: Diagnostic, language: Language): string {
  const { message, help } = composeMessage(said, language)
  return said.severity === 'error' && help ? `${message} ${help}` : message
}

/** How many rows were accepted, confirmed and refused. */
export function countAnswers(answers: readonly Answer[]): Readonly<Record<'taken' | 'confirmed' | 'refused', number>> {
  const count = (what: Answer['what']) => answers.filter((answer) => answer.what === what).length
  return { taken: count('taken'), confirmed: count('confirmed'), refused: count('refused') }
}

/** The ids of the first texts that have no row in a file; the rest is only counted. */
export function firstIds(absent: readonly Unit[]): string[] {
  return absent.slice(0, 5).map(({ id }) => id)
}
