import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** When a version of a file was written, as a day or a moment, and when it was committed where that is another time. */
interface Days {
  readonly written: string
  readonly committed?: string
}

/** A repository of one file in a folder of its own. */
export interface Repository {
  readonly folder: string
  /** The path of the file. */
  readonly file: string
  /** Changes the file without committing it. */
  write(text: string): void
  /** Changes the file and commits all that is in the folder. */
  commit(text: string, days: Days): void
  remove(): void
}

/** Makes a repository for a file of this name. */
export function createRepository(name: string): Repository {
  const folder = mkdtempSync(join(tmpdir(), 'history-'))
  const file = join(folder, name)
  const editor = ['-c', 'user.name=Editor', '-c', 'user.email=editor@site.example', '-c', 'core.hooksPath=/dev/null']
  return {
    folder,
    file,
    write: (text) => writeFileSync(file, text),
    commit: (text, { written, committed = written }) => {
      writeFileSync(file, text)
      const dates = { GIT_AUTHOR_DATE: momentOf(written), GIT_COMMITTER_DATE: momentOf(committed) }
      const options = { cwd: folder, env: { ...process.env, ...dates }, stdio: 'pipe' } as const
      for (const args of [
        ['init', '-q'],
        ['add', '.'],
        ['commit', '-q', '-m', written],
      ])
        execFileSync('git', [...editor, ...args], options)
    },
    remove: () => rmSync(folder, { recursive: true }),
  }
}

/** Noon for a day. */
function momentOf(time: string): string {
  return time.includes('T') ? time : `${time}T12:00:00Z`
}
