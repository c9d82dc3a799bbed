/** How far a translation is, as a program says: in XLIFF by a state with a qualifier and an approval, in a catalogue by flags. */
export interface SaidState {
  readonly state?: string | undefined
  /** A state qualifier, a substate, or flags. */
  readonly detail?: string | undefined
  readonly approved?: string | undefined
}

const finished = new Set(['translated', 'reviewed', 'final', 'signed-off'])

/** Marks of translations that have to be done again, whatever their state. */
const turnedDown = /reject|fuzzy\b(?!-match)|needs-|unfinished|incomplete/

/** Marks of suggestions that nobody has read yet. */
const suggested = /suggestion|fuzzy-match|leveraged-mt/

/**
 * Whether a translation counts as finished, for all formats; undefined if the file says nothing about it. Not finished are `new`, `initial`, every
 * `needs-…`, unknown states, and whatever is explicitly not approved.
 */
export function isFinished({ state = '', detail = '', approved = '' }: SaidState): boolean | undefined {
  const [own, more, approval] = [state, detail, approved].map((word) => word.trim().toLowerCase())
  if (turnedDown.test(more ?? '') || approval === 'no') return false
  if (finished.has(own ?? '')) return true
  if (own !== '') return false
  if (approval !== '') return approval === 'yes'
  return suggested.test(more ?? '') ? false : undefined
}
