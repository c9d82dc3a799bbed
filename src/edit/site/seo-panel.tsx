import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import type { EditedPage, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useLatest } from '../state/use-latest.ts'
import { useWords } from '../words/use-words.ts'
import { createMeasure, cutToWidth } from './cut-to-width.ts'
import { readSearchPreview, type SearchPreview } from './search-preview.ts'

interface SeoPanelProps {
  readonly page: EditedPage
  /** The path of the page in the language that is shown. */
  readonly address: string
  onOpen(path: Path): void
}

/** What Google and chats show of a page: its texts stand on no page, and are opened here. */
export function SeoPanel({ page, address, onOpen }: SeoPanelProps) {
  const { state, edit } = useOpenFile()
  const { words } = useWords()
  const [found] = useLatest(() => readSearchPreview(address), address, state.version)
  const { place, paths } = page

  /** Gives the page texts of its own, beginning with those that it has now. */
  async function write(meta: Path): Promise<void> {
    const all = await Promise.all(
      Object.entries(paths).map(async ([key, path]) => [key, await readSearchPreview(path)] as const),
    )
    const value = Object.fromEntries(
      (['title', 'description'] as const).map((name) => [
        name,
        Object.fromEntries(all.map(([key, texts]) => [key, texts[name]])),
      ]),
    )
    const answer = await edit({ edits: [{ do: 'set', path: meta, was: null, value, order: pageKeys }] })
    if ('version' in answer) onOpen([...meta, 'title'])
  }

  if (!found) return null
  const meta = place && [...place, 'meta']
  const isMade = meta !== undefined && valueAt(state.value, meta) === undefined
  return (
    <section className="panel found" aria-label={words.found.title}>
      <h2>{words.found.title}</h2>
      {isMade && Object.keys(paths).length > 0 && (
        <p className="notice">
          {words.found.made} <Button label={words.found.write} onClick={() => void write(meta)} />
        </p>
      )}
      <h3>{words.found.google}</h3>
      <SearchResult found={found} onOpen={onOpen} />
      <h3>{words.found.chat}</h3>
      <div className="chat-card">
        {/* The image changes its address with its content. */}
        <img
          key={found.image}
          ref={(image) => void image?.toggleAttribute('data-waiting', !image.complete)}
          onLoad={({ currentTarget }) => currentTarget.removeAttribute('data-waiting')}
          onError={({ currentTarget }) => currentTarget.removeAttribute('data-waiting')}
          src={found.image}
          alt=""
          width={1200}
          height={630}
        />
        <strong>{found.title}</strong>
        <span className="one-line">{found.description}</span>
        <span className="field-note">{found.trail[0]}</span>
      </div>
      <p className="field-note">{words.found.chatNote}</p>
    </section>
  )
}

/** The keys of a page, in the order of the schema, around the one that is added. */
const pageKeys = ['label', 'slug', 'formerPaths', 'canonical', 'meta', 'sections']

/** The room that Google gives a title and a description on wide screens, in pixels, and its letters. */
const rooms = { title: ['20px Arial', 580], description: ['14px Arial', 920] } as const

/** A result as Google shows it, and what it cuts. */
function SearchResult({ found, onOpen }: { readonly found: SearchPreview; onOpen(path: Path): void }) {
  const { words, fill } = useWords()
  const parts = (['title', 'description'] as const).map((name) => {
    const text = found[name]
    const [font, room] = rooms[name]
    const shown = cutToWidth(text, createMeasure(font, room))
    return { name, text, shown, path: found[`${name}At`] }
  })
  const [host, ...trail] = found.trail
  return (
    <>
      <div className="search-result">
        <p>
          {found.siteName}
          <span className="field-note">{[`https://${host}`, ...trail].join(' › ')}</span>
        </p>
        {parts.map(({ name, shown, path }) => (
          <Button label={shown} key={name} data-part={name} disabled={!path} onClick={() => path && onOpen(path)} />
        ))}
      </div>
      {parts.map(({ name, text, shown }) => (
        <p key={name} className="readability" data-readability={shown === text ? 'readable' : 'pale'}>
          {shown === text
            ? words.found.fits[name]
            : fill(words.found.cut[name], { count: text.length - shown.length + 2 })}
        </p>
      ))}
      <p className="field-note">{words.found.googleNote}</p>
    </>
  )
}
