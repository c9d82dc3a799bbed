import { useEffect, useId, useState } from 'react'
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

/** Pairs of the typefaces that are installed, each shown in its own letters. */
export function TypefacePairs({ label, typefaces, shown, chosen, onChoose }: TypefacePairsProps) {
  const { words, fill } = useWords()
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

  return (
    <div className="pairs" role="radiogroup" aria-label={label}>
      {listPairs(typefaces, chosen).map((pair) => {
        const { heading, text } = pair
        const isChosen = heading === now.heading && text === now.text
        return (
          <label key={`${heading}/${text}`} className="pair">
            <input type="radio" name={id} checked={isChosen} onChange={() => void choose(pair)} />
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
      })}
    </div>
  )
}

/** Headings with serifs above text without, each family alone, and what is chosen now. */
function listPairs(typefaces: readonly EditedTypeface[], chosen: Pair): Pair[] {
  const serifs = typefaces.filter(({ isSerif }) => isSerif)
  const plain = typefaces.filter(({ isSerif }) => !isSerif)
  const pairs = [
    ...serifs.flatMap(({ family: heading }) => plain.map(({ family: text }) => ({ heading, text }))),
    ...typefaces.map(({ family }) => ({ heading: family, text: family })),
  ]
  const isOffered = pairs.some(({ heading, text }) => heading === chosen.heading && text === chosen.text)
  return isOffered ? pairs : [chosen, ...pairs]
}
