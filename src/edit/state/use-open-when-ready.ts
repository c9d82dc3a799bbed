import { useEffect, useEffectEvent, useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { releaseKeys } from '../fields/typed-ahead.ts'
import { formAround } from '../form-maker/form-around.ts'
import type { Picked } from '../page/picked.ts'
import { isWithin } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from './open-file.ts'

/** What lies open. */
interface Opened {
  readonly picked: Picked | undefined
  readonly page: string
}

/** A place whose texts are to be opened, and what was open when that was asked. */
interface Wanted {
  readonly place: Path
  readonly from: Picked | undefined
  readonly page: string
}

/**
 * Finds the texts of a place that was just added: it is in the state only when that has been read anew. Nothing is found where something else
 * was opened meanwhile.
 *
 * @param onFound told the first text, or the place itself where it has none, and all of them
 * @returns asks for the texts of a place, and says which page is shown by then
 */
export function useOpenWhenReady(
  { picked, page }: Opened,
  onFound: (path: Path, texts: readonly Path[]) => void,
): (place: Path, shown?: string) => void {
  const { state } = useOpenFile()
  const [wanted, setWanted] = useState<Wanted>()
  const tell = useEffectEvent(onFound)

  useEffect(() => {
    if (!wanted) return
    const texts = state.texts
      .filter(({ path, isTranslated }) => isWithin(path, wanted.place) && (isTranslated || wanted.place.length > 0))
      .map(({ path }) => path)
    // A form is made of fields, and its texts are written.
    const first = formAround(state.value, wanted.place) === undefined ? texts[0] : undefined
    const path = first ?? (valueAt(state.value, wanted.place) === undefined ? undefined : wanted.place)
    if (!path) return
    setWanted(undefined)
    if (wanted.from === picked && wanted.page === page) tell(path, texts)
    else releaseKeys()
  }, [wanted, state, picked, page])

  return (place, shown = page) => setWanted({ place, from: picked, page: shown })
}
