import { useEffect, useRef, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { Icon } from '../icon.tsx'
import type { EditedPage, Path } from '../protocol/protocol.ts'
import { SortHandle } from '../sorting/sort-handle.tsx'
import { useSorting } from '../sorting/use-sorting.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { pageOrderEdits } from './page-order-edits.ts'
import { PageThumbnail } from './page-thumbnail.tsx'

interface PageOrderProps {
  readonly list: Path
  namePage(page: EditedPage): string
}

/** The pages of a list, one below the other: dragged by their handles, or moved by the arrows. */
export function PageOrder({ list, namePage }: PageOrderProps) {
  const { state, edit } = useOpenFile()
  const { words, fill } = useWords()
  const [said, setSaid] = useState('')
  const pressed = useRef<{ readonly key: string; readonly by: number }>(undefined)
  const keys = Object.keys((valueAt(state.value, list) ?? {}) as object)
  const order = keys.join()
  const move = async (from: number, to: number) =>
    'version' in (await edit({ edits: pageOrderEdits(state.value, list, { from, to }) }))
  const sorting = useSorting<HTMLOListElement>({ order, count: keys.length, onMove: move, onSay: setSaid })

  // The focus stays with the page that was moved, on the other arrow where it has come to an end.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another order has another row there
  useEffect(() => {
    const { key, by } = pressed.current ?? {}
    const row = sorting.list.current?.querySelector(`[data-row="${key}"]`)
    const same = row?.querySelector<HTMLElement>(`[data-step="${by}"]:enabled`)
    const other = row?.querySelector<HTMLElement>('[data-step]:enabled')
    ;(same ?? other)?.focus()
    pressed.current = undefined
  }, [order])

  async function press(index: number, by: number, name: string): Promise<void> {
    pressed.current = { key: keys[index] ?? '', by }
    if (await move(index, index + by))
      setSaid(fill(words.parts.movedTo, { name, index: index + by + 1, count: keys.length }))
  }

  return (
    <>
      <p role="status" className="visually-hidden">
        {said}
      </p>
      <ol className="page-order" ref={sorting.list}>
        {keys.map((key, index) => {
          const page = state.pages.find(({ key: own, place }) => own === key && place?.length === list.length + 1)
          const name = page ? namePage(page) : key
          return (
            <li key={key} data-row={key} {...sorting.row(index)}>
              <SortHandle sorting={sorting} index={index} name={name} />
              {page && <PageThumbnail page={page} />}
              <span className="one-line">{name}</span>
              {([-1, 1] as const).map((by) => (
                <button
                  key={by}
                  type="button"
                  className="icon-button plain"
                  data-step={by}
                  aria-label={`${by < 0 ? words.moveUp : words.moveDown}: ${name}`}
                  disabled={!(index + by in keys)}
                  onClick={() => void press(index, by, name)}
                >
                  <Icon name={by < 0 ? 'up' : 'down'} />
                </button>
              ))}
            </li>
          )
        })}
      </ol>
    </>
  )
}
