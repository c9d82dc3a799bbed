import { Fragment, useEffect, useId, useState } from 'react'
import type { EditedTypeface } from '../protocol/look.ts'
import { useWords } from '../words/use-words.ts'

/** The families of headings and of text. */
export interface Pair {
  readonly heading: string
  readonly text: string
}

interface TypefacePairsProps {
  /** What they are for: all pages, or those of a language. */
  readonly label: string
  readonly typefaces: readonly EditedTypeface[]
  /** What is shown as a heading, and as a text. */
  readonly shown: Pair & { readonly lang?: string }
  readonly chosen: Pair
  onChoose(pair: Pair): Promise<unknown>
}

/** Pairs of the typefaces that are installed, each shown in its own letters. The group of the chosen one is open. */
export function TypefacePairs({ label, typefaces, shown, chosen, onChoose }: TypefacePairsProps) {
  const { words } = useWords()
  const id = useId()
  /** What is chosen, while it is on its way to the file. */
  const [own, setOwn] = useState<Pair>()
  const now = own ?? chosen

  async function choose(pair: Pair): Promise<void> {
    setOwn(pair)
    await onChoose(pair)
    setOwn((last) => (last === pair ? undefined : last))
  }

  useEffect(() => {
    for (const { family, file } of typefaces) {
      const face = new FontFace(family, `url(${file})`, { weight: '100 900' })
      document.fonts.add(face)
    }
  }, [typefaces])

  const groups = groupPairs(typefaces, chosen).filter(({ pairs }) => pairs.length > 0)
  const isGrouped = groups.filter(({ kind }) => kind !== 'own').length > 1
  const [first] = useState(chosen)
  const names = { own: '', two: words.look.twoTypefaces, one: words.look.oneTypeface }
  const list = (pairs: readonly Pair[]) => (
    <div className="pairs">
      {pairs.map((pair) => (
        <PairChoice
          key={`${pair.heading}/${pair.text}`}
          name={id}
          pair={pair}
          shown={shown}
          isChosen={isSame(pair, now)}
          onChoose={() => void choose(pair)}
        />
      ))}
    </div>
  )
  return (
    <div role="radiogroup" aria-label={label}>
      {groups.map(({ kind, pairs }) =>
        kind === 'own' || !isGrouped ? (
          <Fragment key={kind}>{list(pairs)}</Fragment>
        ) : (
          <details key={kind} className="pair-group" open={pairs.some((pair) => isSame(pair, first))}>
            <summary>{`${names[kind]} (${pairs.length})`}</summary>
            {list(pairs)}
          </details>
        ),
      )}
    </div>
  )
}

interface PairChoiceProps extends Pick<TypefacePairsProps, 'shown'> {
  /** What the choices of one question have in common. */
  readonly name: string
  readonly pair: Pair
  readonly isChosen: boolean
  onChoose(): void
}

function PairChoice({ name, pair: { heading, text }, shown, isChosen, onChoose }: PairChoiceProps) {
  const { words, fill } = useWords()
  return (
    <label className="pair">
      <input type="radio" name={name} checked={isChosen} onChange={onChoose} />
      <span className="pair-heading" lang={shown.lang} style={{ fontFamily: `"${heading}", serif` }}>
        {shown.heading}
      </span>
      <span lang={shown.lang} style={{ fontFamily: `"${text}", sans-serif` }}>
        {shown.text}
      </span>
      <span className="field-note">
        {heading === text ? fill(words.look.both, { family: heading }) : fill(words.look.pair, { heading, text })}
      </span>
    </label>
  )
}

interface PairGroup {
  readonly kind: 'own' | 'two' | 'one'
  readonly pairs: readonly Pair[]
}

/** What is chosen now, where it is none of the others; headings with serifs above text without; and each family alone. */
function groupPairs(typefaces: readonly EditedTypeface[], chosen: Pair): readonly PairGroup[] {
  const serifs = typefaces.filter(({ isSerif }) => isSerif)
  const plain = typefaces.filter(({ isSerif }) => !isSerif)
  const two = serifs.flatMap(({ family: heading }) => plain.map(({ family: text }) => ({ heading, text })))
  const one = typefaces.map(({ family }) => ({ heading: family, text: family }))
  const isOffered = [...two, ...one].some((pair) => isSame(pair, chosen))
  return [
    { kind: 'own', pairs: isOffered ? [] : [chosen] },
    { kind: 'two', pairs: two },
    { kind: 'one', pairs: one },
  ]
}

function isSame(a: Pair, b: Pair): boolean {
  return a.heading === b.heading && a.text === b.text
}
