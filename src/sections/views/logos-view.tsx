import type { ShownSection } from '../../content/page-content.ts'
import { Photo } from '../../media/photo.tsx'
import { ExternalLink } from '../../routing/external-link.tsx'
import { SectionFrame } from '../section-frame.tsx'

const box = { aspectRatio: 5 / 2, narrow: 34, wide: 10, from: '48rem' }

/** Logos in even fields, each in place of a name. */
export function LogosView({ section }: { readonly section: ShownSection<'logos'> }) {
  return (
    <SectionFrame section={section}>
      <ul className="logo-row">
        {section.items.map(({ name, file, url }, index) => {
          const logo = <Photo className="logo-row-logo" image={{ file, alt: name }} box={box} />
          return <li key={index}>{url === undefined ? logo : <ExternalLink href={url}>{logo}</ExternalLink>}</li>
        })}
      </ul>
    </SectionFrame>
  )
}
