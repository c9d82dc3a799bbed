import { useId } from 'react'
import { type Content, type DocumentProps, Letterhead, Stamp, useFormats } from 'site-from-yaml/kinds'
import type { Nutrition } from './type.ts'

/** The number of rows that fit into a small drawing. */
const smallRows = 5

/** A nutrition label with figures per 100 g, per portion and of the daily value, and the magnifier for the front of the pack. */
export function Large({ artefact }: DocumentProps<Nutrition>) {
  const { frontOfPack, allergens } = artefact
  return (
    <>
      <Letterhead artefact={artefact} />
      <div className="artefact-nutrition-proof">
        <Label artefact={artefact} />
        <div className="artefact-nutrition-panel">
          {frontOfPack ? <Magnifier {...frontOfPack} /> : null}
          <p className="artefact-nutrition-allergens">{allergens}</p>
        </div>
      </div>
    </>
  )
}

function Label({ artefact: { heading, servings, serving, columns, rows, footnote } }: DocumentProps<Nutrition>) {
  const id = useId()
  return (
    <div className="artefact-nutrition-label">
      <p className="artefact-nutrition-heading" id={id}>
        {heading}
      </p>
      <p className="artefact-nutrition-serving">
        {servings}
        <br />
        {serving}
      </p>
      <table aria-labelledby={id}>
        <thead>
          <tr>
            <td />
            {[columns.per100, columns.perServing, columns.dailyValue].map((name) => (
              <th key={name} scope="col">
                <span>{name}</span>
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={index} row={row} />
          ))}
        </tbody>
      </table>
      <p className="artefact-nutrition-footnote">{footnote}</p>
    </div>
  )
}

function Row({
  row: { nutrient, per100, perServing, dailyValue, level = 0 },
}: {
  readonly row: Content<Nutrition>['rows'][number]
}) {
  const { number } = useFormats()
  return (
    <tr>
      <th scope="row" className={level > 0 ? `artefact-level-${level}` : undefined}>
        {nutrient}
      </th>
      <td>{number(per100)}</td>
      <td>{number(perServing)}</td>
      <td>{dailyValue === undefined ? null : number(dailyValue)}</td>
    </tr>
  )
}

/** The warning on the front of a pack: a magnifier, the words, and one black field for each nutrient. */
function Magnifier({ lead, nutrients }: NonNullable<Content<Nutrition>['frontOfPack']>) {
  return (
    <div className="artefact-nutrition-front">
      <p className="artefact-nutrition-lead">
        <svg viewBox="0 0 32 32" aria-hidden="true">
          <circle cx="13" cy="13" r="10" />
          <path d="m20.5 20.5 9 9" />
        </svg>
        {lead}
      </p>
      <ul>
        {nutrients.map((nutrient) => (
          <li key={nutrient}>{nutrient}</li>
        ))}
      </ul>
    </div>
  )
}

/** Its first lines, as a picture. */
export function Small({ artefact }: DocumentProps<Nutrition>) {
  const { number } = useFormats()
  const { heading, columns, rows, frontOfPack } = artefact
  return (
    <>
      <div className="artefact-nutrition-label">
        <p className="artefact-nutrition-heading">{heading}</p>
        <table role="none">
          <tbody>
            <tr>
              <td />
              <th scope="col">{columns.perServing}</th>
              <th scope="col">{columns.dailyValue}</th>
            </tr>
            {rows.slice(0, smallRows).map(({ nutrient, perServing, dailyValue, level }, index) => (
              <tr key={index}>
                <td className={level ? `artefact-level-${level}` : undefined}>{nutrient}</td>
                <td>{number(perServing)}</td>
                <td>{dailyValue === undefined ? null : number(dailyValue)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      <div>
        {frontOfPack ? <Magnifier {...frontOfPack} /> : null}
        <Stamp />
      </div>
    </>
  )
}
