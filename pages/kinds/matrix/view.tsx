import { useId } from 'react'
import { ColumnHeads, type Content, type DocumentProps, Legend, Letterhead, useFormats } from 'site-from-yaml/kinds'
import type { Matrix } from './type.ts'

/** The number of rows that fit into a small drawing. */
const smallRows = 5

/** The rows of a matrix by class, each with the score of the last assessment and what comes next. */
export function Large({ artefact }: DocumentProps<Matrix>) {
  const id = useId()
  const { columns } = artefact
  return (
    <>
      <Letterhead artefact={artefact} id={id} />
      <div className="artefact-band">
        <ClassLegend artefact={artefact} />
      </div>
      <table aria-labelledby={id}>
        <ColumnHeads names={[columns.class, columns.name, columns.score, columns.next]} />
        <tbody>
          {matrixRows(artefact).map(({ sign, tone, label, name, score, next }, index) => (
            <tr key={index}>
              <td>
                <Badge sign={sign} tone={tone} />
                <span className="visually-hidden">{` ${label}`}</span>
              </td>
              <th scope="row">{name}</th>
              <td>
                <Score score={score} />
              </td>
              <td>{next}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}

/** The rows of all classes, each with what is known of its class. */
function matrixRows({ classes }: Content<Matrix>) {
  return classes.flatMap(({ rows, ...rest }) => rows.map((row) => ({ ...rest, ...row })))
}

function ClassLegend({ artefact: { classes } }: DocumentProps<Matrix>) {
  const entries = classes.map(({ sign, tone, label, rows }) => ({
    key: sign,
    sign: <Badge sign={sign} tone={tone} />,
    label,
    count: rows.length,
  }))
  return <Legend entries={entries} />
}

function Badge({ sign, tone }: Pick<Content<Matrix>['classes'][number], 'sign' | 'tone'>) {
  return <b className={`artefact-matrix-${tone}`}>{sign}</b>
}

function Score({ score }: { readonly score: number }) {
  const { percent } = useFormats()
  return (
    <>
      {percent(score)}
      <svg viewBox="0 0 100 6" aria-hidden="true">
        <path d={`M0 3h${score}`} />
      </svg>
    </>
  )
}

/** Its first lines, as a picture. */
export function Small({ artefact }: DocumentProps<Matrix>) {
  const rows = matrixRows(artefact).slice(0, smallRows)
  return (
    <>
      <Letterhead artefact={artefact} />
      <table role="none">
        <tbody>
          {rows.map(({ sign, tone, name, score }, index) => (
            <tr key={index}>
              <td>
                <Badge sign={sign} tone={tone} />
              </td>
              <td>{name}</td>
              <td>
                <Score score={score} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </>
  )
}
