// A file of the editor whose name has a hash of what it holds never changes: the browser keeps it, and the next visit asks no server for it.

const cacheName = 'editor-files'
const hashedName = /-[\w-]{8}\.js$/

/** How many are kept: those of the last few releases. */
const most = 120

/** Whether a file may be kept. */
export function isUnchanging(pathname: string): boolean {
  return hashedName.test(pathname)
}

/** The file as it is kept; undefined where it is not. */
export function findKeptFile(request: Request): Promise<Response | undefined> {
  return caches.match(request, { cacheName, ignoreVary: true })
}

/** Keeps what this page, or this worker, has loaded so far. The oldest ones go where there are many. */
export async function keepLoadedFiles(): Promise<void> {
  const cache = await caches.open(cacheName)
  const kept = new Set((await cache.keys()).map(({ url }) => url))
  const loaded = performance.getEntriesByType('resource').map(({ name }) => name)
  const missing = new Set(loaded.filter((name) => isUnchanging(new URL(name).pathname) && !kept.has(name)))
  // It has just been loaded: the browser has it still.
  for (const name of missing) await cache.add(new Request(name, { cache: 'force-cache' }))
  const all = await cache.keys()
  for (const old of all.slice(0, Math.max(0, all.length - most))) await cache.delete(old)
}
