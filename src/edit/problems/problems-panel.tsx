import { useOpenFile } from '../state/open-file.ts'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'
import { AcceptedWarnings } from './accepted-warnings.tsx'
import { ProblemsList } from './problems-list.tsx'

/** What the check says of the whole file. */
export function ProblemsPanel({ workspace }: { readonly workspace: Workspace }) {
  const { state, edit, add } = useOpenFile()
  const { namePlace, leadTo } = workspace
  const { words } = useWords()
  return (
    <section className="panel" aria-label={words.problems}>
      <h2>{words.problems}</h2>
      {state.problems.length === 0 ? (
        <p>{words.allIsWell}</p>
      ) : (
        <ProblemsList
          problems={state.problems}
          namePlace={({ path }) => namePlace(path)}
          onOpen={({ path }) => leadTo(path)}
          onFix={(fix) => void edit({ edits: [fix] })}
          onAccept={({ code, path }, reason) => add({ what: 'acceptance', code, at: path, reason })}
        />
      )}
      <AcceptedWarnings workspace={workspace} />
    </section>
  )
}
