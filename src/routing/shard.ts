/** Returns the number of the index file that contains a path: the 32-bit FNV-1a hash of the path, modulo the number of files. */
export function shardNumber(path: string, count: number): number {
  let hash = 0x811c9dc5
  for (let index = 0; index < path.length; index++) {
    hash = Math.imul(hash ^ path.charCodeAt(index), 0x01000193)
  }
  return (hash >>> 0) % count
}
