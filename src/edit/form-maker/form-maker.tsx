import { useState } from 'react'
import { isUnwritten } from '../../../schema/placeholder.ts'
import { valueAt } from '../../../schema/value-at.ts'
import { choiceInWords } from '../fields/choice-words.ts'
import { pathKey } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { FieldPicture, fieldTypes } from './field-picture.tsx'
import { ReceiverChoice } from './receiver-choice.tsx'

interface FormMakerProps {
  /** The key of the form. */
  readonly form: string
  onOpen(path: Path): void
}

/** What a form asks and who receives it: its fields, more of them by picture, and the receiver in words. */
export function FormMaker({ form, onOpen }: FormMakerProps) {
  const { state, language, add } = useOpenFile()
  const { words, fill } = useWords()
  const [said, setSaid] = useState('')
  const place = ['forms', form, 'fields']
  const fields = (valueAt(state.value, place) ?? []) as readonly Readonly<Record<string, unknown>>[]

  async function addField(type: string): Promise<void> {
    const answer = await add({ what: 'field', form, type })
    const name = choiceInWords(type, language)
    setSaid('refused' in answer ? (words.refused[answer.refused] ?? answer.refused) : fill(words.maker.added, { name }))
  }

  return (
    <section className="form-maker" aria-label={words.maker.title}>
      <ReceiverChoice form={form} />
      <h3>{words.maker.fields}</h3>
      <ol className="form-fields">
        {fields.map((field, index) => (
          <li key={pathKey([index, String(field.name)])}>
            <button type="button" className="form-field" onClick={() => onOpen([...place, index])}>
              <FieldPicture type={String(field.type)} />
              <span>
                {fieldLabel(field, state.defaultLocale) ?? choiceInWords(String(field.type), language)}
                {field.required !== undefined && <span title={words.maker.required}> *</span>}
              </span>
            </button>
          </li>
        ))}
      </ol>
      <h3>{words.maker.addField}</h3>
      <ul className="field-types">
        {fieldTypes.map((type) => (
          <li key={type}>
            <button type="button" data-type={type} onClick={() => void addField(type)}>
              <FieldPicture type={type} />
              {words.maker.types[type]}
            </button>
          </li>
        ))}
      </ul>
      <p role="status" className="visually-hidden">
        {said}
      </p>
    </section>
  )
}

function fieldLabel({ label }: Readonly<Record<string, unknown>>, locale: string): string | undefined {
  const text = valueAt(label, [locale])
  return typeof text === 'string' && text !== '' && !isUnwritten(text) ? text : undefined
}
