import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import { projectFile } from '../lib/paths.ts'
import type { PolicySources } from '../output/hosting/content-security.ts'
import type { OutputFolder, Written } from '../output/output-folder.ts'
import type { StagedFolder } from '../output/switch-folders.ts'
import type { PreparedPage } from './prepare-page.ts'
import type { RenderSetting } from './render-setting.ts'
import type { SitePolicy } from './site-policy.ts'

/** The data that the thread starts with. */
export interface ThreadStart {
  readonly setting: RenderSetting
  /** The URL of the module that renders pages. */
  readonly serverUrl: string
  readonly staging: StagedFolder
  /** Origins on other hosts that all pages may send requests to. */
  readonly connections: readonly string[]
  /** The characters of the pages that the thread has rendered, in shared memory. */
  readonly renderedSize: BigInt64Array
}

/** The thread's answer once it has rendered everything. */
export interface ThreadResult {
  readonly written: Written
  readonly sources: PolicySources
}

/** A page for the thread, with its content as JSON, which is copied faster than the page itself; or "finish" after the last one. */
export type ThreadMessage = Omit<PreparedPage, 'page'> | 'finish'

interface ThreadOptions extends Pick<ThreadStart, 'setting' | 'serverUrl'> {
  readonly output: OutputFolder
  readonly policy: SitePolicy
}

/** The size of a page in characters. */
export function sizeOf({ content }: Pick<PreparedPage, 'content'>): bigint {
  return BigInt(content.length)
}

/** A second thread that renders pages into the same output folder. */
export class RenderThread {
  readonly #worker: Worker
  readonly #output: OutputFolder
  readonly #policy: SitePolicy
  readonly #renderedSize = new BigInt64Array(new SharedArrayBuffer(8))
  readonly #failure: Promise<never>
  #sentSize = 0n

  constructor({ output, policy, ...start }: ThreadOptions) {
    const shared = { staging: output.staging, connections: policy.common, renderedSize: this.#renderedSize }
    const workerData: ThreadStart = { ...start, ...shared }
    this.#worker = new Worker(projectFile('generator/render/render-worker.mjs'), { workerData })
    this.#output = output
    this.#policy = policy
    this.#failure = once(this.#worker, 'error').then(([error]) => Promise.reject(error))
    // `finish` reports it.
    this.#failure.catch(() => {})
  }

  /**
   * Sends a page to the thread, unless enough of them wait already. Returns whether it did.
   *
   * @param mostWaiting in characters: a page that lists others may be as large as all of them
   */
  offer({ page: _page, ...sent }: PreparedPage, mostWaiting: number): boolean {
    if (this.#sentSize - Atomics.load(this.#renderedSize, 0) >= mostWaiting) return false
    this.#sentSize += sizeOf(sent)
    this.#worker.postMessage(sent satisfies ThreadMessage)
    return true
  }

  /** Waits for the last page. Throws whatever rendering threw. */
  async finish(): Promise<void> {
    const result = once(this.#worker, 'message') as Promise<[ThreadResult]>
    this.#worker.postMessage('finish' satisfies ThreadMessage)
    const [{ written, sources }] = await Promise.race([result, this.#failure])
    this.#output.adopt(written)
    this.#policy.adopt(sources)
  }

  /** Terminates the thread, whatever it is doing. */
  async stop(): Promise<void> {
    await this.#worker.terminate()
  }
}
