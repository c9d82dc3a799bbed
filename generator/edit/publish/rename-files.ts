import { basename, posix } from '#path'
import { isScalar, parseYaml, spanOfNode, yamlLibrary } from '../../check/yaml/yaml-library.ts'
import { applySplices, type Splice } from '../yaml/edit.ts'

/** What leads to a file within a text: a link or a picture of Markdown, or an attribute of HTML, which may stand in a quoted text of YAML. */
const targets = /(\]\(\s*<?|^\s*\[[^\]\n]+\]:\s*<?|\b(?:src|href)\s*=\s*\\?["']?)(file:)?([^\s<>"')\\]+)/gim

/** The text of a configuration with some files named by other names: where they are named, however their paths are written, and nowhere else. */
export function renameFiles(text: string, names: ReadonlyMap<string, string>): string {
  const known = new Map([...names].map(([name, to]) => [plainPath(name), basename(to)]))
  const splices: Splice[] = []
  yamlLibrary().visit(parseYaml(text), {
    Scalar(key, node) {
      if (key === 'key' || !isScalar(node) || typeof node.value !== 'string') return
      const { value } = node
      const [start, end] = spanOfNode(node)
      const source = text.slice(start, end)
      const whole = renamed(value, known)
      const changed =
        whole === undefined
          ? source.replace(targets, (all, before, scheme = '', name) => {
              const to = renamedInText(name, known)
              return to === undefined ? all : before + scheme + to
            })
          : source.replace(value, () => whole)
      if (changed !== source) splices.push({ start, end, text: changed })
    },
  })
  return applySplices(text, splices)
}

const plainPath = (name: string) => posix.normalize(name)

/** The path of a file with its other name; undefined where it keeps its own. */
function renamed(path: string, known: ReadonlyMap<string, string>): string | undefined {
  const to = known.get(plainPath(path))
  return to === undefined ? undefined : path.slice(0, path.lastIndexOf('/') + 1) + to
}

/** The same of the target of a link, whose letters may be encoded. */
function renamedInText(target: string, known: ReadonlyMap<string, string>): string | undefined {
  const plain = renamed(target, known)
  if (plain !== undefined || !target.includes('%')) return plain
  try {
    const to = renamed(decodeURI(target), known)
    return to === undefined ? undefined : encodeURI(to)
  } catch {
    return undefined
  }
}
