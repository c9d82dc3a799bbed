import { PlaceForm } from '../card/place-form.tsx'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'

/** All that a site is made of, from its top. */
export function SitePanel({ desk: { state, language, connection, openPlace, follow } }: { readonly desk: Workspace }) {
  const { words } = useWords()
  const { client, edit } = connection
  return (
    <section className="panel site" aria-label={words.form.title}>
      <h2>{words.form.title}</h2>
      <p>{words.form.intro}</p>
      {/* What the check says no more of stands beside what it says. */}
      <PlaceForm
        {...{ state, language, client, edit }}
        path={[]}
        isShown={([key]) => key !== 'ignore'}
        onOpen={openPlace}
        onAdded={follow}
      />
    </section>
  )
}
