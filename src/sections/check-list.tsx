interface CheckListProps {
  readonly items: readonly string[]
}

/** Short texts with tick marks. */
export function CheckList({ items }: CheckListProps) {
  return (
    <ul className="check-list">
      {items.map((item) => (
        <li key={item}>{item}</li>
      ))}
    </ul>
  )
}
