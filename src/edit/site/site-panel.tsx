import { FormParts, usePlaceForm } from '../card/place-form.tsx'
import type { FormPart, PartGroup } from '../protocol/forms.ts'
import type { Workspace } from '../state/use-workspace.ts'
import type { View } from '../view.ts'
import { useWords } from '../words/use-words.ts'

/** The groups of what a site is made of, in their order; some begin with what has a view of its own. */
const groups: readonly { readonly group: PartGroup; readonly view?: View & ('look' | 'contact' | 'found') }[] = [
  { group: 'identity', view: 'look' },
  { group: 'contact', view: 'contact' },
  { group: 'pages' },
  { group: 'languages' },
  { group: 'visits', view: 'found' },
]

/** All that a site is made of, from its top. What the type of the configuration puts into no group is shown elsewhere. */
export function SitePanel({ workspace }: { readonly workspace: Workspace }) {
  const { words } = useWords()
  const form = usePlaceForm([])
  const { direction, colours, typefaces } = words.look
  const lookParts = [direction, colours, typefaces]
  return (
    <section className="panel site" aria-label={words.form.title}>
      <h2>{words.form.title}</h2>
      <p>{words.form.intro}</p>
      {form &&
        groups.map(({ group, view }) => (
          <section key={group} aria-labelledby={`group-${group}`}>
            <h3 id={`group-${group}`}>{words.form.groups[group]}</h3>
            {view && (
              <button type="button" className="place-open" onClick={() => workspace.show(view)}>
                <strong>{words[view].title}</strong>{' '}
                <span className="one-line">{view === 'look' ? lookParts.join(', ') : words[view].intro}</span>
              </button>
            )}
            <FormParts
              path={[]}
              form={{ ...form, parts: form.parts.filter((part) => part.group === group).sort(fieldsLast) }}
              onOpen={workspace.openPlace}
              onAdded={workspace.follow}
            />
          </section>
        ))}
    </section>
  )
}

/** Sorts what opens a card of its own before single values. */
function fieldsLast(a: FormPart, b: FormPart): number {
  return Number(a.as !== 'place') - Number(b.as !== 'place')
}
