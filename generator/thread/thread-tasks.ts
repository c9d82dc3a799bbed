import type { ReadSource } from '../check/read-source.ts'
import type { ReportOptions } from '../diagnostics/words.ts'
import type { PlainPage, RenderedPage } from '../render/render-pages.ts'
import type { RenderSetting } from '../render/render-setting.ts'

// What the second thread of a build does. What is asked and answered is plain data, which threads copy.

/** A file to check, and how its report is written. */
export interface ToCheck {
  readonly source: ReadSource
  readonly options: ReportOptions
}

/** Whether a file has no errors, and the report where something was found. */
export interface Verdict {
  readonly isRight: boolean
  readonly report?: string | undefined
}

/** What all pages are rendered with. */
export interface ToPrepare {
  readonly setting: RenderSetting
  /** The file of the module that renders. */
  readonly serverFile: string
  /** Whether the words of pages are asked for. */
  readonly isSearched: boolean
}

/** The tasks, by name. */
export interface ThreadTasks {
  check(asked: ToCheck): Promise<Verdict>
  prepare(asked: ToPrepare): Promise<void>
  render(pages: readonly PlainPage[]): Promise<RenderedPage[]>
}

/** A task as it is asked for. */
export interface Asked {
  readonly id: number
  readonly task: keyof ThreadTasks
  readonly input: unknown
}

/** What a thread says: the answer to a task, without a result where it has failed; or what has happened to the cache. */
export type Said =
  | { readonly id: number; readonly result?: unknown }
  | { readonly event: 'damaged' | 'refused'; readonly name: string }
