import { useState } from 'react'
import { Button } from '../button.tsx'
import type { EditedPage, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { referencesTo } from './references-to.ts'

interface PageToolsProps {
  readonly page: EditedPage
  readonly place: Path
  readonly isOff: boolean
  onPlace(place: Path): void
}

/** The settings of a page, and the button that hides it, with a warning that names the links that would lead nowhere. */
export function PageTools({ page, place, isOff, onPlace }: PageToolsProps) {
  const { state, edit } = useOpenFile()
  const { words, fill } = useWords()
  const [isAsking, setIsAsking] = useState(false)
  const leading = referencesTo(state.value, { page: page.key })

  async function hide(): Promise<void> {
    const order = ['kind', 'enabled', 'label']
    setIsAsking(false)
    const path = [...place, 'enabled']
    await edit({ edits: [{ do: 'set', path, was: null, value: false, order }] })
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
