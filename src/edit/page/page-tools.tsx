import { useState } from 'react'
import { Button } from '../button.tsx'
import { usePathWords } from '../paths/use-path-words.ts'
import type { EditedPage, Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { isHomePage } from './is-home-page.ts'
import { referencesTo } from './references-to.ts'

interface PageToolsProps {
  readonly page: EditedPage
  readonly place: Path
  readonly isOff: boolean
  onPlace(place: Path): void
  /** Told when the page is gone. */
  onRemoved(): void
}

/** The settings of a page, and the buttons that hide and remove it, with a warning of what goes along or would lead nowhere. */
export function PageTools({ page, place, isOff, onPlace, onRemoved }: PageToolsProps) {
  const { state, edit, send, client } = useOpenFile()
  const { words, fill } = useWords()
  const [asked, setAsked] = useState<'hide' | 'remove'>()
  const [refusal, setRefusal] = useState('')
  const inWords = usePathWords()
  const leading = referencesTo(state.value, { page: page.key })
  // A site begins with this one: it is neither hidden nor removed.
  const isHome = isHomePage(state.value, place, state.defaultLocale)
  const close = () => setAsked(undefined)

  async function hide(): Promise<void> {
    const order = ['kind', 'enabled', 'label']
    close()
    const path = [...place, 'enabled']
    await edit({ edits: [{ do: 'set', path, was: null, value: false, order }] })
  }

  async function remove(): Promise<void> {
    close()
    const answer = await send({
      name: JSON.stringify({ remove: place }),
      ask: () => client.ask('POST remove-page', { body: { place } }),
    })
    if ('refused' in answer) {
      const said = words.refused[answer.refused] ?? answer.refused
      setRefusal(answer.place ? `${said} ${words.where}: ${inWords(answer.place).join(' › ')}` : said)
    }
    if ('version' in answer) onRemoved()
  }

  return (
    <>
      <p className="row">
        <Button label={words.form.settings} onClick={() => onPlace(place)} />
        {!isOff && !isHome && (
          <Button label={words.form.hidePage} onClick={() => (leading > 0 ? setAsked('hide') : void hide())} />
        )}
        {!isHome && <Button label={words.form.removePage} onClick={() => setAsked('remove')} />}
      </p>
      {refusal && <p role="alert">{refusal}</p>}
      {asked === 'hide' && (
        <p className="notice" role="alert">
          {fill(words.form.hidesPage, { count: leading })}{' '}
          <Button label={words.form.hideAll} onClick={() => void hide()} />{' '}
          <Button label={words.parts.keep} onClick={close} />
        </p>
      )}
      {asked === 'remove' && (
        <p className="notice" role="alert">
          {fill(words.form.removesPage, { page: page.labels[state.defaultLocale] ?? page.key })}{' '}
          <Button label={words.removeEntry} onClick={() => void remove()} />{' '}
          <Button label={words.parts.keep} onClick={close} />
        </p>
      )}
    </>
  )
}
