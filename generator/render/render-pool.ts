import type { PreparedPage } from './prepare-page.ts'
import type { RenderSetting } from './render-setting.ts'
import type { RenderThread } from './render-thread.ts'
import { type WritingTools, writeDocument } from './write-document.ts'

/** The work that a pool shares out. */
export interface PoolOptions {
  /**
   * Starts a thread that renders beside this one; undefined while it should not. Omitted where this thread renders alone.
   *
   * @param rendered how many pages this thread has rendered
   */
  readonly startThread?: (setting: RenderSetting, rendered: number) => RenderThread | undefined
  /**
   * Does a part of some other work: between pages, or instead of rendering while another thread renders. Omitted if there is none.
   *
   * @returns false if nothing was left to do
   * @throws an error that ends the rendering
   */
  readonly sideWork?: () => boolean
}

/** The most characters that wait in the other thread: memory stays bounded, and both threads end at about the same time. */
const mostWaiting = 200_000

/** The characters that may wait in addition for each page of the site while there is side work: its parts take longer on larger sites. */
const mostWaitingPerPage = 1_500

/** Renders pages and writes their documents: in this thread, and once one has started, in a second one. */
export class RenderPool {
  readonly #tools: WritingTools
  readonly #startThread: NonNullable<PoolOptions['startThread']>
  readonly #sideWork: NonNullable<PoolOptions['sideWork']>
  #thread: RenderThread | undefined
  #rendered = 0
  #limit: number

  /** @param pages how many pages the site has */
  constructor(pages: number, { startThread, sideWork, ...tools }: WritingTools & PoolOptions) {
    this.#tools = tools
    this.#startThread = startThread ?? (() => undefined)
    this.#sideWork = sideWork ?? (() => false)
    // Whether there is any side work, only doing the first part of it tells.
    this.#limit = mostWaiting + (this.#sideWork() ? pages * mostWaitingPerPage : 0)
  }

  /** Renders a page, or gives it to the other thread. */
  async render(page: PreparedPage): Promise<void> {
    this.#thread ??= this.#startThread(this.#tools.setting, this.#rendered++)
    if (!this.#thread || !this.#handOver(page, this.#thread)) await writeDocument(this.#tools, page)
  }

  /** Does a part of the side work between pages. With a second thread, `render` does it instead. */
  pause(): void {
    if (!this.#thread) this.#sideWork()
  }

  /** Waits for the other thread's last page; the side work goes on meanwhile. Throws whatever rendering threw. */
  async finish(): Promise<void> {
    while (this.#thread && this.#sideWork());
    await this.#thread?.finish()
  }

  /** Terminates the other thread, whatever it is doing. */
  async stop(): Promise<void> {
    await this.#thread?.stop()
  }

  /** Gives a page to the other thread. Does side work while enough pages wait there. Returns false if none is left. */
  #handOver(page: PreparedPage, thread: RenderThread): boolean {
    while (!thread.offer(page, this.#limit)) {
      if (this.#sideWork()) continue
      this.#limit = mostWaiting
      return false
    }
    return true
  }
}
