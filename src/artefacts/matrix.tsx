import { useId } from 'react'
import { ColumnHeads } from './column-heads.tsx'
import type { ArtefactOf, Drawing, DrawingProps } from './drawing.ts'
import { Letterhead } from './letterhead.tsx'
import { useFormats } from './use-formats.ts'

type Matrix = ArtefactOf<'matrix'>
type Risk = Matrix['suppliers'][number]['risk']

const risks: readonly Risk[] = ['A', 'B', 'C']

/** The suppliers by class of risk, with the score of their last assessment and what comes next. */
export const matrix: Drawing<'matrix'> = { large: LargeMatrix, small: SmallMatrix }

function LargeMatrix({ artefact }: DrawingProps<'matrix'>) {
  const id = useId()
  const { columns, classes, suppliers } = artefact
  return (
    <>
      <Letterhead artefact={artefact} id={id} />
      <div className="artefact-band">
        <Legend artefact={artefact} />
      </div>
      <table aria-labelledby={id}>
        <ColumnHeads names={[columns.risk, columns.supplier, columns.score, columns.next]} />
        <tbody>
          {suppliers.map(({ name, risk, score, next }, index) => (
            <tr key={index}>
              <td>
                <Badge risk={risk} />
                <span className="artefact-unseen">{` ${classes[risk]}`}</span>
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

function Legend({ artefact: { classes, suppliers } }: DrawingProps<'matrix'>) {
  const { number } = useFormats()
  return (
    <ul className="artefact-legend">
      {risks.map((risk) => (
        <li key={risk}>
          <Badge risk={risk} /> {classes[risk]}{' '}
          <b>{number(suppliers.filter((supplier) => supplier.risk === risk).length)}</b>
        </li>
      ))}
    </ul>
  )
}

function Badge({ risk }: { readonly risk: Risk }) {
  return <b className={`artefact-matrix-${risk.toLowerCase()}`}>{risk}</b>
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
  return (
    <>
      <Letterhead artefact={artefact} />
      <table role="none">
        <tbody>
          {artefact.suppliers.slice(0, 5).map(({ name, risk, score }, index) => (
            <tr key={index}>
              <td>
                <Badge risk={risk} />
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
