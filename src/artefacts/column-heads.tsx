interface ColumnHeadsProps {
  /** The names of the columns, in their order. */
  readonly names: readonly string[]
}

/** The head of a document's table. */
export function ColumnHeads({ names }: ColumnHeadsProps) {
  return (
    <thead>
      <tr>
        {names.map((name) => (
          <th key={name} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}
