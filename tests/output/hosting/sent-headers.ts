/** What a host sends for an address by its file: all values of each header. */
type SentHeaders = Readonly<Record<string, readonly string[]>>

/** A rule of a `_headers` file. */
interface Rule {
  readonly path: string
  /** The headers that it sets, and those that it takes back. */
  readonly set: readonly (readonly [name: string, value: string])[]
  readonly unset: readonly string[]
}

/**
 * What Netlify sends by a `_headers` file: the values of all rules that fit. It passes over every line that is neither a path nor has a
 * colon. A step that is ":name" stands for any one step, "*" for all that follow, and for none; a slash at the end makes no difference.
 */
export function netlifyHeaders(file: string, address: string): SentHeaders {
  const pattern = (path: string) => {
    const steps = path.split('/').filter((step) => step !== '')
    const patterns = steps.map((step) => {
      if (step === '*') return '(/.*)?'
      return step.startsWith(':') ? '/[^/]+' : `/${escaped(step)}`
    })
    return new RegExp(`^${patterns.join('')}/?$`)
  }
  return sentBy(
    rulesOf(file).filter(({ path }) => pattern(path).test(address)),
    false,
  )
}

/** What Cloudflare sends by a `_headers` file: the values of all rules that fit, but for those that a later one takes back with "!". */
export function cloudflareHeaders(file: string, address: string): SentHeaders {
  const pattern = (path: string) => new RegExp(`^${escaped(path).replace('\\*', '.*')}$`)
  return sentBy(
    rulesOf(file).filter(({ path }) => pattern(path).test(address)),
    true,
  )
}

/** What Vercel sends by a `vercel.json`: of each header, the value of the last rule that fits. */
export function vercelHeaders(file: string, address: string): SentHeaders {
  const { headers } = JSON.parse(file) as { headers: { source: string; headers: { key: string; value: string }[] }[] }
  const fitting = headers.filter(({ source }) => new RegExp(`^${source}$`).test(address))
  return Object.fromEntries(fitting.flatMap((rule) => rule.headers.map(({ key, value }) => [key, [value]])))
}

function sentBy(rules: readonly Rule[], takesBack: boolean): SentHeaders {
  const sent: Record<string, string[]> = {}
  for (const { set, unset } of rules) {
    if (takesBack) for (const name of unset) delete sent[name]
    for (const [name, value] of set) sent[name] = [...(sent[name] ?? []), value]
  }
  return sent
}

function rulesOf(file: string): Rule[] {
  return file
    .split(/^(?=\/)/m)
    .filter((block) => block.startsWith('/'))
    .map((block) => {
      const [path = '', ...lines] = block.trimEnd().split('\n')
      const set = lines.flatMap((line) => {
        const [, name, value] = /^\s*([^:]+?)\s*:\s*(.+?)\s*$/.exec(line) ?? []
        return name && value ? [[name, value] as const] : []
      })
      return { path, set, unset: lines.flatMap((line) => /^\s*! (\S+)$/.exec(line)?.[1] ?? []) }
    })
}

function escaped(text: string): string {
  return text.replace(/[.*+?()[\]{}^$|\\]/g, '\\$&')
}
