import { ContactLink } from '../../contact/mail-address.tsx'
import { MarkupView } from '../../content/markup-view.tsx'
import type { ShownSection } from '../../content/page-content.ts'
import { proseClass } from '../../content/prose-class.ts'
import { Photo } from '../../media/photo.tsx'
import { ActionLink } from '../action-link.tsx'
import { OpenNow } from '../open-now.tsx'
import { SectionFrame } from '../section-frame.tsx'

const box = { aspectRatio: 4 / 3, narrow: 92, wide: 48, from: '56rem' }

/** Where the company is: on a phone, the address and the way to a map come first. */
export function PlaceView({ section }: { readonly section: ShownSection<'place'> }) {
  const { address, ways, hours, open, directions, image, map } = section
  return (
    <SectionFrame section={section}>
      <div className={image ? 'place place-pictured' : 'place'}>
        <div className="place-words">
          <address>{address}</address>
          {ways.length > 0 && (
            <ul className="place-ways">
              {ways.map(({ label, href }) => (
                <li key={href}>
                  <ContactLink label={label} href={href} />
                </li>
              ))}
            </ul>
          )}
          {hours && <p className="place-hours">{hours}</p>}
          <OpenNow open={open} />
          {map && (
            <p className="actions">
              <ActionLink className="button" action={map} />
            </p>
          )}
        </div>
        {image && <Photo className="place-photo" image={image} box={box} />}
        {directions && (
          <div className={proseClass(directions)}>
            <MarkupView markup={directions} />
          </div>
        )}
      </div>
    </SectionFrame>
  )
}
