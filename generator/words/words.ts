import type { AllMessages } from '../../schema/messages.ts'
import type { LocalisedText } from '../../schema/texts.ts'

/** What the usual fields of a form say, by the keys under which fields name it. A site adds what its other fields say. */
type FieldMessage =
  | 'nameRequired'
  | 'emailRequired'
  | 'emailInvalid'
  | 'phoneRequired'
  | 'companyRequired'
  | 'positionRequired'
  | 'messageRequired'
  | 'consentRequired'
  | 'phoneInvalid'
  | 'fileRequired'
  | 'fileType'
  | 'fileSize'
  | 'fileCount'
  | 'dayRequired'
  | 'dayInvalid'
  | 'timeRequired'
  | 'timeInvalid'
  | 'numberRequired'
  | 'numberInvalid'
  | 'choiceRequired'

type WordsOf<T> = T extends LocalisedText
  ? string
  : string extends keyof T
    ? Readonly<Record<FieldMessage, string>>
    : { readonly [Key in keyof T]: WordsOf<T[Key]> }

/** A word in one language for each message of the site. A language that lacks one does not compile. */
export type Words = WordsOf<AllMessages>
