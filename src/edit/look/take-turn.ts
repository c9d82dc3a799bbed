/** How many may be at work at once (semaphore): a page takes what a tab has, and what is saved must not wait. */
const most = 1

let working = 0
const waiting: (() => void)[] = []

/**
 * Begins as soon as there is a turn. Returns a function that ends it, or gives the place in the queue up.
 */
export function takeTurn(begin: () => void): () => void {
  let state: 'waiting' | 'working' | 'done' = 'waiting'
  const start = () => {
    if (state === 'done') return beginNext()
    state = 'working'
    working += 1
    begin()
  }
  waiting.push(start)
  if (working < most) beginNext()
  return () => {
    const had = state
    state = 'done'
    if (had !== 'working') return
    working -= 1
    beginNext()
  }
}

function beginNext(): void {
  waiting.shift()?.()
}
