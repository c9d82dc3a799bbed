import { isUnwritten } from '../../../schema/placeholder.ts'
import type { Path } from '../protocol/protocol.ts'
import { selectedRange, selectRange } from './caret.ts'
import { setText } from './set-text.ts'
import type { TypableText } from './typable.ts'

interface PageWriterOptions {
  /** Where the caret goes; left out: behind the last letter. */
  readonly caret?: number | undefined
  /** Whether keys are taken: not while a change is on its way that may lead to another place. */
  canType(): boolean
  /** @param isWhole whether it is saved: not in the middle of a composition */
  onType(text: string, isWhole: boolean): void
  onEnd(): void
  /** Told where the editor is asked to take something back by another way than its keys. */
  onStep(name: 'undo' | 'redo'): void
}

/** What makes an element one to type in. */
const typing = { contenteditable: 'plaintext-only', spellcheck: 'true', enterkeyhint: 'done', draggable: 'false' }

const lineBreaks = /^insert(Paragraph|LineBreak)/
const notTyped = /^(format|history|insertFrom(Paste|Drop)|insert(Paragraph|LineBreak))/

/** Lets somebody type a text in its place on the page, in its own typeface. Enter ends it, Escape takes back what was typed. */
export class PageWriter {
  readonly path: Path
  readonly element: HTMLElement
  readonly #options: PageWriterOptions
  readonly #written: string
  /** What stood on the page before. */
  readonly #shown: string
  readonly #stop = new AbortController()
  /** What was typed, until the file is known to have it. */
  #typed: string | undefined

  constructor(text: TypableText, options: PageWriterOptions) {
    this.path = text.path
    this.element = text.element
    this.#options = options
    this.#written = text.written
    this.#shown = text.node.data
    this.#open(text)
    this.#listen('keydown', (event) => this.#pressKey(event))
    this.#listen('beforeinput', (event) => this.#judge(event as InputEvent))
    this.#listen('input', (event) => this.#tell(!(event as InputEvent).isComposing))
    this.#listen('compositionend', () => this.#tell(true))
    this.#listen('paste', (event) => this.#take(event, event.clipboardData))
    this.#listen('drop', (event) => this.#take(event, event.dataTransfer))
    this.#listen('blur', () => this.#leave())
  }

  /** What stands in its place on a page that is fetched anew: what was typed, else what the file has; of a text that is still to be written, nothing. */
  textFor(written: string | undefined): string | undefined {
    return this.#typed ?? (isUnwritten(written) ? '' : written)
  }

  /** Told what the file has. */
  settle(written: string | undefined): void {
    if (written === this.#typed) this.#typed = undefined
  }

  /** Ends it; what was typed stays. */
  end(): void {
    if (this.#stop.signal.aborted) return
    this.#stop.abort()
    if (this.#text === '' && this.#isNew && this.element.hasAttribute('data-unwritten')) this.#write(this.#shown)
    for (const name of [...Object.keys(typing), 'data-edit-name']) this.element.removeAttribute(name)
    this.element.ownerDocument.getSelection()?.removeAllRanges()
    this.#options.onEnd()
  }

  /** Whether the text was still to be written. */
  get #isNew(): boolean {
    return isUnwritten(this.#written)
  }

  get #text(): string {
    return (this.element.textContent ?? '').replace(/[\r\n]+/g, ' ')
  }

  #open({ node, written }: TypableText): void {
    const { element } = this
    const kept = selectedRange(element)
    if (this.#isNew) this.#write('')
    else setText(node, written)
    for (const [name, value] of Object.entries(typing)) element.setAttribute(name, value)
    // A browser that does not know plain text takes what it does not know for nothing.
    if (!element.isContentEditable) element.setAttribute('contenteditable', 'true')
    element.focus({ preventScroll: true })
    if (kept[0] !== kept[1]) selectRange(element, ...kept)
    else selectRange(element, this.#isNew ? 0 : (this.#options.caret ?? written.length))
  }

  #listen<Name extends keyof HTMLElementEventMap>(name: Name, listener: (event: HTMLElementEventMap[Name]) => void) {
    this.element.addEventListener(name, listener, { signal: this.#stop.signal })
  }

  #pressKey(event: KeyboardEvent): void {
    const isCommand = event.ctrlKey || event.metaKey
    // What is taken back is shown again as the file has it.
    if (isCommand && /^[zy]$/i.test(event.key)) this.#typed = undefined
    const isEnd = event.key === 'Escape' || (event.key === 'Enter' && !isCommand)
    if (event.isComposing || !isEnd) return
    event.preventDefault()
    event.stopPropagation()
    if (event.key === 'Escape') this.#restoreText()
    this.end()
    this.element.focus({ preventScroll: true })
  }

  #judge(event: InputEvent): void {
    const { inputType } = event
    if (!this.#options.canType() || notTyped.test(inputType)) event.preventDefault()
    if (inputType.startsWith('history')) this.#options.onStep(inputType === 'historyRedo' ? 'redo' : 'undo')
    // A keyboard on a screen may tell of no key.
    if (lineBreaks.test(inputType)) this.end()
  }

  #tell(isWhole: boolean): void {
    const text = this.#text
    this.element.removeAttribute('data-unwritten')
    // What a browser has put beside the letters: a line break, or a node of its own.
    if (isWhole && this.element.childNodes.length !== 1) {
      const [, caret] = selectedRange(this.element)
      this.#write(text)
      selectRange(this.element, caret)
    }
    this.#showName()
    this.#typed = text
    this.#options.onType(text, isWhole)
  }

  /** Takes letters that are pasted or dropped, and nothing of how they looked. */
  #take(event: Event, data: DataTransfer | null): void {
    // A picture takes the place of the one here.
    if (!data?.types.includes('text/plain')) return
    event.preventDefault()
    event.stopPropagation()
    if (!this.#options.canType()) return
    const letters = data
      .getData('text/plain')
      .trim()
      .replace(/\s*[\r\n]+\s*/g, ' ')
    const [[start, end], old] = [selectedRange(this.element), this.#text]
    this.#write(old.slice(0, start) + letters + old.slice(end))
    selectRange(this.element, start + letters.length)
    this.#tell(true)
  }

  /** Ends it once the focus is elsewhere, and not when the window has lost it, and gets it back. */
  #leave(): void {
    const page = this.element.ownerDocument
    const frame = page.defaultView?.frameElement
    page.defaultView?.setTimeout(() => {
      if (page.activeElement !== this.element || frame?.ownerDocument.activeElement !== frame) this.end()
    })
  }

  #restoreText(): void {
    const isOther = this.#text !== (this.#isNew ? '' : this.#written)
    // What cannot be taken back now stays on the page, as it stays in the file.
    if (isOther && !this.#options.canType()) return
    if (isOther) this.#options.onType(this.#written, true)
    this.#write(this.#isNew ? this.#shown : this.#written)
    this.element.toggleAttribute('data-unwritten', this.#isNew)
  }

  #write(text: string): void {
    const { element } = this
    const [node, other] = element.childNodes
    if (node?.nodeType === 3 && !other) setText(node as Text, text)
    else element.replaceChildren(element.ownerDocument.createTextNode(text))
    this.#showName()
  }

  /** Gives an element without letters something for the caret to stand beside: where it is still to be written, the name of its place. */
  #showName(): void {
    if (this.element.textContent === '') this.element.dataset.editName = this.#isNew ? this.#shown : '\u200b'
    else delete this.element.dataset.editName
  }
}
