import { type RefObject, useEffect, useId } from 'react'
import type { FilterField, ListFilter } from '../content/page-content.ts'
import { useMessages } from '../locale/use-messages.ts'
import { controlName, sortParameter } from './choose-listed.ts'

/**
 * The fragment of addresses with parameters for a list. A browser that opens one focuses the form, which starts the app. If the boot script
 * comes too late for that event, it finds a mark in the form that is visible only with this fragment.
 */
export const formId = 'list-choice'

interface FilterFormProps {
  readonly filter: ListFilter
  /** The address of the first page of the list. */
  readonly action: string
  readonly form: RefObject<HTMLFormElement | null>
  onChoose(): void
}

/** The form above a list. Static hosts cannot answer it, so styles hide it from browsers without JavaScript. */
export function FilterForm({ filter: { fields, sorts }, action, form, onChoose }: FilterFormProps) {
  const { t } = useMessages()
  // The boot script marks a form that was sent before the app came. The list reads its values anyway.
  useEffect(() => form.current?.classList.remove('held'), [form])
  return (
    <form
      className="list-filter"
      id={formId}
      tabIndex={-1}
      ref={form}
      action={action}
      aria-label={t('filters.filterName')}
      onChange={onChoose}
      onReset={() => setTimeout(onChoose)}
      onSubmit={(event) => {
        event.preventDefault()
        onChoose()
      }}
    >
      {fields.map((field) => (
        <Control key={field.name} field={field} />
      ))}
      {sorts.length > 0 && <SortControl sorts={sorts} />}
      <span className="list-filter-start" data-start="" />
      <p className="list-filter-buttons">
        <button type="submit" className="button button-quiet">
          {t('filters.showFound')}
        </button>
        <button type="reset" className="list-filter-clear">
          {t('filters.clearChoice')}
        </button>
      </p>
    </form>
  )
}

function Control({ field }: { readonly field: FilterField }) {
  const { t } = useMessages()
  const id = useId()
  const name = controlName(field.name)
  if (field.kind === 'yes')
    return (
      <p className="list-filter-tick">
        <input className="form-control" type="checkbox" id={id} name={name} value="true" />
        <label htmlFor={id}>{field.label}</label>
      </p>
    )
  if (field.kind === 'range')
    return (
      <fieldset>
        <legend>{field.unit ? `${field.label} (${field.unit})` : field.label}</legend>
        {(['from', 'to'] as const).map((side) => (
          <input
            key={side}
            className="form-control"
            inputMode="decimal"
            autoComplete="off"
            size={8}
            name={`${name}.${side}`}
            placeholder={t(side === 'from' ? 'filters.fromValue' : 'filters.toValue')}
            aria-label={`${field.label}: ${t(side === 'from' ? 'filters.fromValue' : 'filters.toValue')}`}
          />
        ))}
      </fieldset>
    )
  return (
    <p>
      <label htmlFor={id}>{field.label}</label>
      <select className="form-control" id={id} name={name}>
        <option value="">{t('filters.anyValue')}</option>
        {field.options.map(({ value, label, count }) => (
          <option key={value} value={value}>{`${label} (${count})`}</option>
        ))}
      </select>
    </p>
  )
}

/** The names of the directions of an order. */
const directions = {
  number: ['lowestFirst', 'highestFirst'],
  day: ['earliestFirst', 'latestFirst'],
  text: ['fromFirst', 'fromLast'],
} as const

function SortControl({ sorts }: Pick<ListFilter, 'sorts'>) {
  const { t } = useMessages()
  const id = useId()
  return (
    <p>
      <label htmlFor={id}>{t('filters.sortBy')}</label>
      <select className="form-control" id={id} name={sortParameter}>
        <option value="">{t('filters.asListed')}</option>
        {sorts.flatMap(({ name, label, kind }) =>
          directions[kind].map((direction, index) => (
            <option key={name + direction} value={(index === 0 ? '' : '-') + name}>
              {`${label}: ${t(`filters.${direction}`)}`}
            </option>
          )),
        )}
      </select>
    </p>
  )
}
