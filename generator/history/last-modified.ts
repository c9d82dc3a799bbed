import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { basename, dirname } from 'node:path'
import { promisify } from 'node:util'
import type { SitePage } from '../compile/site-pages.ts'

/** Tells the day on which the text of a page was last changed; undefined where no history tells. */
export type LastModified = (page: SitePage) => string | undefined

const run = promisify(execFile)

/**
 * Asks git, once, when each line of the configuration was changed. A page changed when a line below its key did.
 * Without git, or for a file that it does not know, no page has a day. Lines that are not committed yet do not count.
 */
export async function readLastModified(file: string): Promise<LastModified> {
  const days = await daysOfLines(file)
  if (days.length === 0) return () => undefined
  const blocks = blocksOf((await readFile(file, 'utf8')).split('\n'))
  const latest = (from: number, to: number) => days.slice(from, to).reduce<string | undefined>(later, undefined)
  const whole = latest(0, days.length)
  return (page) => {
    const key =
      page.type === 'article' ? `pages.${page.blog.key}` : `${page.type === 'page' ? 'pages' : 'services'}.${page.key}`
    const block = blocks.get(key)
    return block ? latest(block.from, block.to) : whole
  }
}

function later(a: string | undefined, b: string): string | undefined {
  if (b === '') return a
  return a === undefined || b > a ? b : a
}

/** The day of the last change of every line; an empty text for lines that are not committed. */
async function daysOfLines(file: string): Promise<string[]> {
  const blame = ['blame', '--porcelain', '--', basename(file)]
  const answer = await run('git', blame, { cwd: dirname(file), maxBuffer: 1 << 28 }).catch(() => undefined)
  if (!answer) return []
  const times = new Map<string, string>()
  const days: string[] = []
  let commit = ''
  for (const line of answer.stdout.split('\n')) {
    if (line.startsWith('\t')) days.push(times.get(commit) ?? '')
    else if (/^[0-9a-f]{40} /.test(line)) commit = line.slice(0, 40)
    else if (line.startsWith('committer-time ') && !/^0+$/.test(commit)) {
      times.set(commit, new Date(Number(line.slice('committer-time '.length)) * 1000).toISOString().slice(0, 10))
    }
  }
  return days
}

/** The lines of each page and service: from its key to the next key of its depth. */
function blocksOf(lines: readonly string[]): Map<string, { from: number; to: number }> {
  const blocks = new Map<string, { from: number; to: number }>()
  let section = ''
  let open: { from: number; to: number } | undefined
  for (const [index, line] of lines.entries()) {
    const [, indent, key = ''] = /^( *)["']?([\w-]+)["']?:/.exec(line) ?? []
    if (indent === undefined || indent.length > 2) continue
    if (open) open.to = index
    open = undefined
    if (indent === '') section = key
    else if (indent.length === 2 && (section === 'pages' || section === 'services')) {
      open = { from: index, to: lines.length }
      blocks.set(`${section}.${key}`, open)
    }
  }
  return blocks
}
