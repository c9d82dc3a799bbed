import { useId } from 'react'
import { useFormats } from '../locale/use-formats.ts'
import { ColumnHeads, Legend, Letterhead } from './artefact-parts.tsx'
import type { ArtefactOf, Drawing, DrawingProps } from './drawing.ts'

type Matrix = ArtefactOf<'matrix'>

/** The number of rows that fit into a small drawing. */
const smallRows = 5

/** The rows of a matrix by class, each with the score of the last assessment and what comes next. */
export const matrix: Drawing<'matrix'> = { large: LargeMatrix, small: SmallMatrix }

function LargeMatrix({ artefact }: DrawingProps<'matrix'>) {
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
function matrixRows({ classes }: Matrix) {
  return classes.flatMap(({ rows, ...rest }) => rows.map((row) => ({ ...rest, ...row })))
}

function ClassLegend({ artefact: { classes } }: DrawingProps<'matrix'>) {
  const entries = classes.map(({ sign, tone, label, rows }) => ({
    key: sign,
    sign: <Badge sign={sign} tone={tone} />,
    label,
    count: rows.length,
  }))
  return <Legend entries={entries} />
}

function Badge({ sign, tone }: Pick<Matrix['classes'][number], 'sign' | 'tone'>) {
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

function SmallMatrix({ artefact }: DrawingProps<'matrix'>) {
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
