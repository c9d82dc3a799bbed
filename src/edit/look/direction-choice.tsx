import { useId, useState } from 'react'
import type { Direction } from '../../../schema/look.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { choiceInWords } from '../fields/choice-words.ts'
import { directionParameter, type EditState, type SentEdit } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useSettled } from '../state/use-settled.ts'
import { useWords } from '../words/use-words.ts'
import { PagePicture } from './page-picture.tsx'

const path = ['theme', 'direction']

/** The windows of a computer and of a phone, of which pictures are. */
const windows = {
  computer: { width: 1280, height: 1000 },
  phone: { width: 390, height: 720 },
} as const

/** How long nothing is saved, and the colours stay as they are, before pictures are drawn. */
const pauseMs = 1000

/** The art directions as pictures of one's own home page, each with what makes it, and the plain look of a site that has none. */
export function DirectionChoice() {
  const { state, language, status, edit } = useOpenFile()
  const { words } = useWords()
  const name = useId()
  const chosen = valueAt(state.value, path) as Direction | undefined
  /** What is chosen, while it is on its way to the file. */
  const [own, setOwn] = useState<{ readonly direction: Direction | undefined }>()
  const [isPhone, setIsPhone] = useState(false)
  const { plain, ...directions } = words.look.directions
  const address = homeAddress(state)
  const now = JSON.stringify(valueAt(state.value, ['theme']))
  const theme = useSettled(now, pauseMs)
  const isSaving = status === 'saving'
  const wasQuiet = useSettled(!isSaving, pauseMs)
  // The pictures are pages of their own in this tab: what is saved, and the page that shows it, must not wait for them.
  const mayDraw = wasQuiet && !isSaving && now === theme

  async function choose(direction: Direction | undefined): Promise<void> {
    const sent = { direction }
    setOwn(sent)
    await edit({ edits: takeDirection(state, direction) })
    setOwn((last) => (last === sent ? undefined : last))
  }

  return (
    <>
      <label className="look-size">
        <input type="checkbox" checked={isPhone} onChange={(event) => setIsPhone(event.target.checked)} />
        {words.look.onPhone}
      </label>
      <div
        ref={showChosen}
        className="pairs look-pictures"
        role="radiogroup"
        aria-label={words.look.direction}
        data-part="direction"
      >
        {[undefined, ...(Object.keys(directions) as Direction[])].map((direction) => (
          <label key={direction ?? ''} className="pair">
            <input
              type="radio"
              name={name}
              checked={direction === (own ? own.direction : chosen)}
              onChange={() => void choose(direction)}
            />
            {address !== undefined && (
              <PagePicture
                address={`${address}?${new URLSearchParams({ [directionParameter]: direction ?? '', version: theme })}`}
                size={windows[isPhone ? 'phone' : 'computer']}
                title={direction ?? ''}
                mayDraw={mayDraw}
              />
            )}
            <strong>{direction ? choiceInWords(direction, language) : words.look.noDirection}</strong>
            <span className="field-note">{direction ? directions[direction] : plain}</span>
          </label>
        ))}
      </div>
    </>
  )
}

/** Where the styles stand in a row, the chosen one is seen, with the one before it. */
function showChosen(row: HTMLDivElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('label:has(:checked)')
  if (row && chosen) row.scrollLeft = chosen.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2
}

/** The path of the first page in the first language that has it. */
function homeAddress({ pages, locales }: EditState): string | undefined {
  const paths = pages[0]?.paths ?? {}
  return locales.map(({ key }) => paths[key]).find((path) => path !== undefined)
}

/** A direction brings its typefaces: those that the theme names give way to them. */
function takeDirection({ value }: EditState, direction: Direction | undefined): SentEdit[] {
  const was = valueAt(value, path) ?? null
  const fonts = valueAt(value, ['theme', 'fonts'])
  const edit: SentEdit = direction
    ? { do: 'set', path, was, value: direction, order: ['color', 'accent', 'fonts', 'direction'] }
    : { do: 'remove', path, was }
  return fonts === undefined ? [edit] : [edit, { do: 'remove', path: ['theme', 'fonts'], was: fonts }]
}
