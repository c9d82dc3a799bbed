import { useEffect, useId, useRef, useState } from 'react'
import type { Delivery } from '../../../schema/delivery.ts'
import { mailVariables } from '../../../schema/mail-variables.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { choiceInWords } from '../fields/choice-words.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { draftReceiver, type ReceiverDraft, readDraft } from './receiver-draft.ts'
import { TestMessage } from './test-message.tsx'

interface ReceiverChoiceProps {
  readonly form: string
}

/** Who receives a form, in words; another is chosen with the steps that it takes. */
export function ReceiverChoice({ form }: ReceiverChoiceProps) {
  const { state, edit } = useOpenFile()
  const { words } = useWords()
  const name = useId()
  const path = ['forms', form, 'deliver']
  const now = valueAt(state.value, path) as Delivery
  const [draft, setDraft] = useState<ReceiverDraft>()
  const [told, setTold] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [isUsed, setIsUsed] = useState(false)
  const list = useRef<HTMLFieldSetElement>(null)
  const { receivers, ...say } = words.maker.receiver
  const to = draft?.to ?? now?.to

  // The other ways stand above the button that showed them, which is gone.
  useEffect(() => {
    if (!isOpen) return
    list.current?.scrollIntoView({ block: 'start' })
    list.current?.querySelector('input')?.focus({ preventScroll: true })
  }, [isOpen])

  async function save(next: ReceiverDraft): Promise<void> {
    const value = readDraft(next)
    const answer = await edit({ edits: [{ do: 'set', path, was: now, value }] })
    setTold('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    if (!('version' in answer)) return
    setDraft(undefined)
    setIsOpen(false)
    setIsUsed(true)
  }

  return (
    <fieldset ref={list} className="receivers" data-open={isOpen || undefined}>
      <legend>{say.title}</legend>
      {(Object.keys(receivers) as Delivery['to'][]).map((key) => (
        <div key={key} className="receiver" data-chosen={key === to || undefined}>
          <label>
            <input
              type="radio"
              name={name}
              checked={key === to}
              onChange={() => {
                setIsUsed(false)
                setDraft(key === now?.to ? undefined : draftReceiver(state, key))
              }}
            />
            <span>
              <strong>{receivers[key].name}</strong>
              <span className="field-note">{receivers[key].help}</span>
            </span>
          </label>
          {key === to && <ReceiverSteps draft={draft ?? draftReceiver(state, key, now)} onSave={save} />}
        </div>
      ))}
      {!isOpen && (
        <button type="button" className="narrow-only" onClick={() => setIsOpen(true)}>
          {say.others}
        </button>
      )}
      {told && <p role="alert">{told}</p>}
      <p role="status">{isUsed && say.used}</p>
      {!draft && <TestMessage form={form} />}
    </fieldset>
  )
}

interface ReceiverStepsProps {
  readonly draft: ReceiverDraft
  onSave(draft: ReceiverDraft): Promise<void>
}

/** The steps that a receiver takes, and what it has to know. */
function ReceiverSteps({ draft, onSave }: ReceiverStepsProps) {
  const { words, fill } = useWords()
  const id = useId()
  const [values, setValues] = useState(draft.values)
  const { receivers, ...say } = words.maker.receiver
  const { steps, asks } = receivers[draft.to]
  const provider = values.provider as keyof typeof mailVariables | undefined
  const known = {
    service: provider ? choiceInWords(provider, 'en') : '',
    variable: provider ? mailVariables[provider] : '',
  }
  return (
    <form
      className="receiver-steps"
      onSubmit={(event) => {
        event.preventDefault()
        void onSave({ ...draft, values })
      }}
    >
      <ol id={`${id}steps`}>
        {steps.map((step) => (
          <li key={step}>{fill(step, known)}</li>
        ))}
      </ol>
      {Object.entries(asks).map(([key, label]) => (
        <div key={key} className="receiver-ask">
          <label htmlFor={`${id}${key}`}>{label}</label>
          {key === 'provider' ? (
            <select
              id={`${id}${key}`}
              aria-describedby={`${id}steps`}
              value={values[key]}
              onChange={({ target }) => setValues({ ...values, [key]: target.value })}
            >
              {Object.keys(mailVariables).map((service) => (
                <option key={service} value={service}>
                  {choiceInWords(service, 'en')}
                </option>
              ))}
            </select>
          ) : (
            <input
              id={`${id}${key}`}
              aria-describedby={`${id}steps`}
              required
              value={values[key] ?? ''}
              pattern={patterns[`${draft.to}.${key}`]}
              onChange={({ target }) => setValues({ ...values, [key]: target.value })}
            />
          )}
        </div>
      ))}
      <button type="submit">{say.use}</button>
    </form>
  )
}

/** What a browser can tell at once: the schema says the rest. */
const patterns: Readonly<Record<string, string>> = {
  'web3forms.key': '\\s*[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}\\s*',
  'formspree.form': '(.*/)?[A-Za-z0-9]{6,24}\\s*',
  'basin.form': '(.*/)?[A-Za-z0-9]{6,24}\\s*',
  'email.recipients': '[^@\\s,]+@[^@\\s,]+\\.[^@\\s,]{2,}(\\s*,\\s*[^@\\s,]+@[^@\\s,]+\\.[^@\\s,]{2,})*',
}
