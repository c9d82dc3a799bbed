import { useEffect, useRef, useState } from 'react'
import { fetchJson } from '../content/fetch-json.ts'
import type { ListCards, ListData, ListFilter, PageCard } from '../content/page-content.ts'
import { chooseListed, pageParameter } from './choose-listed.ts'

/** The found entries of a list, and the page of them that is shown. */
export interface Found {
  readonly total: number
  /** The number of the page that is shown, and how many there are. */
  readonly number: number
  readonly count: number
  readonly cards: readonly PageCard[]
  /** What the cards refer to. */
  readonly references: Omit<ListCards, 'cards'>
}

/** The files that were requested, each only once; after a failure, the next request tries again. */
type Files = Map<string, Promise<unknown>>

/** The entries that match the parameters. While they load, the previous ones; undefined without parameters. */
export function useFound(filter: ListFilter, asked: string): Found | undefined {
  const [found, setFound] = useState<Found>()
  const files = useRef<Files>(new Map())
  useEffect(() => {
    if (asked === '') return
    let isLate = false
    find(filter, new URLSearchParams(asked), files.current).then(
      (now) => isLate || setFound(now),
      // The list stays as it was; the next choice asks again.
      (error: unknown) => console.warn(filter.data, error),
    )
    return () => {
      isLate = true
    }
  }, [filter, asked])
  return asked === '' ? undefined : found
}

async function find(filter: ListFilter, asked: URLSearchParams, files: Files): Promise<Found> {
  const data = await load<ListData>(files, filter.data)
  const places = chooseListed(data, filter, asked)
  const count = Math.ceil(places.length / filter.perPage)
  const number = Math.max(1, Math.min(count, Math.trunc(Number(asked.get(pageParameter))) || 1))
  const shown = places.slice((number - 1) * filter.perPage, number * filter.perPage)
  const wanted = [...new Set(shown.map((place) => Math.floor(place / data.perFile)))]
  const parts = new Map(
    await Promise.all(wanted.map(async (part) => [part, await loadPart(files, data, part)] as const)),
  )
  const cards = shown.flatMap((place) => parts.get(Math.floor(place / data.perFile))?.cards[place % data.perFile] ?? [])
  return { total: places.length, number, count, cards, references: mergeReferences([...parts.values()]) }
}

function loadPart(files: Files, { cards }: ListData, part: number): Promise<ListCards> {
  return load(files, cards[part] ?? '')
}

function load<T>(files: Files, address: string): Promise<T> {
  const known = files.get(address) as Promise<T> | undefined
  const loading = known ?? fetchJson<T>(address)
  files.set(address, loading)
  loading.catch(() => files.delete(address))
  return loading
}

function mergeReferences(parts: readonly ListCards[]): Found['references'] {
  const merged = { links: {}, icons: {}, pictures: {}, files: {} }
  for (const { links, icons, pictures, files } of parts) {
    Object.assign(merged.links, links)
    Object.assign(merged.icons, icons)
    Object.assign(merged.pictures, pictures)
    Object.assign(merged.files, files)
  }
  return merged
}
