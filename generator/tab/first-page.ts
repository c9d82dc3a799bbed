import { pageAddress } from '../../src/edit/paths/page-address.ts'
import type { EditState } from '../../src/edit/protocol/protocol.ts'
import type { BrokenState } from '../../src/edit/protocol/repair.ts'
import type { StateAnswer } from '../../src/edit/protocol/requests.ts'
import { withDifferences } from '../../src/edit/state/differences.ts'
import type { KeptPage } from '../../src/edit/tab/kept-page.ts'

/** How long nothing is asked before the page of another version is drawn, in milliseconds: nobody waits for it then. */
const pauseMs = 2000

/** A page that is drawn, or is being drawn. */
interface Drawn {
  readonly version: string
  readonly address: string
  readonly made: Promise<{ readonly status: number; readonly html: string } | undefined>
}

/** What it is made with. */
interface FirstPageParts {
  draw(address: string): Drawn['made']
  /** Keeps it for the next visit. */
  keep(page: Pick<KeptPage, 'language' | 'state' | 'address' | 'html'>): Promise<void>
  onError(error: unknown): void
}

/** The page with which the editor begins: drawn while the app is still told its state, and left for the next visit. */
export class FirstPage {
  readonly #parts: FirstPageParts
  #told: { readonly stamp: string; readonly language: string; readonly state: EditState | BrokenState } | undefined
  #drawn: Drawn | undefined
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor(parts: FirstPageParts) {
    this.#parts = parts
  }

  /**
   * Takes note of what the app is told.
   *
   * @param query what it has asked with
   */
  note(query: URLSearchParams, { stamp, differences }: StateAnswer): void {
    const known = this.#told
    const isFirst = known === undefined
    const since = query.get('since') ?? ''
    const before = known?.stamp === since ? known.state : undefined
    // Of another app, only what differs from what that knows is known.
    if (!before && differences.some(({ path }) => path.length > 0)) return
    const state = withDifferences(before, differences) as EditState | BrokenState
    this.#told = { stamp, language: query.get('lang') ?? '', state }
    if (isFirst) this.#draw()
    this.wait()
  }

  /** The page at an address, where it is that one as the file is now. */
  find(address: string, version: string): Drawn['made'] | undefined {
    const drawn = this.#drawn
    return drawn?.address === address && drawn.version === version ? drawn.made : undefined
  }

  /** Something is asked: what nobody waits for comes later. */
  wait(): void {
    clearTimeout(this.#timer)
    if (this.#told) this.#timer = setTimeout(() => void this.#keep().catch(this.#parts.onError), pauseMs)
  }

  /** Something beside the file has changed, which the app is told next. */
  redraw(): void {
    clearTimeout(this.#timer)
    this.#drawn = undefined
  }

  /** Another site is open, or none. */
  forget(): void {
    this.redraw()
    this.#told = undefined
  }

  #draw(): Drawn | undefined {
    const state = this.#told?.state
    if (!state || 'broken' in state || !state.isShown) return undefined
    const { version, pages, defaultLocale } = state
    const address = pageAddress(pages[0], defaultLocale)
    if (this.#drawn?.version !== version || this.#drawn.address !== address) {
      const made = this.#parts.draw(address)
      // Whoever waits for it hears of a failure.
      made.catch(() => {})
      this.#drawn = { version, address, made }
    }
    return this.#drawn
  }

  async #keep(): Promise<void> {
    const [told, drawn] = [this.#told, this.#draw()]
    const page = await drawn?.made
    // What was forgotten meanwhile is not to be kept any more.
    if (!told || !drawn || page?.status !== 200 || this.#told !== told || 'broken' in told.state) return
    await this.#parts.keep({ language: told.language, state: told.state, address: drawn.address, html: page.html })
  }
}
