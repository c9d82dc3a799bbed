import { closeSync, existsSync, openSync, readSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { readCached, writeCached } from '../lib/cache.ts'
import { contentHash } from '../lib/content-hash.ts'
import { sourcesOfPolicy } from '../output/hosting/content-security.ts'
import type { OutputFolder } from '../output/output-folder.ts'
import { filesOf } from './page-files.ts'
import type { PreparedPage } from './prepare-page.ts'
import type { RenderSetting } from './render-setting.ts'
import type { SitePolicy } from './site-policy.ts'

/** A page as it was written: a hash of its sources, and a stamp of each of its files. */
interface WrittenPage {
  readonly source: string
  readonly files: Readonly<Record<string, string>>
}

/** The record of a build: a hash of what all pages were made with, and each page by its path. */
interface Ledger {
  readonly shared: string
  readonly pages: Readonly<Record<string, WrittenPage>>
}

interface LastBuildOptions {
  /** The folder of the site. */
  readonly folder: string
  /** Identifies the code that makes documents. */
  readonly code: string
  readonly output: Pick<OutputFolder, 'keep'>
  readonly policy: SitePolicy
}

/** The policy is at the beginning of a document. */
const headLength = 4096
const policyElement = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/

/**
 * The pages of the last build into the same folder. A page with the same sources, whose files have not been touched since, need not be
 * rendered again. Files are compared by inode, size and time, as in Git's index.
 */
export class LastBuild {
  readonly #options: LastBuildOptions
  readonly #file: string
  readonly #last: Ledger | undefined
  readonly #now = new Map<string, { readonly source: string; readonly files: readonly string[] }>()
  readonly #head = Buffer.alloc(headLength)
  readonly #policies = new Set<string>()
  #shared = ''
  #locales: RenderSetting['locales'] = {}

  constructor(options: LastBuildOptions) {
    this.#options = options
    this.#file = `pages/${contentHash(options.folder)}.json`
    this.#last = existsSync(options.folder) ? readLedger(this.#file) : undefined
  }

  /** Takes what pages are rendered with: those of the last build can be kept only where it was the same. */
  begin(setting: RenderSetting): void {
    const { code, policy } = this.#options
    const { locales, styles, ...others } = setting
    const shared = { ...others, styles: { ...styles, blocks: [...styles.blocks] }, connections: policy.common }
    this.#locales = locales
    this.#shared = contentHash(`${code}\n${JSON.stringify(shared)}`)
  }

  /** Keeps the files of a page where they are current. Returns whether they are. */
  keep(page: PreparedPage): boolean {
    const { output, policy } = this.#options
    const { path } = page.route
    const now = { source: this.#sourceOf(page), files: filesOf(page.route) }
    this.#now.set(path, now)
    const last = this.#last?.shared === this.#shared ? this.#last.pages[path] : undefined
    if (last?.source !== now.source) return false
    if (!now.files.every((file) => last.files[file] === this.#stampOf(file))) return false
    const named = this.#policyOf(now.files[0] as string)
    if (named === undefined) return false
    if (!this.#policies.has(named)) policy.adopt(sourcesOfPolicy(named))
    this.#policies.add(named)
    return now.files.every((file) => output.keep(file))
  }

  /** Records the pages of this build, whose files are in place, for the next one. */
  finish(): void {
    const pages = [...this.#now].map(([path, { source, files }]): [string, WrittenPage] => [
      path,
      { source, files: Object.fromEntries(files.map((file) => [file, this.#stampOf(file) ?? ''])) },
    ])
    writeCached(this.#file, JSON.stringify({ shared: this.#shared, pages: Object.fromEntries(pages) } satisfies Ledger))
  }

  /** A hash of everything that a page is made of beyond what all pages share. */
  #sourceOf({ route, structuredData }: PreparedPage): string {
    const { tag, address } = this.#locales[route.locale] ?? {}
    return contentHash([JSON.stringify(route), structuredData, tag, address].join('\n'))
  }

  #stampOf(file: string): string | undefined {
    const facts = statSync(join(this.#options.folder, file), { throwIfNoEntry: false })
    return facts && `${facts.ino} ${facts.size} ${facts.mtimeMs}`
  }

  /** The policy in a document. */
  #policyOf(file: string): string | undefined {
    const descriptor = openSync(join(this.#options.folder, file), 'r')
    try {
      const length = readSync(descriptor, this.#head)
      return policyElement.exec(this.#head.toString('latin1', 0, length))?.[1]
    } finally {
      closeSync(descriptor)
    }
  }
}

function readLedger(file: string): Ledger | undefined {
  const text = readCached(file)
  return text && (JSON.parse(`${text}`) as Ledger)
}
