import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'
import { AcceptedWarnings } from './accepted-warnings.tsx'
import { ProblemsList } from './problems-list.tsx'

/** What the check says of the whole file. */
export function ProblemsPanel({ workspace }: { readonly workspace: Workspace }) {
  const { state, connection, namePlace, leadTo } = workspace
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
          onFix={(edit) => void connection.edit({ edits: [edit] })}
          onAccept={({ code, path }, reason) => connection.add({ what: 'acceptance', code, at: path, reason })}
        />
      )}
      <AcceptedWarnings workspace={workspace} />
    </section>
  )
}
