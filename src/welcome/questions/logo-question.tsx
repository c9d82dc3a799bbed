import { type DragEvent, useState } from 'react'
import type { ImageRefusal } from '../../edit/protocol/images.ts'
import type { QuestionProps } from '../question-props.ts'
import { useWelcomeWords } from '../words/use-welcome-words.ts'
import { AnswerForm } from './answer-form.tsx'

/** The logo, if there is one. */
export function LogoQuestion({ state, connection, onDone }: QuestionProps) {
  const words = useWelcomeWords()
  const [refused, setRefused] = useState<ImageRefusal>()
  const { logo = '' } = state.answers
  const send = async (file: File | undefined) => file && setRefused(await connection.sendLogo(file))
  const settle = async () => (await connection.answer('logo', logo)) !== undefined
  function drop(event: DragEvent): void {
    event.preventDefault()
    void send(event.dataTransfer.files[0])
  }
  return (
    <AnswerForm
      question="logo"
      state={state}
      goOn={logo ? words.next : words.withoutLogo}
      settle={settle}
      onDone={onDone}
    >
      {() => (
        <>
          <label className="drop" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
            <input
              type="file"
              accept="image/*"
              className="visually-hidden"
              data-first
              onChange={({ target }) => void send(target.files?.[0])}
            />
            {state.logoPicture ? (
              <img src={state.logoPicture} alt={words.logoShown} />
            ) : (
              <span className="empty-logo" />
            )}
            <span className="choose">{logo ? words.otherLogo : words.chooseLogo}</span>
            <span className="drop-note">{words.dropLogo}</span>
          </label>
          {logo !== '' && (
            <button type="button" className="quiet" onClick={() => void connection.answer('logo', '')}>
              {words.withoutLogo}
            </button>
          )}
          <div role="alert" className="wrong">
            {refused && <p>{words.refused[refused]}</p>}
          </div>
        </>
      )}
    </AnswerForm>
  )
}
