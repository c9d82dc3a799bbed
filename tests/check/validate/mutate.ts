/** The kinds of mistake that are made with each key. */
export const mistakes = ['delete', 'rename', 'type', 'empty'] as const

/** A kind of mistake with a key. */
export type Mistake = (typeof mistakes)[number]

type Section = Record<string, unknown>
type Path = readonly (string | number)[]

/** A key of a configuration, with the section that it stands in. */
export interface Target {
  readonly section: Section
  readonly key: string
  readonly path: Path
  /** The key after a slip of the finger. */
  readonly misspelt: string
}

/** All keys of a value, from the top to the bottom. */
export function targetsOf(value: unknown, path: Path = []): Target[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => targetsOf(item, [...path, index]))
  if (typeof value !== 'object' || value === null) return []
  const section = value as Section
  return Object.keys(section).flatMap((key, index) => [
    { section, key, path: [...path, key], misspelt: misspell(key, path.length + index) },
    ...targetsOf(section[key], [...path, key]),
  ])
}

/** Makes the mistake, looks, and fixes it again. */
export function withMistake<T>({ section, key, misspelt }: Target, mistake: Mistake, look: () => T): T {
  const entries = Object.entries(section)
  try {
    if (mistake === 'delete') delete section[key]
    else if (mistake === 'empty') section[key] = null
    else if (mistake === 'type') section[key] = otherType(section[key])
    else
      refill(
        section,
        entries.map(([name, value]) => [name === key ? misspelt : name, value]),
      )
    return look()
  } finally {
    refill(section, entries)
  }
}

function refill(section: Section, entries: readonly (readonly [string, unknown])[]): void {
  for (const key of Object.keys(section)) delete section[key]
  for (const [key, value] of entries) section[key] = value
}

function otherType(value: unknown): unknown {
  return typeof value === 'string' ? ['mistake'] : 'mistake'
}

/** One letter is left out, doubled, changed, or swapped with the next. */
function misspell(key: string, turn: number): string {
  const at = Math.floor(key.length / 2)
  const slips = [
    key.slice(0, at) + key.slice(at + 1),
    key.slice(0, at) + key[at] + key.slice(at),
    `${key.slice(0, at)}q${key.slice(at + 1)}`,
    key.slice(0, at - 1) + key[at] + key[at - 1] + key.slice(at + 1),
  ]
  const slip = slips[turn % slips.length] as string
  return slip === key || slip === '' ? `${key}q` : slip
}
