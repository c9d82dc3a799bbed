interface TimedRequest<T> extends Omit<RequestInit, 'signal'> {
  readonly timeoutMs: number
  /** Reads the response; the time that it takes counts. */
  read(response: Response): T | Promise<T>
}

/** Fetches an address. Throws an error with the name `TimeoutError` if the response has not been read in time. */
export async function fetchInTime<T>(address: string, { timeoutMs, read, ...init }: TimedRequest<T>): Promise<T> {
  // `AbortSignal.timeout` is younger than some browsers that have everything else.
  const timeout = new AbortController()
  const timer = setTimeout(() => timeout.abort(), timeoutMs)
  try {
    return await read(await fetch(address, { ...init, signal: timeout.signal }))
  } catch (error) {
    throw timeout.signal.aborted ? new DOMException(`no answer within ${timeoutMs} ms`, 'TimeoutError') : error
  } finally {
    clearTimeout(timer)
  }
}
