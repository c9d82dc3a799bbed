import { SourceMap } from 'node:module'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { compileFunction } from 'node:vm'
import type { KindModule, KindModules } from '../../src/kinds/kind-module.ts'
import type { ServerEntry } from '../bundle/bundle.ts'
import { memoizeWeak } from '../lib/memoize.ts'
import type { Kind } from './kind.ts'
import { KindMistake } from './kind-mistake.ts'
import { assertTrusted } from './trust.ts'

type Exports = KindModule & Pick<Lines, 'shareLines'>

interface Lines {
  readonly shareLines?: (document: never, formats: never) => readonly unknown[]
}

/** The modules of kinds by a server entry and their code: each runs once. */
const run = memoizeWeak((_server: ServerEntry) => new Map<string, KindModule>())

/**
 * Runs the code of kinds for rendering. Nothing else runs it.
 *
 * @returns the modules by the names of the kinds
 * @throws KindsUntrusted, or KindMistake where the code fails
 */
export function runKinds(kinds: readonly Kind[], server: ServerEntry): KindModules {
  const known = run(server)
  return Object.fromEntries(
    kinds.map((kind) => {
      assertTrusted(join(kind.folder, '..'))
      const { server: code = '' } = kind.node ?? {}
      const key = `${kind.folder} ${code}`
      const module = known.get(key) ?? evaluate(kind, code, server.importForKind)
      known.set(key, module)
      return [kind.name, module]
    }),
  )
}

/** Runs what a kind of documents says on pictures of shared links; undefined where it says nothing. */
export function runShareLines(kind: Kind): Lines['shareLines'] {
  if (kind.share === undefined) return undefined
  assertTrusted(join(kind.folder, '..'))
  return evaluate(kind, kind.share, () => ({})).shareLines
}

/** The name by which the code of a kind stands in the stacks of errors. */
const scriptName = (folder: string) => `${pathToFileURL(folder).href}/~kind.js`

function evaluate(kind: Kind, code: string, require: (name: string) => unknown): Exports {
  const module = { exports: {} as Exports }
  try {
    compileFunction(code, ['require', 'module', 'exports'], { filename: scriptName(kind.folder) })(
      require,
      module,
      module.exports,
    )
  } catch (error) {
    throw explainThrown(error, [kind]) ?? error
  }
  return module.exports
}

/** An error as a mistake of the kind whose code threw it, with its place in the source; undefined where none did. */
export function explainThrown(error: unknown, kinds: readonly Kind[]): KindMistake | undefined {
  const causes: unknown[] = []
  for (let at = error; at instanceof Error && causes.length < 9; at = at.cause) causes.push(at)
  for (const cause of causes) {
    if (cause instanceof KindMistake) return cause
    const { stack = '', message } = cause as Error
    for (const kind of kinds) {
      const frame = stack.indexOf(`${scriptName(kind.folder)}:`)
      if (frame === -1) continue
      const [, line = '1', column = '1'] =
        /^(\d+):(\d+)/.exec(stack.slice(frame + scriptName(kind.folder).length + 1)) ?? []
      return new KindMistake('thrown', { ...sourcePlace(kind, Number(line), Number(column)), detail: message })
    }
  }
  return undefined
}

function sourcePlace({ folder, node }: Kind, line: number, column: number) {
  const found = new SourceMap(JSON.parse(node?.map ?? '{}')).findEntry(line - 1, column - 1)
  if (!('originalSource' in found)) return { file: join(folder, 'view.tsx') }
  const { originalSource, originalLine, originalColumn } = found
  return { file: resolve(folder, originalSource), line: originalLine + 1, column: originalColumn + 1 }
}
