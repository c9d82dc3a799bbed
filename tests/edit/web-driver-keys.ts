const codes: Readonly<Record<string, string>> = {
  Control: '\ue009',
  Shift: '\ue008',
  Enter: '\ue007',
  Tab: '\ue004',
  Escape: '\ue00c',
}

/** The actions of WebDriver that press keys together, such as `Control+k`, or type a letter. */
export function keyActions(chord: string): readonly object[] {
  const keys = (chord.length > 1 ? chord.split('+') : [chord]).map((key) => codes[key] ?? key)
  const actions = [
    ...keys.map((value) => ({ type: 'keyDown', value })),
    ...keys.toReversed().map((value) => ({ type: 'keyUp', value })),
  ]
  return [{ type: 'key', id: 'keyboard', actions }]
}
