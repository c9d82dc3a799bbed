import fc from 'fast-check'

/** A YAML text in some style, as files by many hands are. */
export interface WrittenFile {
  readonly text: string
}

type Tree = string | Tree[] | { readonly [key: string]: Tree }

/** How one file is written. */
interface Hand {
  readonly step: number
  readonly dash: number
  readonly lineEnd: '\n' | '\r\n'
  readonly gaps: boolean
  /** Numbers that choose a style for each value in turn. */
  readonly choices: readonly number[]
}

const words = fc.constantFrom(
  'Olá',
  'text',
  'a b',
  '24 horas',
  "it's",
  'x',
  'Ação: já',
  'no',
  '12',
  'é # isto',
  '"q"',
  '',
)

const key = fc.constantFrom('title', 'text', 'pt', 'es', 'en', 'items', 'kind', 'a-b', 'note', 'x1')

const { tree } = fc.letrec<{ tree: Tree }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 4, depthSize: 'medium' },
    words,
    fc.array(tie('tree'), { minLength: 1, maxLength: 4 }),
    fc.dictionary(key, tie('tree'), { minKeys: 1, maxKeys: 4, noNullPrototype: true }),
  ),
}))

const hand = fc.record({
  step: fc.integer({ min: 1, max: 4 }),
  dash: fc.integer({ min: 0, max: 3 }),
  lineEnd: fc.constantFrom<'\n' | '\r\n'>('\n', '\r\n'),
  gaps: fc.boolean(),
  choices: fc.array(fc.nat(99), { minLength: 12, maxLength: 12 }),
})

/** Files with comments above and behind values, all kinds of quotes, lines below keys, flow lists, gaps, with or without a last line end. */
export const writtenFiles: fc.Arbitrary<WrittenFile> = fc
  .record({
    root: fc.dictionary(key, tree, { minKeys: 1, maxKeys: 5, noNullPrototype: true }),
    hand,
    isEnded: fc.boolean(),
  })
  .map(({ root, hand: by, isEnded }) => {
    const lines = new Writer(by).mapping(root, 0)
    const text = lines.join(by.lineEnd)
    return { text: isEnded ? text + by.lineEnd : text }
  })

class Writer {
  readonly #hand: Hand
  #turn = 0

  constructor(hand: Hand) {
    this.#hand = hand
  }

  mapping(entries: Readonly<Record<string, Tree>>, column: number): string[] {
    return Object.entries(entries).flatMap(([name, value], index) => {
      const [first = '', ...others] = this.#value(value, column)
      return this.#withSurroundings(index, column, [`${' '.repeat(column)}${name}:${first}`, ...others])
    })
  }

  #list(items: readonly Tree[], column: number): string[] {
    return items.flatMap((item, index) => {
      const isMapping = typeof item === 'object' && !Array.isArray(item)
      const [first = '', ...others] = isMapping ? this.mapping(item, column + 2) : this.#value(item, column)
      const behind = isMapping ? ` ${first.trimStart()}` : first
      // A comment may stand above the first key of an item: then it stands behind the dash, which few write.
      const isComment = isMapping && first.trimStart().startsWith('#')
      const lines = isComment ? this.#uncommented(item, column) : [`${' '.repeat(column)}-${behind}`, ...others]
      return this.#withSurroundings(index, column, lines)
    })
  }

  #uncommented(item: Readonly<Record<string, Tree>>, column: number): string[] {
    const lines = this.mapping(item, column + 2)
    const first = lines.findIndex((line) => line.trim() !== '' && !line.trimStart().startsWith('#'))
    return [`${' '.repeat(column)}- ${(lines[first] ?? '').trimStart()}`, ...lines.slice(first + 1)]
  }

  /** What stands behind a colon or dash, and the lines below. */
  #value(value: Tree, column: number): string[] {
    if (typeof value === 'string') return this.#scalar(value, column)
    const isFlow = this.#chosen() < 12 && isFlat(value)
    if (isFlow) return [` ${flow(value)}${this.#comment()}`]
    if (Array.isArray(value)) return [this.#comment(), ...this.#list(value, column + this.#hand.dash)]
    return [this.#comment(), ...this.mapping(value, column + this.#hand.step)]
  }

  #scalar(value: string, column: number): string[] {
    const choice = this.#chosen()
    const below = ' '.repeat(column + 3)
    if (choice < 8 && value !== '') return [` |-${this.#comment()}`, `${below}${value}`, '', `${below}# no comment`]
    if (choice < 14 && value !== '') return [` >`, `${below}${value}`, `${below}and more`]
    const isRisky = value === '' || /^["#]|: | #|^(?:no|12)$/.test(value)
    if (choice < 40 || (isRisky && choice < 70)) return [` ${JSON.stringify(value)}${this.#comment()}`]
    return [` ${choice < 60 || isRisky ? `'${value.replaceAll("'", "''")}'` : value}${this.#comment()}`]
  }

  #withSurroundings(index: number, column: number, lines: readonly string[]): string[] {
    const comment = this.#chosen() < 20 ? [`${' '.repeat(column)}# about ${this.#turn}`] : []
    const gap = this.#hand.gaps && index > 0 ? [''] : []
    return [...gap, ...comment, ...lines]
  }

  #comment(): string {
    return this.#chosen() < 15 ? ` # behind ${this.#turn}` : ''
  }

  #chosen(): number {
    const { choices } = this.#hand
    this.#turn++
    return ((choices[this.#turn % choices.length] ?? 0) * 7 + this.#turn * 13) % 100
  }
}

function isFlat(value: Tree[] | Readonly<Record<string, Tree>>): boolean {
  return Object.values(value).every((entry) => typeof entry === 'string')
}

function flow(value: Tree[] | Readonly<Record<string, Tree>>): string {
  const entries = Object.entries(value).map(([name, entry]) =>
    Array.isArray(value) ? JSON.stringify(entry) : `${name}: ${JSON.stringify(entry)}`,
  )
  return Array.isArray(value) ? `[${entries.join(', ')}]` : `{ ${entries.join(', ')} }`
}
