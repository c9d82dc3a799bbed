import { partOfKind } from '../../sections/section-parts.ts'
import { Button } from '../button.tsx'
import { kindInWords, listKinds } from '../words/kind-words.ts'
import { useWords } from '../words/use-words.ts'

interface KindListProps {
  readonly language: string
  onChoose(kind: string): void
}

/** The kinds of sections to add, each with a picture of itself. */
export function KindList({ language, onChoose }: KindListProps) {
  return (
    <ul className="section-kinds">
      {listKinds().map((kind) => (
        <li key={kind}>
          <button type="button" onClick={() => onChoose(kind)}>
            {kind in partOfKind && <img src={`pictures/${kind}.webp`} alt="" width={480} height={300} loading="lazy" />}
            <span className="kind-name">{kindInWords(kind, language)?.name}</span>
            <span>{kindInWords(kind, language)?.help}</span>
          </button>
        </li>
      ))}
    </ul>
  )
}

interface KindDialogProps extends KindListProps {
  onClose(): void
}

/** The same list above the page: what is chosen takes its place between two sections. */
export function KindDialog({ language, onChoose, onClose }: KindDialogProps) {
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
        <KindList language={language} onChoose={onChoose} />
      </div>
    </dialog>
  )
}
