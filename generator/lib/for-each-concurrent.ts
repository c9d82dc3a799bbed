/**
 * Works on items, a few at a time: what is slow happens outside of this thread. Throws what the first one throws.
 *
 * @param atATime how many are worked on at a time, each in a thread of Node's pool, which has four: what else is read from the disk waits for one
 */
export async function forEachConcurrent<Item>(
  items: Iterable<Item>,
  work: (item: Item) => Promise<void>,
  atATime = 4,
): Promise<void> {
  const left = [...items].reverse()
  const workOff = async () => {
    for (let item = left.pop(); item !== undefined; item = left.pop()) await work(item)
  }
  await Promise.all(Array.from({ length: atATime }, workOff))
}
