import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'

/** A warning that is right as it is, as it stands in the file: perhaps with mistakes. */
interface Accepted {
  readonly path?: unknown
  readonly reason?: unknown
}

/** The warnings that were accepted, where and why; each can be told again. */
export function AcceptedWarnings({ workspace: { namePlace, leadTo } }: { readonly workspace: Workspace }) {
  const { state, edit } = useOpenFile()
  const { words } = useWords()
  const written = valueAt(state.value, ['ignore'])
  const accepted: readonly (Accepted | null)[] = Array.isArray(written) ? written : []
  if (accepted.length === 0) return null
  const tellAgain = (index: number) => {
    const [path, was] = accepted.length === 1 ? [['ignore'], accepted] : [['ignore', index], accepted[index]]
    void edit({ edits: [{ do: 'remove', path: path as Path, was }] })
  }
  return (
    <>
      <h3>{words.accept.accepted}</h3>
      <ul className="problems">
        {accepted.map((entry, index) => {
          const keys = parsePlace(String(entry?.path ?? '*'))
          const place = namePlace(keys) || words.accept.everywhere
          return (
            <li key={index}>
              {keys.length > 0 ? (
                <Button label={place} className="link-button" onClick={() => leadTo(keys)} />
              ) : (
                <strong>{place}</strong>
              )}
              <p>{String(entry?.reason ?? '')}</p>
              <Button
                label={words.accept.again}
                className="again"
                aria-label={`${words.accept.again}: ${place}`}
                onClick={() => tellAgain(index)}
              />
            </li>
          )
        })}
      </ul>
    </>
  )
}

/** The place that is written with dots, up to the first key that may be any. */
function parsePlace(written: string): Path {
  const keys = written.split('.')
  const end = keys.indexOf('*')
  return keys.slice(0, end === -1 ? keys.length : end).map((key) => (/^\d+$/.test(key) ? Number(key) : key))
}
