import type { FormContent } from '../../content/page-content.ts'

interface StepButtonsProps {
  readonly words: NonNullable<FormContent['stepWords']>
  readonly hasNext: boolean
  readonly isBusy: boolean
  /** Leads to the step before; undefined in the first one. */
  readonly goBack: (() => void) | undefined
}

/** The buttons to the next and the previous step of a form. "Next" submits the form, so that it works before the app has started. */
export function StepButtons({ words, hasNext, isBusy, goBack }: StepButtonsProps) {
  return (
    <>
      {hasNext && (
        <button className="button form-next" type="submit" formNoValidate disabled={isBusy}>
          {words.nextStep}
        </button>
      )}
      {goBack && (
        <button className="button button-quiet form-back" type="button" disabled={isBusy} onClick={goBack}>
          {words.previousStep}
        </button>
      )}
    </>
  )
}
