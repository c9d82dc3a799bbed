import type { ReactNode } from 'react'
import { useFormats } from '../locale/use-formats.ts'

interface LegendProps {
  readonly entries: readonly {
    readonly key: string
    /** The mark or badge that the document uses. */
    readonly sign: ReactNode
    /** What it means. */
    readonly label: string
    /** How often the document has it. */
    readonly count: number
  }[]
}

/** What the signs of a document mean, and how often it has each. */
export function Legend({ entries }: LegendProps) {
  const { number } = useFormats()
  return (
    <ul className="artefact-legend">
      {entries.map(({ key, sign, label, count }) => (
        <li key={key}>
          {sign} {label} <b>{number(count)}</b>
        </li>
      ))}
    </ul>
  )
}
