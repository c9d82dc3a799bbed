/** What a program says of how far somebody is with a translation: in XLIFF by a state with details and an approval, in a catalogue by flags. */
export interface SaidState {
  readonly state?: string | undefined
  /** A qualifier, a state below the state, flags. */
  readonly detail?: string | undefined
  readonly approved?: string | undefined
}

const finished = new Set(['translated', 'reviewed', 'final', 'signed-off'])

/** What is to be done again, whatever the state says. */
const turnedDown = /reject|fuzzy\b(?!-match)|needs-|unfinished|incomplete/

/** Where a text comes from that nobody has read yet. */
const suggested = /suggestion|fuzzy-match|leveraged-mt/

/**
 * Whether a translation counts as finished; undefined where nothing is said of it. The one place that knows, for all formats: `new`, `initial`,
 * each `needs-…`, a state that the formats do not have, and what is not approved, whatever its state, are not finished.
 */
export function isFinished({ state = '', detail = '', approved = '' }: SaidState): boolean | undefined {
  const [own, more, approval] = [state, detail, approved].map((word) => word.trim().toLowerCase())
  if (turnedDown.test(more ?? '') || approval === 'no') return false
  if (finished.has(own ?? '')) return true
  if (own !== '') return false
  if (approval !== '') return approval === 'yes'
  return suggested.test(more ?? '') ? false : undefined
}
