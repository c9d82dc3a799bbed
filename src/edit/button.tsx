import type { ComponentProps } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  readonly label: string
}

/** A button with words on it; it sends no form unless its type says so. */
export function Button({ label, ...given }: ButtonProps) {
  return (
    <button type="button" {...given}>
      {label}
    </button>
  )
}
