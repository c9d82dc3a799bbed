import { useId } from 'react'
import { ColumnHeads, type DocumentProps, Legend, Letterhead, Mark, useFormats } from 'site-from-yaml/kinds'
import type { Checklist } from './type.ts'

const results = ['pass', 'partial', 'fail'] as const

/** An audit checklist: its score, the count of each result, and every item with what was found. */
export function Large({ artefact }: DocumentProps<Checklist>) {
  const id = useId()
  const { columns, items } = artefact
  return (
    <>
      <Letterhead artefact={artefact} id={id} />
      <Summary artefact={artefact} />
      <table aria-labelledby={id}>
        <ColumnHeads names={[columns.clause, columns.text, columns.result]} />
        <tbody>
          {items.map(({ clause, text, result, note }, index) => (
            <tr key={index} className={`artefact-checklist-${result}`}>
              <th scope="row">{clause}</th>
              <td>
                {text}
                {note ? <span className="artefact-note">{note}</span> : null}
              </td>
              <td>
                <span className="artefact-checklist-result">
                  <Mark kind={result} /> {artefact.results[result]}
                </span>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

function Summary({ artefact: { score, scoreLabel, results: words, items } }: DocumentProps<Checklist>) {
  const entries = results.map((result) => ({
    key: result,
    sign: <Mark kind={result} />,
    label: words[result],
    count: items.filter((item) => item.result === result).length,
  }))
  return (
    <div className="artefact-band">
      <Score score={score} label={scoreLabel} />
      <Legend entries={entries} />
    </div>
  )
}

function Score({ score, label }: { readonly score: number; readonly label: string }) {
  const { percent } = useFormats()
  return (
    <p className="artefact-score">
      <svg viewBox="-18 -18 36 36" aria-hidden="true">
        <circle r="16" />
        <circle r="16" pathLength="100" strokeDasharray={`${score} 100`} />
      </svg>
      <b>{percent(score)}</b>
      {` ${label}`}
    </p>
  )
}

/** Its first lines, as a picture. */
export function Small({ artefact }: DocumentProps<Checklist>) {
  return (
    <>
      <Letterhead artefact={artefact} />
      <Score score={artefact.score} label={artefact.scoreLabel} />
      <ul>
        {artefact.items.slice(0, 4).map(({ text, result }, index) => (
          <li key={index}>
            <Mark kind={result} />
            {text}
          </li>
        ))}
      </ul>
    </>
  )
}
