import type { ShownSection } from '../../content/page-content.ts'
import { Portrait } from '../../media/portrait.tsx'
import { ExternalLink } from '../../routing/external-link.tsx'
import { SectionFrame } from '../section-frame.tsx'

const box = { aspectRatio: 4 / 5, narrow: 30, wide: 24, from: '36rem' }

/** The people who do the work, each with a portrait; the initials are in its place only beside the photos of others. */
export function PeopleView({ section }: { readonly section: ShownSection<'people'> }) {
  const hasPhotos = section.items.some(({ photo }) => photo)
  return (
    <SectionFrame section={section}>
      <ul className="people">
        {section.items.map(({ name, role, text, photo, url }, index) => (
          <li key={index}>
            {hasPhotos && <Portrait person={{ name, photo }} box={box} />}
            <div>
              <h3>{url ? <ExternalLink href={url}>{name}</ExternalLink> : name}</h3>
              <p className="people-role">{role}</p>
              {text && <p>{text}</p>}
            </div>
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
