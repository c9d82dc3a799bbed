import type { ComponentProps, MouseEvent } from 'react'

interface ButtonProps extends ComponentProps<'button'> {
  readonly label: string
  /** Whether what it does is still being done: it does nothing then, but keeps the focus. */
  readonly isBusy?: boolean
}

/** A button with words on it; it sends no form unless its type says so. */
export function Button({ label, isBusy = false, ...given }: ButtonProps) {
  return (
    <button type="button" {...given} {...(isBusy && { 'aria-disabled': true, onClick: stop })}>
      {label}
    </button>
  )
}

/** Neither presses the button nor sends its form. */
function stop(event: MouseEvent): void {
  event.preventDefault()
}
