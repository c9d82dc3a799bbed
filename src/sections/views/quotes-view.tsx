import type { Quote } from '../../../schema/sections/quotes.ts'
import type { Content, ShownSection } from '../../content/page-content.ts'
import { useTextLanguage } from '../../locale/use-text-language.ts'
import { Photo } from '../../media/photo.tsx'
import { ExternalLink } from '../../routing/external-link.tsx'
import { SectionFrame } from '../section-frame.tsx'

const box = { aspectRatio: 1, narrow: 18, wide: 6, from: '48rem' }

/** What clients say: one large, several side by side. */
export function QuotesView({ section }: { readonly section: ShownSection<'quotes'> }) {
  const { items } = section
  const [only, ...others] = items
  return (
    <SectionFrame section={section}>
      {only && others.length === 0 ? (
        <QuoteFigure quote={only} className="quote quote-large" />
      ) : (
        <ul className="quote-list">
          {items.map((quote, index) => (
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
