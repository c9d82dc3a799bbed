import type { ShownSection } from '../../content/page-content.ts'
import { SectionFrame } from '../section-frame.tsx'

/** Files to keep. The words of a link say what it leads to: its title, and the type, size and language of the file. */
export function DownloadsView({ section }: { readonly section: ShownSection<'downloads'> }) {
  const { items, facts } = section
  return (
    <SectionFrame section={section} split>
      <ul className="download-list">
        {items.map(({ file, title, text, language }, index) => (
          <li key={index}>
            <a href={file} hrefLang={language}>
              <span>{title}</span> <span className="download-facts">{facts[index]}</span>
            </a>
            {text && <p>{text}</p>}
          </li>
        ))}
      </ul>
    </SectionFrame>
  )
}
