/** A rule of a `_headers` file. */
interface Rule {
  readonly path: RegExp
  readonly headers: readonly (readonly [name: string, value: string])[]
}

/**
 * What Netlify sends for an address by a `_headers` file: all values of each header, from all rules that fit. It passes over every line
 * that is neither a path nor has a colon.
 */
export function netlifyHeaders(file: string, address: string): Record<string, string[]> {
  const fitting = rulesOf(file).filter(({ path }) => path.test(address))
  const sent: Record<string, string[]> = {}
  for (const [name, value] of fitting.flatMap(({ headers }) => headers)) sent[name] = [...(sent[name] ?? []), value]
  return sent
}

function rulesOf(file: string): Rule[] {
  return file
    .split(/^(?=\/)/m)
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [path = '', ...lines] = block.split('\n')
      const headers = lines.flatMap((line) => {
        const [, name, value] = /^\s*([^:]+?)\s*:\s*(.+?)\s*$/.exec(line) ?? []
        return name && value ? [[name, value] as const] : []
      })
      return { path: patternOf(path), headers }
    })
}

/** A step that is ":name" stands for any one step, "*" for all that follow, and for none; a slash at the end makes no difference. */
function patternOf(path: string): RegExp {
  const steps = path.split('/').filter((step) => step !== '')
  const patterns = steps.map((step) => {
    if (step === '*') return '(/.*)?'
    return step.startsWith(':') ? '/[^/]+' : `/${step.replace(/[.+?()[\]{}^$|\\]/g, '\\$&')}`
  })
  return new RegExp(`^${patterns.join('')}/?$`)
}
