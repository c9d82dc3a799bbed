import type { EditState } from '../protocol/protocol.ts'
import { sayInPortugal } from './european.ts'

/** A state whose problems are said in the words of a country: the server knows the language alone. */
export function sayProblems<State extends Pick<EditState, 'problems'>>(state: State, language: string): State {
  if (language !== 'pt-PT') return state
  return { ...state, problems: state.problems.map((one) => ({ ...one, message: sayProblem(one.message, language) })) }
}

/** What is said of a problem, in the words of a country: what it quotes is the site's own. */
export function sayProblem(message: string, language: string): string {
  if (language !== 'pt-PT') return message
  return message
    .split(/("[^"]*"|“[^”]*”)/)
    .map((part, index) => (index % 2 === 0 ? sayInPortugal(part) : part))
    .join('')
}
