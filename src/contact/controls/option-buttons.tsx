import type { ChangeEventHandler, ReactNode } from 'react'
import type { FormField } from '../../content/page-content.ts'

/** A field with radio buttons. */
type ButtonsField = Extract<FormField, { type: 'radio' | 'rating' }>

interface ButtonProps {
  readonly name: string
  /** The button that is chosen. */
  readonly value: string
  readonly required: boolean
  readonly disabled: boolean
  readonly onChange: ChangeEventHandler<HTMLInputElement>
}

interface OptionButtonsProps extends ButtonProps {
  readonly field: ButtonsField
  readonly id: string
  readonly describedBy: string | undefined
  readonly isWrong: boolean
}

/** Whether a field is a group of buttons, which its label names as a whole. */
export function hasButtons(field: FormField): field is ButtonsField {
  return field.type === 'radio' || field.type === 'rating'
}

/** The buttons of a choice, or the stars or numbers of a rating: radio buttons, of which the arrow keys choose one. */
export function OptionButtons({ field, id, isWrong, describedBy, ...button }: OptionButtonsProps) {
  const group = {
    id,
    role: 'radiogroup',
    'aria-labelledby': `${id}-label`,
    'aria-describedby': describedBy,
    'aria-required': button.required || undefined,
    'aria-invalid': isWrong || undefined,
  }
  if (field.type === 'rating')
    return (
      <div className="rating" data-look={field.look ?? 'stars'} {...group}>
        <RatingButtons field={field} {...button} />
      </div>
    )
  return (
    <div className="option-buttons" {...group}>
      {field.options.map(({ value, label }) => (
        <OptionButton key={value} option={value} {...button}>
          {label}
        </OptionButton>
      ))}
    </div>
  )
}

/** The buttons of a rating. Screen readers also say what the first and the last one mean. */
function RatingButtons({ field, ...button }: ButtonProps & { readonly field: Extract<FormField, { type: 'rating' }> }) {
  const { most = 5, look = 'stars', lowest, highest } = field
  const meanings: Readonly<Record<number, string | undefined>> = { 1: lowest, [most]: highest }
  return (
    <>
      {Array.from({ length: most }, (_, index) => index + 1).map((number) => (
        <OptionButton key={number} option={String(number)} {...button}>
          {look === 'numbers' && <span aria-hidden="true">{number}</span>}
          <span className="visually-hidden">{meanings[number] ? `${number}: ${meanings[number]}` : number}</span>
        </OptionButton>
      ))}
      {(lowest || highest) && (
        <p aria-hidden="true">
          <span>{lowest}</span>
          <span>{highest}</span>
        </p>
      )}
    </>
  )
}

function OptionButton({
  option,
  value,
  children,
  ...button
}: ButtonProps & { readonly option: string; readonly children: ReactNode }) {
  return (
    <label>
      <input {...button} type="radio" value={option} checked={value === option} />
      {children}
    </label>
  )
}
