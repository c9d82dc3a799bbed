import { valueAt } from '../../../../schema/value-at.ts'
import { Button } from '../../button.tsx'
import { PagePicture } from '../../look/page-picture.tsx'
import { kindParameter } from '../../protocol/protocol.ts'
import { useOpenFile } from '../../state/open-file.ts'
import { useSettled } from '../../state/use-settled.ts'
import { kindInWords, listKinds } from '../../words/kind-words.ts'
import { useWords } from '../../words/use-words.ts'

interface KindListProps {
  /** The path of the page to which a section is added, in the language in which it is shown. */
  readonly address: string
  onChoose(kind: string): void
}

/** The window of which pictures of a kind are, in pixels. */
const size = { width: 960, height: 600 }

/** How long nothing is saved before pictures are drawn. */
const pauseMs = 500

/** The kinds of sections to add, each with a picture of itself in the look of the site. */
export function KindList({ address, onChoose }: KindListProps) {
  const { state, language, status } = useOpenFile()
  const theme = useSettled(JSON.stringify(valueAt(state.value, ['theme'])), pauseMs)
  const isSaving = status === 'saving'
  const wasQuiet = useSettled(!isSaving, pauseMs)
  return (
    <ul className="section-kinds">
      {listKinds().map((kind) => {
        const { name = kind, help } = kindInWords(kind, language) ?? {}
        return (
          <li key={kind}>
            <button type="button" data-kind={kind} onClick={() => onChoose(kind)}>
              <PagePicture
                address={`${address}?${new URLSearchParams({ [kindParameter]: kind, version: theme })}`}
                size={size}
                title={name}
                mayDraw={wasQuiet && !isSaving}
              />
              <span className="kind-name">{name}</span>
              <span>{help}</span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

interface KindDialogProps extends KindListProps {
  onClose(): void
}

/** The same list above the page: what is chosen takes its place between two sections. */
export function KindDialog({ onClose, ...list }: KindDialogProps) {
  const { words } = useWords()
  return (
    <dialog
      ref={(dialog) => {
        if (dialog && !dialog.open) dialog.showModal()
      }}
      className="kind-dialog"
      aria-label={words.parts.addSection}
      onClose={onClose}
      onKeyDown={(event) => event.stopPropagation()}
      // The dialog itself is what is beside its content.
      onClick={(event) => event.target === event.currentTarget && onClose()}
    >
      <div>
        <header>
          <h2>{words.parts.addSection}</h2>
          <Button label={words.close} onClick={onClose} />
        </header>
        <p className="field-note">{words.parts.adds}</p>
        <KindList {...list} />
      </div>
    </dialog>
  )
}
