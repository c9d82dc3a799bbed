import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { readHelp } from './read-help.ts'

/** What a text is for: a sentence, and the rest on demand. */
export function HelpText({ path }: { readonly path: Path }) {
  const { language } = useOpenFile()
  const [first, rest] = readHelp(path, language)
  if (!first) return null
  if (!rest) return <p className="field-note help">{first}</p>
  return (
    <details className="field-note help">
      <summary>{first}</summary>
      {rest}
    </details>
  )
}
