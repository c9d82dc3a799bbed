/** A browser in which somebody works: points of the window are pressed, and keys. */
export interface DrivenBrowser {
  open(address: string): Promise<void>
  press(x: number, y: number): Promise<void>
  /** Presses keys together, such as `Control+k`, or types a letter. */
  key(chord: string): Promise<void>
  /** What an expression is in the page. */
  read<T>(expression: string): Promise<T>
}

/** An element, as an expression of the page. */
export type Seen = string

/** Waits until something holds; both runners of tests may be the one around it. */
export async function until(holds: () => Promise<boolean>, what: string): Promise<void> {
  for (const end = Date.now() + 45_000; !(await holds()); await new Promise((done) => setTimeout(done, 40)))
    if (Date.now() > end) throw new Error(`It never came true: ${what}`)
}

/** Somebody who uses the editor, and whose actions are counted: a click, or a key that is not text. */
export class Person {
  #actions = 0
  #leaps = 0

  constructor(readonly browser: DrivenBrowser) {}

  get actions(): number {
    return this.#actions
  }

  /** The keys that led from one text to the next while texts were written: they are part of the writing. */
  get leaps(): number {
    return this.#leaps
  }

  /** Waits until something is to be seen. Looking is no action. */
  async sees(element: Seen): Promise<void> {
    await until(() => this.browser.read(`Boolean((${element})?.getClientRects().length)`), element)
  }

  /** Clicks an element in its middle, as soon as it is there and can be used. */
  async click(element: Seen): Promise<void> {
    this.#actions++
    await until(() => this.browser.read(`Boolean((${element})?.matches(':enabled, :not(button)'))`), element)
    await this.sees(element)
    await this.browser.read(`void (${element}).scrollIntoView({ block: 'nearest', behavior: 'instant' })`)
    const middle = () =>
      this.browser.read<[number, number]>(`(() => {
        const box = (${element}).getClientRects()[0]
        const frame = (${element}).ownerDocument.defaultView.frameElement?.getBoundingClientRect()
        return [(frame?.left ?? 0) + box.left + box.width / 2, (frame?.top ?? 0) + box.top + box.height / 2].map(Math.round)
      })()`)
    // Nobody clicks what still moves.
    let [x, y] = await middle()
    await until(async () => {
      const before = [x, y].join()
      await new Promise((done) => setTimeout(done, 100))
      ;[x, y] = await middle()
      return before === [x, y].join()
    }, `${element} stays`)
    await this.browser.press(x, y)
  }

  async key(chord: string): Promise<void> {
    this.#actions++
    await this.browser.key(chord)
  }

  /** Leaves a text that is written, for the next one. */
  async leap(chord: string): Promise<void> {
    this.#leaps++
    await this.browser.key(chord)
  }

  /** Types letters where the focus is. */
  async type(text: string): Promise<void> {
    for (const letter of text) await this.browser.key(letter)
  }

  /** Chooses from a list: a click opens it, and a click chooses. Lists are drawn by the system, where no test can point. */
  async choose(list: Seen, option: string): Promise<void> {
    this.#actions += 2
    await this.sees(list)
    await this.browser.read(`(() => {
      const list = ${list}
      const wanted = [...list.options].find(({ text }) => text === ${JSON.stringify(option)})
      Object.getOwnPropertyDescriptor(HTMLSelectElement.prototype, 'value').set.call(list, wanted.value)
      list.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
  }

  /** Chooses files: a click opens the window of the system, and another takes them. */
  async chooseFile(field: Seen, ...files: readonly GivenFile[]): Promise<void> {
    this.#actions += 2
    await this.sees(`(${field})?.labels[0]`)
    await this.browser.read(`(() => {
      const field = ${field}
      field.files = ${transferOf({ files })}.files
      field.dispatchEvent(new Event('change', { bubbles: true }))
    })()`)
  }

  /** Pastes files, or what was copied elsewhere, where the focus is. */
  async paste(given: Given): Promise<void> {
    this.#actions++
    await this.browser.read(`(() => {
      const event = new Event('paste', { bubbles: true, cancelable: true })
      event.clipboardData = ${transferOf(given)}
      document.activeElement.dispatchEvent(event)
    })()`)
  }
}

/** A file that somebody has. */
export interface GivenFile {
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** What a program gives that something is copied from: files, or a text in several types. */
interface Given {
  readonly files?: readonly GivenFile[]
  readonly texts?: Readonly<Record<string, string>>
}

function transferOf({ files = [], texts = {} }: Given): string {
  const given = files.map(({ name, type, bytes }) => ({ name, type, bytes: bytes.toString('base64') }))
  return `(() => {
    const transfer = new DataTransfer()
    for (const { name, type, bytes } of ${JSON.stringify(given)}) {
      const content = Uint8Array.from(atob(bytes), (letter) => letter.charCodeAt(0))
      transfer.items.add(new File([content], name, { type }))
    }
    for (const [type, text] of Object.entries(${JSON.stringify(texts)})) transfer.setData(type, text)
    return transfer
  })()`
}

/** A button or whatever opens something, by its whole text or its name for screen readers. */
export function button(name: string): Seen {
  return `[...document.querySelectorAll('button, summary')].find((one) => one.getClientRects().length && (one.ariaLabel ?? one.textContent).trim() === ${JSON.stringify(name)})`
}

/** An element of the page that is edited. */
export function inPage(selector: string): Seen {
  return `document.querySelector('iframe')?.contentDocument?.querySelector(${JSON.stringify(selector)})`
}

/** The last element of the page that has just this text. */
export function textInPage(text: string): Seen {
  return `[...(document.querySelector('iframe')?.contentDocument?.querySelectorAll('[data-text]') ?? [])].findLast((one) => one.getClientRects().length && one.textContent.replace(/\\s/g, ' ') === ${JSON.stringify(text)})`
}
