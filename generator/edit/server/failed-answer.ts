import type { FailureReason } from '../../../src/edit/protocol/protocol.ts'

/** What is answered where a request has thrown: why, as far as the system says. */
export function failedAnswer(error: unknown): { status: number; value: { refused: FailureReason } } {
  const { code, name } = error as NodeJS.ErrnoException
  const isFull = code === 'ENOSPC' || code === 'EDQUOT' || name === 'QuotaExceededError'
  if (isFull) return { status: 507, value: { refused: 'disk-full' } }
  const isClosed = /^(?:EACCES|EPERM|EROFS|EBUSY)$/.test(code ?? '')
  return { status: 500, value: { refused: isClosed ? 'no-access' : 'failed' } }
}
