/** Parses the JSON in the element with an id. Throws if there is no such element. */
export function readJsonBlock<T>(id: string, source: Document = document): T {
  const text = source.getElementById(id)?.textContent
  if (!text) throw new Error(`No #${id}`)
  return JSON.parse(text) as T
}
