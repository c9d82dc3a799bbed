import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual'
import { type CSSProperties, Fragment, memo, type RefCallback, useEffect, useRef, useState } from 'react'
import { placeholder } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { Button } from '../button.tsx'
import { pathKey } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import type { TextRow } from './text-rows.ts'

/** So many rows are all drawn, and found by the browser's own search; of more, only those that are seen. */
export const fewRows = 200

/** How many rows are drawn above and below those that are seen: the next one that takes the focus is there. */
const rowsAround = 8

/** What a row may measure before it is drawn, in pixels. */
const likelyHeight = 72

interface TextsTableProps {
  /** A place in words. */
  namePlace(path: Path): string
  readonly rows: readonly TextRow[]
  readonly open: Path | undefined
  onOpen(path: Path): void
}

/** The table of texts. */
export function TextsTable({ namePlace, rows, open, onOpen }: TextsTableProps) {
  const { state } = useOpenFile()
  const { words } = useWords()
  const scroller = useRef<HTMLDivElement>(null)
  const head = useRef<HTMLTableSectionElement>(null)
  const [focused, setFocused] = useState('')
  const virtualizer = useVirtualizer({
    count: rows.length,
    getScrollElement: () => scroller.current,
    estimateSize: () => likelyHeight,
    getItemKey: (index) => rows[index]?.key ?? index,
    overscan: rows.length <= fewRows ? fewRows : rowsAround,
    // The row that has the focus stays, or the focus would be lost with it.
    rangeExtractor: (range) => {
      const kept = rows.findIndex(({ key }) => key === focused)
      const shown = defaultRangeExtractor(range)
      return kept === -1 || shown.includes(kept) ? shown : [...shown, kept].sort((a, b) => a - b)
    },
    scrollPaddingEnd: head.current?.offsetHeight ?? 0,
  })
  const openKey = open && pathKey(open)
  const openIndex = rows.findIndex(({ key }) => key === openKey)

  // biome-ignore lint/correctness/useExhaustiveDependencies: a row that moves is not followed, only one that is opened
  useEffect(() => {
    if (openIndex !== -1) virtualizer.scrollToIndex(openIndex)
  }, [openKey])

  const shown = virtualizer.getVirtualItems()
  let end = 0
  return (
    <div className="grid-scroll" ref={scroller}>
      <table aria-rowcount={rows.length + 1} style={{ '--columns': state.locales.length + 1 } as CSSProperties}>
        <thead ref={head}>
          <tr aria-rowindex={1}>
            <th scope="col">{words.where}</th>
            {state.locales.map(({ key, name }) => (
              <th key={key} scope="col">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody
          onFocus={({ target }) => setFocused(target.closest('tr')?.dataset.key ?? '')}
          onBlur={() => setFocused('')}
        >
          {shown.map(({ index, key, start, end: below }) => {
            const row = rows[index]
            const gap = start - end
            end = below
            return (
              row && (
                <Fragment key={key}>
                  {gap > 0 && <Space gap={gap} columns={state.locales.length + 1} />}
                  <Row
                    namePlace={namePlace}
                    row={row}
                    index={index}
                    onOpen={onOpen}
                    measure={virtualizer.measureElement}
                    isOpen={row.key === openKey}
                  />
                </Fragment>
              )
            )
          })}
          <Space gap={virtualizer.getTotalSize() - end} columns={state.locales.length + 1} />
        </tbody>
      </table>
      {rows.length === 0 && <p className="empty">{words.nothingFound}</p>}
    </div>
  )
}

/** The room of rows that are not drawn. */
function Space({ gap, columns }: { readonly gap: number; readonly columns: number }) {
  return (
    <tr className="grid-space" aria-hidden>
      <td colSpan={columns} style={{ blockSize: gap }} />
    </tr>
  )
}

interface RowProps extends Pick<TextsTableProps, 'namePlace' | 'onOpen'> {
  readonly row: TextRow
  readonly index: number
  readonly isOpen: boolean
  readonly measure: RefCallback<HTMLTableRowElement>
}

const Row = memo(function Row({ namePlace, row, index, isOpen, measure, onOpen }: RowProps) {
  const { state } = useOpenFile()
  const { words } = useWords()
  const { path, isTranslated } = row.text
  const found = valueAt(state.value, path)
  return (
    <tr
      ref={measure}
      data-index={index}
      data-key={row.key}
      aria-rowindex={index + 2}
      aria-current={isOpen || undefined}
      onClick={() => onOpen(path)}
    >
      <th scope="row">
        <Button label={namePlace(path)} className="link-button" />
      </th>
      {state.locales.map(({ key, tag, name }) => {
        if (!isTranslated && key !== state.defaultLocale) return <td key={key} />
        const cell = isTranslated ? valueAt(found, [key]) : found
        return (
          <td key={key} data-language={name} lang={isTranslated ? tag : undefined} dir="auto">
            {cell && cell !== placeholder ? String(cell) : <em>{words.missing}</em>}
          </td>
        )
      })}
    </tr>
  )
})
