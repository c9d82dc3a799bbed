import { useState } from 'react'
import { Button } from '../button.tsx'
import type { EditedPage, EditState, Path } from '../protocol/protocol.ts'
import type { Connection } from '../state/use-editor.ts'
import { useWords } from '../words/use-words.ts'
import { referencesTo } from './references-to.ts'

interface PageToolsProps {
  readonly state: EditState
  readonly connection: Connection
  readonly page: EditedPage
  readonly place: Path
  readonly isOff: boolean
  onPlace(place: Path): void
}

/** The settings of a page, and the button that hides it, with a warning that names the links that would lead nowhere. */
export function PageTools({ state, connection, page, place, isOff, onPlace }: PageToolsProps) {
  const { words, fill } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const leading = referencesTo(state.value, { page: page.key })

  async function hide(): Promise<void> {
    const order = ['kind', 'enabled', 'label']
    setIsAsking(false)
    const path = [...place, 'enabled']
    await connection.edit({ edits: [{ do: 'set', path, was: null, value: false, order }] })
  }

  return (
    <>
      <p className="row">
        <Button label={words.form.settings} onClick={() => onPlace(place)} />
        {!isOff && (
          <Button label={words.form.hidePage} onClick={() => (leading > 0 ? setIsAsking(true) : void hide())} />
        )}
      </p>
      {isAsking && (
        <p className="notice" role="alert">
          {fill(words.form.hidesPage, { count: leading })}{' '}
          <Button label={words.form.hideAll} onClick={() => void hide()} />{' '}
          <Button label={words.parts.keep} onClick={() => setIsAsking(false)} />
        </p>
      )}
    </>
  )
}
