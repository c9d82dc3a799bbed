import type { Person } from '../../schema/sections/people.ts'
import type { Content } from '../content/page-content.ts'
import { initials } from './initials.ts'
import { Photo, type PhotoBox } from './photo.tsx'

interface PortraitProps {
  readonly person: Pick<Content<Person>, 'name' | 'photo'>
  /** The box of the photo; that of a single person if omitted. */
  readonly box?: PhotoBox
}

const singleBox = { aspectRatio: 4 / 5, narrow: 92, wide: 27, from: '42rem' }

/** A person's photo; the initials beside the photos of others. */
export function Portrait({ person: { name, photo }, box = singleBox }: PortraitProps) {
  if (photo) return <Photo className="portrait" image={photo} box={box} />
  return (
    <div className="portrait" role="img" aria-label={name}>
      <span aria-hidden="true">{initials(name)}</span>
    </div>
  )
}
