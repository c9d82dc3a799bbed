import { useId } from 'react'
import { Button } from '../button.tsx'
import { pathKey } from '../paths/paths.ts'
import type { Path, SentEdit } from '../protocol/protocol.ts'
import type { LaunchPoint } from '../protocol/publishing.ts'
import { useWords } from '../words/use-words.ts'

interface LaunchListProps {
  readonly launch: readonly LaunchPoint[]
  /** A place in words. */
  namePlace(path: Path): string
  onOpen(path: Path): void
  onEdit(edit: SentEdit): void
}

/** What stands between the site and going live, kind by kind; each place leads to where it is fixed. */
export function LaunchList({ launch, namePlace, onOpen, onEdit }: LaunchListProps) {
  const { words, fill } = useWords()
  const id = useId()
  const { title, intro, kinds } = words.publish.launch
  const told = Object.entries(kinds).map(([kind, name]) => ({
    name,
    points: launch.filter(({ code }) => code === kind),
  }))
  if (launch.length === 0) return null
  return (
    <section className="launch" aria-labelledby={`${id}title`}>
      <h3 id={`${id}title`}>{title}</h3>
      <p>{fill(intro, { count: launch.length })}</p>
      {told.map(({ name, points }) =>
        points.length === 0 ? null : (
          <details key={name}>
            <summary>
              {name} ({points.length})
            </summary>
            <ul>
              {points.map((point) => (
                <LaunchRow
                  key={pathKey(point.path)}
                  point={point}
                  namePlace={namePlace}
                  onOpen={onOpen}
                  onEdit={onEdit}
                />
              ))}
            </ul>
          </details>
        ),
      )}
    </section>
  )
}

interface LaunchRowProps extends Omit<LaunchListProps, 'launch'> {
  readonly point: LaunchPoint
}

function LaunchRow({ point: { code, path }, namePlace, onOpen, onEdit }: LaunchRowProps) {
  const { words } = useWords()
  const isSample = code === 'launch-sample'
  const { isTrue } = words.publish.launch
  // What is an example is what has the line that says so.
  const of = isSample ? path.slice(0, -1) : path
  const place = namePlace(of)
  return (
    <li>
      <Button label={place} className="link-button" onClick={() => onOpen(of)} />
      {isSample && (
        <Button
          label={isTrue}
          aria-label={`${isTrue}: ${place}`}
          onClick={() => onEdit({ do: 'remove', path, was: true })}
        />
      )}
    </li>
  )
}
