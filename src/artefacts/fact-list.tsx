interface FactListProps {
  readonly facts: readonly { readonly label: string; readonly value: string }[]
  readonly className?: string
}

/** Facts in small print, each with its label. */
export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  )
}
