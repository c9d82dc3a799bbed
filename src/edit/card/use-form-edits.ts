import { useState } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { catchKeys, releaseKeys, typeOn } from '../fields/typed-ahead.ts'
import type { Picked } from '../page/picked.ts'
import type { FormPart } from '../protocol/forms.ts'
import type { EditsRequest, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

interface FormEditsOptions {
  /** The place that the form is of. */
  readonly path: Path
  /** The value whose field has the focus at first. */
  readonly focused: Picked | undefined
  onAdded(path: Path): void
  onBegun?: ((path: Path) => void) | undefined
}

/** The edits that a form makes at its place, and what is left of them to show: why one was refused, and which field takes the focus. */
export function useFormEdits({ path, focused, onAdded, onBegun }: FormEditsOptions) {
  const { state, client, edit } = useOpenFile()
  const { words } = useWords()
  const [taken, setTaken] = useState(focused)
  const [refusal, setRefusal] = useState('')

  /** Sends edits. Returns whether they were made. */
  async function make(request: EditsRequest): Promise<boolean> {
    const answer = await edit(request)
    setRefusal('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    if (!('version' in answer)) releaseKeys()
    return 'version' in answer
  }

  return {
    taken,
    refusal,
    make,

    /** Adds a part, and opens it or gives its field the focus. */
    async add(part: FormPart, { order, isOpened }: { readonly order: readonly string[]; readonly isOpened: boolean }) {
      catchKeys()
      if (!(await make({ edits: [{ do: 'set', path: part.path, was: null, value: part.fresh, order }] }))) return
      if (isOpened) onAdded(firstEntry(part))
      else setTaken({ path: part.path, offset: 0 })
    },

    /** Adds an entry at the end of the list. */
    async insert(value: unknown): Promise<void> {
      const at = [...path, (valueAt(state.value, path) as readonly unknown[]).length]
      if (typeof value === 'object') catchKeys()
      const isMade = await make({ edits: [{ do: 'insert', path: at, value }] })
      // What is written first of it takes the focus.
      if (isMade && typeof value === 'object') (onBegun ?? onAdded)(at)
    },

    /** Begins the entry behind this one, where all entries are of one kind. */
    async beginNext(): Promise<void> {
      catchKeys()
      const list = path.slice(0, -1)
      const next: Path = [...list, Number(path.at(-1)) + 1]
      const [only, other] = (await client.form(list).catch(() => undefined))?.entries ?? []
      if (!only || other) return typeOn()
      if (await make({ edits: [{ do: 'insert', path: next, value: only.value }] })) onBegun?.(next)
    },
  }
}

/** The place that is opened once a part was added: its first entry, where it is a list that begins with one. */
function firstEntry({ path, fresh }: FormPart): Path {
  return Array.isArray(fresh) && typeof fresh[0] === 'object' ? [...path, 0] : path
}
