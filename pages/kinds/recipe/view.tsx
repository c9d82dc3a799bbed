import { useId } from 'react'
import { ColumnHeads, type Content, type DocumentProps, FactList, Letterhead, useFormats } from 'site-from-yaml/kinds'
import type { Recipe } from './type.ts'

type Ingredient = Content<Recipe>['ingredients'][number]

/** A recipe's technical sheet: weights, correction factors, costs, the sums and the allergens. */
export function Large({ artefact }: DocumentProps<Recipe>) {
  const id = useId()
  const { money } = useFormats()
  const { columns, ingredients, totals, allergens, currency, portions } = artefact
  return (
    <>
      <Letterhead artefact={artefact} id={id} />
      <table aria-labelledby={id}>
        <ColumnHeads names={[columns.ingredient, columns.gross, columns.net, columns.factor, columns.cost]} />
        <tbody>
          {ingredients.map((ingredient, index) => (
            <Row key={index} ingredient={ingredient} currency={currency} />
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" colSpan={4}>
              {totals.cost}
            </th>
            <td>{money(recipeSums(ingredients, portions).cost, currency)}</td>
          </tr>
        </tfoot>
      </table>
      <Sums artefact={artefact} />
      <p className="artefact-recipe-allergens">
        <svg viewBox="0 0 24 24" aria-hidden="true">
          <path d="M12 3 22 21H2ZM12 10v5m0 2.5v.5" />
        </svg>
        <span>
          <b>{allergens.label}</b> {allergens.value}
        </span>
      </p>
    </>
  )
}

function Row({ ingredient, currency }: { readonly ingredient: Ingredient; readonly currency: string }) {
  const { number, money } = useFormats()
  const factor = correctionFactor(ingredient)
  return (
    <tr>
      <th scope="row">{ingredient.name}</th>
      <td>{number(ingredient.gross)}</td>
      <td>{number(ingredient.net)}</td>
      <td>{factor === undefined ? '–' : number(factor, 2)}</td>
      <td>{money(ingredient.cost, currency)}</td>
    </tr>
  )
}

function Sums({ artefact: { totals, portions, portionGrams, ingredients, currency } }: DocumentProps<Recipe>) {
  const { number, grams, money } = useFormats()
  const sums = [
    { label: totals.yield, value: number(portions) },
    { label: totals.portion, value: grams(portionGrams) },
    { label: totals.costPerPortion, value: money(recipeSums(ingredients, portions).costPerPortion, currency) },
  ]
  return <FactList facts={sums} className="artefact-recipe-sums" />
}

/** Its first lines, as a picture. */
export function Small({ artefact }: DocumentProps<Recipe>) {
  const { money, number } = useFormats()
  const { ingredients, currency, portions, totals } = artefact
  return (
    <>
      <Letterhead artefact={artefact} />
      <table role="none">
        <tbody>
          {ingredients.slice(0, 4).map(({ name, net, cost }, index) => (
            <tr key={index}>
              <td>{name}</td>
              <td>{number(net)}</td>
              <td>{money(cost, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="artefact-recipe-cost">
        {`${totals.costPerPortion} `}
        <b>{money(recipeSums(ingredients, portions).costPerPortion, currency)}</b>
      </p>
    </>
  )
}

/** The correction factor for what is lost in cleaning and cutting: gross weight divided by net weight. Undefined if nothing is left. */
function correctionFactor({ gross, net }: Ingredient): number | undefined {
  return net > 0 ? gross / net : undefined
}

/** The cost of a recipe and of one portion. */
function recipeSums(
  ingredients: readonly Ingredient[],
  portions: number,
): { readonly cost: number; readonly costPerPortion: number } {
  const cost = ingredients.reduce((sum, ingredient) => sum + ingredient.cost, 0)
  return { cost, costPerPortion: cost / portions }
}
