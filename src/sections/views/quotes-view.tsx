import type { Quote } from '../../../schema/sections/quotes.ts'
import type { Content, ShownSection } from '../../content/page-content.ts'
import { useTextLanguage } from '../../locale/use-text-language.ts'
import { Photo } from '../../media/photo.tsx'
import { ExternalLink } from '../../routing/external-link.tsx'
import { SectionFrame } from '../section-frame.tsx'

const box = { aspectRatio: 1, narrow: 18, wide: 6, from: '48rem' }

/** What clients say: one large, several side by side, or one large above the others. */
export function QuotesView({ section }: { readonly section: ShownSection<'quotes'> }) {
  const { look, items } = section
  const [first, ...others] = items
  const isLarge = look === 'large' || others.length === 0
  const listed = isLarge ? others : items
  return (
    <SectionFrame section={section}>
      {isLarge && first && <QuoteFigure quote={first} className="quote quote-large" />}
      {listed.length > 0 && (
        <ul className={look === 'wall' ? 'quote-wall' : 'quote-list'}>
          {listed.map((quote, index) => (
            <li key={index}>
              <QuoteFigure quote={quote} className="quote" />
            </li>
          ))}
        </ul>
      )}
    </SectionFrame>
  )
}

interface QuoteFigureProps {
  readonly quote: Content<Quote>
  readonly className: string
}

function QuoteFigure({ quote, className }: QuoteFigureProps) {
  const { text, original, author, role, image, url } = quote
  return (
    <figure className={className}>
      <blockquote cite={url}>{original ? <OriginalText {...original} /> : <p>{text}</p>}</blockquote>
      <figcaption>
        {image && <Photo className="quote-photo" image={image} box={box} />}
        <div>
          <div className="quote-author">{url ? <ExternalLink href={url}>{author}</ExternalLink> : author}</div>
          {role && <p>{role}</p>}
        </div>
      </figcaption>
    </figure>
  )
}

/** Words in the language in which they were said. */
function OriginalText({ language, text }: NonNullable<Content<Quote>['original']>) {
  return <p {...useTextLanguage(language)}>{text}</p>
}
