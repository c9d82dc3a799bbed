import type { ShownMark, ShownPrice, ShownSection } from '../../content/page-content.ts'
import { Photo } from '../../media/photo.tsx'
import { ActionLink } from '../action-link.tsx'
import { CheckList } from '../check-list.tsx'
import { PriceAmount } from '../price-amount.tsx'
import { SectionFrame } from '../section-frame.tsx'

/** What things cost: plans side by side, rows beside the heading or in columns, or a table. */
export function PricesView({ section }: { readonly section: ShownSection<'prices'> }) {
  const { id, look = 'plans', terms, legend, note } = section
  return (
    <SectionFrame section={section} split={look === 'list'}>
      <div className={terms && 'price-terms'}>
        {terms && <TermSwitch name={`${id}.term`} {...terms} />}
        {look === 'table' ? <PriceTable {...section} /> : <PriceList {...section} look={look} />}
        {legend && <Legend marks={legend} />}
        {note && <p className="price-note">{note}</p>}
      </div>
    </SectionFrame>
  )
}

type PricesProps = ShownSection<'prices'>

/** Chooses one of two terms, whose prices are both in the page: styles show those of the chosen one. */
function TermSwitch({
  name,
  label,
  first,
  second,
  hint,
}: NonNullable<PricesProps['terms']> & { readonly name: string }) {
  return (
    <fieldset className="price-switch">
      <legend className="visually-hidden">{label}</legend>
      <label>
        <input type="radio" name={name} value="first" defaultChecked />
        {first}
      </label>
      <label>
        <input type="radio" name={name} value="second" />
        {second}
        {hint && <span className="price-hint">{hint}</span>}
      </label>
    </fieldset>
  )
}

/** The marks of an item: signs, whose words screen readers say in their place. */
function Marks({ marks }: Pick<ShownPrice, 'marks'>) {
  if (!marks?.length) return null
  return (
    <ul className="price-marks">
      {marks.map(({ sign, label }) => (
        <li key={label}>
          <span aria-hidden="true">{sign}</span>
          <span className="visually-hidden">{label}</span>
        </li>
      ))}
    </ul>
  )
}

/** What the signs mean. */
function Legend({ marks }: { readonly marks: readonly ShownMark[] }) {
  return (
    <dl className="price-legend">
      {marks.map(({ sign, label }) => (
        <div key={label}>
          <dt>{sign}</dt>
          <dd>{label}</dd>
        </div>
      ))}
    </dl>
  )
}

/** What an item costs: for each term, if there are two. */
function Amounts({ price, currency, fromLabel, terms }: Omit<PricesProps, 'items'> & { readonly price: ShownPrice }) {
  const words = { currency, fromLabel }
  if (!terms || !price.other) return <PriceAmount price={price} {...words} />
  return (
    <>
      <PriceAmount price={price} {...words} term="first" />
      <PriceAmount price={price.other} {...words} term="second" />
    </>
  )
}

/** A photo above the words of a plan; a small one beside those of a row. */
const planBox = { aspectRatio: 3 / 2, narrow: 86, wide: 25, from: '60rem' }
const rowBox = { aspectRatio: 1, narrow: 20, wide: 10, from: '48rem' }

const classes = { plans: 'price-plans', list: 'price-list', menu: 'price-menu' } as const

function PriceList({ look, items, ...section }: PricesProps & { readonly look: keyof typeof classes }) {
  const isPlans = look === 'plans'
  // Beside a plan with a badge, the buttons of the others are quiet.
  const quiet = items.some(({ badge }) => badge) ? 'button button-quiet' : 'button'
  const usual = isPlans ? quiet : 'text-link'
  return (
    <ul className={classes[look]}>
      {items.map((price, index) => (
        <li key={index} className={isPlans && price.badge ? 'price-plans-marked' : undefined}>
          {price.image && <Photo className="price-photo" image={price.image} box={isPlans ? planBox : rowBox} />}
          <h3>{price.title}</h3>
          {price.badge && <p className="price-badge">{price.badge}</p>}
          <Amounts {...section} price={price} />
          {price.text && <p className="price-text">{price.text}</p>}
          <Marks marks={price.marks} />
          {price.features && <CheckList items={price.features} />}
          {price.action && (
            <p className="actions">
              <ActionLink className={isPlans && price.badge ? 'button' : usual} action={price.action} />
            </p>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Each row is named by what has the price. */
function PriceTable({ items, ...section }: PricesProps) {
  return (
    <table className="price-table">
      <tbody>
        {items.map((price, index) => (
          <tr key={index}>
            <th scope="row">
              <div className="price-table-words">
                {price.image && <Photo className="price-photo" image={price.image} box={rowBox} />}
                <span className="price-table-title">{price.title}</span>
                {price.badge && <span className="price-badge">{price.badge}</span>}
                {price.text && <span className="price-text">{price.text}</span>}
                <Marks marks={price.marks} />
              </div>
            </th>
            <td>
              <Amounts {...section} price={price} />
              {price.action && <ActionLink className="text-link" action={price.action} />}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
