import { PlaceForm } from '../card/place-form.tsx'
import type { Workspace } from '../state/use-workspace.ts'
import { useWords } from '../words/use-words.ts'

/** All that a site is made of, from its top. */
export function SitePanel({ workspace }: { readonly workspace: Workspace }) {
  const { words } = useWords()
  const { openPlace, follow } = workspace
  return (
    <section className="panel site" aria-label={words.form.title}>
      <h2>{words.form.title}</h2>
      <p>{words.form.intro}</p>
      <div className="to-views">
        <button type="button" className="place-open" onClick={() => workspace.show('contact')}>
          <strong>{words.contact.title}</strong> <span className="one-line">{words.contact.intro}</span>
        </button>
        <button type="button" className="place-open" onClick={() => workspace.show('found')}>
          <strong>{words.found.title}</strong> <span className="one-line">{words.found.intro}</span>
        </button>
      </div>
      {/* What the check says no more of stands beside what it says; how the company is reached has a form of its own. */}
      <PlaceForm
        path={[]}
        isShown={([key]) => key !== 'ignore' && key !== 'contactDetails' && key !== 'chat'}
        onOpen={openPlace}
        onAdded={follow}
      />
    </section>
  )
}
