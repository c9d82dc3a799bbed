import type { EditorLanguage } from '../../src/edit/protocol/editor-language.ts'
import type { Told, ToldName } from '../../src/edit/protocol/translators.ts'
import { cut, list } from '../diagnostics/messages/phrases.ts'
import { sayProblem } from '../edit/page/edited-problem.ts'
import { type Answer, changedLink, type RowRefusal } from './answer.ts'
import type { Unreadable } from './translation-unit.ts'
import type { Failure } from './translations.ts'

/** What the editor says of a row; nothing where all is as it should be. */
export function tellAnswer(answer: Answer, language: EditorLanguage): Told[] {
  if (answer.what === 'refused') return [{ say: 'refused' }, ...tellRefusal(answer, language)]
  if (answer.what !== 'taken') return []
  const { from, like, numbers, hasLostStars, remarks } = answer
  return [
    ...(like === undefined ? [] : [{ say: 'like', values: { row: like } } as const]),
    ...(like === undefined && from !== undefined ? [{ say: 'moved' } as const] : []),
    ...(numbers ? [tellNumbers(numbers)] : []),
    ...(hasLostStars ? [{ say: 'stars' } as const] : []),
    ...remarks.map((said) => ({ problem: sayProblem(said, language) })),
  ]
}

function tellNumbers({ missing, extra }: NonNullable<Extract<Answer, { readonly what: 'taken' }>['numbers']>): Told {
  const values = { missing: missing.join(', '), extra: extra.join(', ') }
  return { say: extra.length === 0 ? 'numbersMissing' : 'numbers', values }
}

function tellRefusal(refused: RowRefusal, language: EditorLanguage): Told[] {
  const { why: say } = refused
  switch (say) {
    case 'check':
      return [{ problem: sayProblem(refused.said, language) }]
    case 'source-edited':
    case 'changed-meanwhile':
      return [{ say, values: { now: refused.now } }]
    case 'twice':
    case 'swapped':
      return [{ say, values: { rows: refused.rows.join(', ') } }]
    case 'spreadsheet':
      return [{ say, values: { was: cut(refused.was) } }]
    case 'formula':
      return [{ say, values: { text: cut(refused.text) } }]
    case 'tags': {
      const values = changedLink(refused)
      if (values) return [{ say: 'linkTo', values }]
      return [{ say }, ...tellTags('tagsMissing', refused.missing), ...tellTags('tagsExtra', refused.extra)]
    }
    default:
      return [{ say }]
  }
}

function tellTags(say: ToldName, tags: readonly string[]): Told[] {
  return tags.length === 0 ? [] : [{ say, values: { list: list([...new Set(tags)]) } }]
}

/** What the editor says where nothing came of a file. */
export function tellFailure(failure: Failure): Told[] {
  const nothing = { say: 'nothing' } as const
  switch (failure.failed) {
    // Of machine texts and single pages: nobody asks for them here.
    case 'engine':
    case 'published':
    case 'pageUnknown':
      return [nothing]
    case 'localeUnknown':
    case 'sameLocale':
      return [{ say: failure.failed, values: { name: failure.name } }, nothing]
    default:
      return [{ say: failure.failed }, nothing]
  }
}

/** What the editor says of a file that cannot be read. */
export function tellUnreadable(reason: Unreadable, file: string): Told[] {
  return [{ say: reason === 'letters' ? 'noLetters' : reason, values: { file } }, { say: 'nothing' }]
}
