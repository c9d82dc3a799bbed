import type { ServerResponse } from 'node:http'

/** What the editor's own page may do: it is shown in no frame, and runs no code but its own. */
export const appPolicy =
  "default-src 'self'; img-src 'self' data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'; object-src 'none'; require-trusted-types-for 'script'; trusted-types page"

/** What the pages in its frame may do: show themselves. Nothing in a text can run there, and so nothing can read the token. */
const pagePolicy =
  "script-src 'none'; connect-src 'none'; frame-ancestors 'self'; base-uri 'none'; form-action 'none'; object-src 'none'"

interface Answer {
  readonly status: number
  readonly type: string
  readonly content: string | Uint8Array
  /** What the page may do; left out, it may show itself in a frame of the editor. */
  readonly policy?: string
  /** Whether its content stays what it is: a browser asks for it once. */
  readonly isKept?: boolean
}

/** The type of a text that a person may read. */
export const plain = 'text/plain; charset=utf-8'

/** Sends a file or a page. No other answer is kept, since the next save may change it. */
export function sendAnswer(
  response: ServerResponse,
  { status, type, content, policy = pagePolicy, isKept = false }: Answer,
): void {
  response.writeHead(status, {
    'content-type': type,
    'cache-control': isKept ? 'private, max-age=3600' : 'no-store',
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cross-origin-resource-policy': 'same-origin',
  })
  response.end(content)
}
