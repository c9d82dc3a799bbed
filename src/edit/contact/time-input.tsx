import { useState } from 'react'

interface TimeInputProps {
  readonly label: string
  readonly value: string
  onSave(value: string): void
}

/** A time of the day in the input that the browser has for it. It is saved when the field is left: one that is half typed is none. */
export function TimeInput({ label, value, onSave }: TimeInputProps) {
  const [typed, setTyped] = useState<string>()
  return (
    <input
      type="time"
      aria-label={label}
      value={typed ?? value}
      onChange={({ target }) => setTyped(target.value)}
      onBlur={() => {
        if (typed && typed !== value) onSave(typed)
        setTyped(undefined)
      }}
    />
  )
}
