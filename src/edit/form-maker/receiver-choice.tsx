import { useEffect, useId, useRef, useState } from 'react'
import type { Delivery } from '../../../schema/delivery.ts'
import type { FormConfig } from '../../../schema/forms.ts'
import { mailVariables } from '../../../schema/mail-variables.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { choiceInWords } from '../fields/choice-words.ts'
import type { TestAnswer } from '../protocol/forms.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { draftReceiver, type ReceiverDraft, readDraft } from './receiver-draft.ts'
import { readReceiverState } from './receiver-state.ts'
import { SecretName } from './secret-name.tsx'
import { TestMessage } from './test-message.tsx'

interface ReceiverChoiceProps {
  readonly form: string
}

/** Who receives a form, and how far that is set up; another receiver is chosen, in words, with the steps that it takes. */
export function ReceiverChoice({ form }: ReceiverChoiceProps) {
  const { state, edit } = useOpenFile()
  const { words } = useWords()
  const id = useId()
  const path = ['forms', form, 'deliver']
  const config = (valueAt(state.value, ['forms', form]) ?? {}) as Partial<FormConfig>
  const now = config.deliver
  const [draft, setDraft] = useState<ReceiverDraft>()
  const [told, setTold] = useState('')
  const [isOpen, setIsOpen] = useState(false)
  const [tested, setTested] = useState<TestAnswer['outcome']>()
  const list = useRef<HTMLFieldSetElement>(null)
  const { receivers, states, ...say } = words.maker.receiver
  const to = draft?.to ?? now?.to
  const saved = readReceiverState(config, tested)
  const setUp = draft ? 'unset' : saved

  useEffect(() => {
    if (!isOpen) return
    list.current?.scrollIntoView({ block: 'start' })
    const chosen =
      list.current?.querySelector<HTMLInputElement>('input:checked') ?? list.current?.querySelector('input')
    chosen?.focus({ preventScroll: true })
    chosen?.scrollIntoView({ block: 'nearest' })
  }, [isOpen])

  async function save(next: ReceiverDraft): Promise<void> {
    const value = readDraft(next)
    // The button that was pressed is gone then.
    list.current?.querySelector<HTMLButtonElement>('.receiver-open')?.focus()
    const answer = await edit({ edits: [{ do: 'set', path, was: now ?? null, value }] })
    setTold('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : '')
    if (!('version' in answer)) return
    setTested(undefined)
    setDraft(undefined)
    setIsOpen(false)
  }

  return (
    <fieldset ref={list} className="receivers" data-state={setUp}>
      <legend>
        <h3>{say.title}</h3>
      </legend>
      {!isOpen && <p id={`${id}now`}>{now && receivers[now.to].name}</p>}
      <p role="status" className="receiver-state" id={`${id}state`}>
        {states[setUp]}
      </p>
      {setUp === 'waitsForCode' && !isOpen && now?.to === 'email' && <SecretName name={mailVariables[now.provider]} />}
      {(setUp === 'untested' || setUp === 'arrived') && (
        <TestMessage form={form} outcome={tested} onOutcome={setTested} />
      )}
      <button
        type="button"
        className="receiver-open"
        aria-expanded={isOpen}
        aria-describedby={`${id}now ${id}state`}
        onClick={() => {
          setDraft(undefined)
          setIsOpen(!isOpen)
        }}
      >
        {saved === 'unset' || saved === 'sample' ? say.setUp : say.others}
      </button>
      {isOpen &&
        (Object.keys(receivers) as Delivery['to'][]).map((key) => (
          <div key={key} className="receiver">
            <label>
              <input
                type="radio"
                name={id}
                checked={key === to}
                onChange={() => setDraft(key === now?.to ? undefined : draftReceiver(state, key))}
              />
              <span>
                <strong>{receivers[key].name}</strong>
                <span className="field-note">{receivers[key].help}</span>
              </span>
            </label>
            {key === to && <ReceiverSteps draft={draft ?? draftReceiver(state, key, now)} onSave={save} />}
          </div>
        ))}
      {told && <p role="alert">{told}</p>}
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
  const known = { service: provider ? choiceInWords(provider, 'en') : '' }
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
      {provider && <SecretName name={mailVariables[provider]} />}
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
