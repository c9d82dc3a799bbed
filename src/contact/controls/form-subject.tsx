import { useMessages } from '../../locale/use-messages.ts'

interface FormSubjectProps {
  readonly subject: string | undefined
  onRemove(): void
}

/** The subject of a visitor's message, above the fields, with a button that removes it. Screen readers announce it. */
export function FormSubject({ subject, onRemove }: FormSubjectProps) {
  const { t } = useMessages()
  return (
    <div className="form-subject" aria-live="polite">
      {subject !== undefined && (
        <>
          <span>
            {t('contact.form.about')} <strong>{subject}</strong>
          </span>
          <button type="button" aria-label={`${t('contact.form.withoutAbout')} (${subject})`} onClick={onRemove} />
        </>
      )}
    </div>
  )
}
