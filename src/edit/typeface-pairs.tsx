import { useEffect } from 'react'
import type { EditedTypeface } from './protocol.ts'
import { useWords } from './words/use-words.ts'

/** The families of headings and of text. */
export interface Pair {
  readonly heading: string
  readonly text: string
}

interface TypefacePairsProps {
  readonly typefaces: readonly EditedTypeface[]
  /** The name that is shown as a heading: that of the company. */
  readonly name: string
  readonly chosen: Pair
  onChoose(pair: Pair): void
}

/** Pairs of the typefaces that are installed, each shown in its own letters. */
export function TypefacePairs({ typefaces, name, chosen, onChoose }: TypefacePairsProps) {
  const { words, fill } = useWords()

  useEffect(() => {
    for (const { family, file } of typefaces) {
      const face = new FontFace(family, `url(${file})`, { weight: '100 900' })
      document.fonts.add(face)
    }
  }, [typefaces])

  return (
    <div className="pairs" role="radiogroup" aria-label={words.look.typefaces}>
      {pairsOf(typefaces, chosen).map((pair) => {
        const { heading, text } = pair
        const isChosen = heading === chosen.heading && text === chosen.text
        return (
          <label key={`${heading}/${text}`} className="pair">
            <input type="radio" name="pair" checked={isChosen} onChange={() => onChoose(pair)} />
            <span className="pair-heading" style={{ fontFamily: `"${heading}", serif` }}>
              {name}
            </span>
            <span style={{ fontFamily: `"${text}", sans-serif` }}>{words.look.sample}</span>
            <span className="field-note">
              {heading === text ? fill(words.look.both, { family: heading }) : fill(words.look.pair, { heading, text })}
            </span>
          </label>
        )
      })}
    </div>
  )
}

/** Headings with serifs above text without, each family alone, and what is chosen now. */
function pairsOf(typefaces: readonly EditedTypeface[], chosen: Pair): Pair[] {
  const serifs = typefaces.filter(({ isSerif }) => isSerif)
  const plain = typefaces.filter(({ isSerif }) => !isSerif)
  const pairs = [
    ...serifs.flatMap(({ family: heading }) => plain.map(({ family: text }) => ({ heading, text }))),
    ...typefaces.map(({ family }) => ({ heading: family, text: family })),
  ]
  const isOffered = pairs.some(({ heading, text }) => heading === chosen.heading && text === chosen.text)
  return isOffered ? pairs : [chosen, ...pairs]
}
