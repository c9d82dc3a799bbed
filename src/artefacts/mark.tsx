/** The meaning of a mark. Each has its own shape, so that none depends on colour. */
type MarkKind = 'pass' | 'partial' | 'fail' | 'open'

const paths: Readonly<Record<MarkKind, string>> = {
  pass: 'M4 8.4 7 11.4 12.2 5',
  partial: 'M8 0A8 8 0 0 0 8 16Z',
  fail: 'm5 5 6 6m0-6-6 6',
  open: '',
}

interface MarkProps {
  readonly kind: MarkKind
}

/** A handwritten mark: decoration beside the text that says the same. */
export function Mark({ kind }: MarkProps) {
  return (
    <svg className={`artefact-${kind}`} viewBox="0 0 16 16" aria-hidden="true">
      {paths[kind] === '' ? null : <path d={paths[kind]} />}
    </svg>
  )
}
