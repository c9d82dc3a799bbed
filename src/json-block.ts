/** The JSON that a document carries in the element with an id. Throws where there is none. */
export function readJsonBlock<T>(id: string, source: Document = document): T {
  const text = source.getElementById(id)?.textContent
  if (!text) throw new Error(`No #${id}`)
  return JSON.parse(text) as T
}
