import { Icon, type IconName } from '../icon.tsx'
import { viewNames } from '../palette/command.ts'
import type { Workspace } from '../state/use-workspace.ts'
import type { View } from '../view.ts'
import { useWords } from '../words/use-words.ts'

const icons: Readonly<Partial<Record<View, IconName>>> = {
  page: 'page',
  sections: 'sections',
  texts: 'texts',
  found: 'found',
  look: 'look',
  contact: 'contact',
  site: 'site',
}

/** What can be shown of the site: at the side, or at the foot of a phone. */
export function ViewRail({ workspace }: { readonly workspace: Workspace }) {
  const { words } = useWords()
  return (
    <nav className="rail" aria-label={words.title}>
      {viewNames(words).map(([name, label]) => {
        const icon = icons[name]
        return (
          icon && (
            <button
              key={name}
              type="button"
              data-view={name}
              aria-pressed={workspace.view === name}
              onClick={() => workspace.show(name)}
            >
              <Icon name={icon} />
              <span>{label}</span>
            </button>
          )
        )
      })}
    </nav>
  )
}
