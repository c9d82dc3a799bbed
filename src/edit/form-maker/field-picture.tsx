import type { FormField } from '../../../schema/forms.ts'

/** The strokes of each type of field, on a ground of 40 by 24: what a visitor fills in. */
const strokes: Readonly<Record<FormField['type'], string>> = {
  text: 'M2 6h36v12H2zM7 12h12M22 9v6',
  textarea: 'M2 2h36v20H2zM7 7h24M7 12h26M7 17h14',
  email: 'M2 6h36v12H2zM8 9h10v6H8zM8 9l5 4 5-4M22 12h10',
  tel: 'M2 6h36v12H2zM8 9l2-1 2 3-1 1 2 2 1-1 3 2-1 2c-5 0-8-4-8-8M22 12h10',
  select: 'M2 6h36v12H2zM7 12h14M28 10l3 3 3-3',
  radio: 'M2 7h16v10H2zM22 7h16v10H22zM6 12l3 2 5-5',
  rating: 'M8 6l2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3 4-.5zM24 6l2 4 4 .5-3 3 1 4.5-4-2-4 2 1-4.5-3-3 4-.5z',
  day: 'M8 4h24v18H8zM8 9h24M14 2v4M26 2v4M13 13h4M20 13h4M13 17h4',
  time: 'M10 12a10 10 0 1 0 20 0 10 10 0 1 0-20 0M20 6v6l4 3',
  number: 'M2 6h36v12H2zM9 9l-2 1M9 9v6M14 9h4l-4 6h4M29 11l3-3 3 3M29 14l3 3 3-3',
  file: 'M14 2h9l5 5v15H14zM23 2v5h5M17 12h8M17 16h8',
  checkbox: 'M4 6h12v12H4zM7 12l3 3 4-6M21 10h16M21 14h11',
}

/** The types of fields, as they are offered. */
export const fieldTypes = Object.keys(strokes) as FormField['type'][]

/** What a field of a type looks like. */
export function FieldPicture({ type }: { readonly type: string }) {
  return (
    <svg className="field-picture" viewBox="0 0 40 24" aria-hidden="true" focusable="false">
      <path d={strokes[type as FormField['type']] ?? strokes.text} />
    </svg>
  )
}
