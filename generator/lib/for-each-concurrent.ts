/**
 * Calls an asynchronous function with each item, a few at a time. Throws the first error.
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
