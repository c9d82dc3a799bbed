import type { Captcha } from './captcha.ts'
import type { Action } from './common.ts'
import type { Delivery } from './delivery.ts'
import type { LocalisedText, PageRef, Text } from './texts.ts'
import type { Time } from './time.ts'

/** A form: its fields, what receives its leads, and how long things may take. */
export interface FormConfig {
  /**
   * What receives the leads.
   * @formerly webhook
   */
  deliver: Delivery
  /** What the receiver gets as `conversion_type`. Left out, the key of the form. @minLength 1 */
  conversionType?: string
  /** What the `conversion_id` of a lead begins with. Left out, the key of the form and "_". @minLength 1 */
  conversionIdPrefix?: string
  /** How long the receiver may take to answer, in milliseconds. @minimum 1000 @form milliseconds @multipleOf 1 @default 10000 */
  timeoutMs?: number
  /** How long the success message stays, in milliseconds. @minimum 1000 @form milliseconds @multipleOf 1 @default 5000 */
  successMs?: number
  /** A form sent faster than this is marked as suspect, in milliseconds; it is still sent. @minimum 0 @maximum 60000 @form milliseconds @multipleOf 1 @default 3000 */
  minimumFillMs?: number
  /**
   * The name of a hidden field that only machines fill in: a form with it is not sent. "off": there is none. Left out, it has the name by which the
   * receiver knows it, or one that no field has; Formspree and Web3Forms know it by one name only.
   * @examples ["off"]
   */
  honeypot?: FieldName
  /**
   * Whether the browser does a short computation before it sends, which makes sending many forms costly for machines. The receiver has to check it;
   * the guide says how. @default false
   */
  proofOfWork?: boolean
  /**
   * A service that tells people from machines before the form is sent. Nothing of it is loaded before a visitor is in the form. Whatever receives the
   * leads has to ask the service whether the check was passed; the guide says which do.
   */
  captcha?: Captcha
  /** The words on the button. Left out, those of `messages.contact.form.submit`. */
  button?: LocalisedText
  /** What is said once the receiver has the lead. Left out, `messages.contact.form.success`. */
  success?: LocalisedText
  /** What happens next, and by when, as it stays below the form once that message has gone. Left out, `messages.contact.form.next`. */
  next?: LocalisedText
  /**
   * The page that visitors come to once the form is sent, such as one that says thank you and has a file to keep. Search engines do not list it. Left out,
   * the messages above stand by the form.
   */
  thanks?: PageRef
  /**
   * What opens after sending, such as a price list: a file, or a page of the site. Whoever has sent the form gets a button to it, below the thanks and on
   * the page of `thanks`. No other page leads to the file unless you link to it.
   */
  opensAfter?: Action
  /**
   * The automatic reply to whoever has sent the form: an e-mail to the address of its field for e-mails, once an hour at most, and without anything that a
   * visitor wrote. Only `to: email` sends it.
   */
  autoReply?: AutoReply
  /** The line below the button that says what happens with the data. */
  privacy: LocalisedText
  /** The link at the end of that line, such as to a page on privacy. What was typed is still there when the visitor comes back. */
  privacyLink?: TextLink
  /**
   * The fields, in their order.
   * @minItems 1
   */
  fields: FormField[]
}

/** An automatic reply by e-mail. */
export interface AutoReply {
  /** Its subject. */
  subject: LocalisedText
  /** Its text, without formatting. */
  text: LocalisedText
}

/** A link at the end of a line, to a page of the site. */
export interface TextLink {
  /** The words of the link. */
  label: LocalisedText
  /** The page it leads to. */
  page: PageRef
}

/**
 * The name of a field: small letters a-z, digits and underscores.
 * @form underscored
 * @pattern ^[a-z][a-z0-9_]*$
 */
export type FieldName = string

/** What every field has. */
export interface FieldBase {
  /** The name under which the receiver gets the value; no other field has it. @madeOf label */
  name: FieldName
  /** The label above the field. */
  label: LocalisedText
  /** What helps to fill it in, below it, such as what a number looks like. */
  hint?: LocalisedText
  /**
   * The message when the field is empty: a key of `messages.contact.form.validation`. Left out, the field may stay empty.
   * @reference validation
   * @minLength 1
   * @examples ["nameRequired"]
   */
  required?: string
  /** How wide the field is on large screens. @default full */
  width?: 'half' | 'full'
  /** When the field is there. Left out, always. A field that is not there is neither required nor sent. */
  showWhen?: FieldCondition
  /**
   * The title of a step that begins with this field, of a long form that visitors fill in step by step. The first field has one then. Browsers without
   * JavaScript show all steps one below the other.
   */
  newStep?: LocalisedText
}

/** What another field must say for a field to be there. */
export interface FieldCondition {
  /** The name of the other field of the form; it stands above this one. */
  field: FieldName
  /** The option that must be chosen there, by its `value`. Left out, it is enough that the other field is filled in or ticked. */
  is?: Text
}

/** What every field has that is filled in, and not ticked. */
interface FilledField extends FieldBase {
  /** The example inside the empty field. */
  placeholder?: LocalisedText
  /** What the browser may fill in by itself, such as "name", "organization" or "postal-code"; "off" for nothing. */
  autocomplete?: AutofillName
}

/** What browsers know of a visitor, by the names of the HTML standard (section "Autofill") that suit a form of this kind. */
type AutofillName =
  | 'off'
  | 'name'
  | 'honorific-prefix'
  | 'given-name'
  | 'additional-name'
  | 'family-name'
  | 'honorific-suffix'
  | 'nickname'
  | 'organization'
  | 'organization-title'
  | 'email'
  | 'tel'
  | 'tel-national'
  | 'address-line1'
  | 'address-line2'
  | 'address-level1'
  | 'address-level2'
  | 'postal-code'
  | 'country'
  | 'country-name'
  | 'language'
  | 'bday'
  | 'url'

/** A line of text. */
export interface TextField extends FilledField {
  /** The type of field. */
  type: 'text'
  /** The longest text, in characters. @minimum 1 @form wholeNumber @multipleOf 1 */
  maxLength?: number
  /** A regular expression that the text must match; it needs `invalid` as well. @minLength 1 */
  pattern?: string
  /**
   * The message when it does not: a key of `messages.contact.form.validation`.
   * @reference validation
   * @minLength 1
   */
  invalid?: string
}

/** An e-mail address. */
export interface EmailField extends FilledField {
  /** The type of field. */
  type: 'email'
  /** What the browser may fill in by itself. */
  autocomplete?: 'email' | 'off'
  /**
   * The message when it is not an e-mail address: a key of `messages.contact.form.validation`.
   * @reference validation
   * @minLength 1
   */
  invalid: string
}

/** A telephone number. */
export interface TelField extends FilledField {
  /** The type of field. */
  type: 'tel'
  /** What the browser may fill in by itself. */
  autocomplete?: 'tel' | 'off'
  /** Whether a number must have as many digits as telephone numbers have: 6 to 20. @default digits */
  rule?: 'digits' | 'none'
  /**
   * The message when it does not: a key of `messages.contact.form.validation`. Left out, "phoneInvalid".
   * @reference validation
   * @minLength 1
   */
  invalid?: string
}

/** A longer text. */
export interface TextareaField extends FilledField {
  /** The type of field. */
  type: 'textarea'
  /** How many rows are shown. @default 5 @minimum 2 @maximum 20 @form wholeNumber @multipleOf 1 */
  rows?: number
  /** The longest text, in characters. @minimum 1 @form wholeNumber @multipleOf 1 */
  maxLength?: number
}

/** A choice among options. */
export interface SelectField extends FilledField {
  /** The type of field. */
  type: 'select'
  /**
   * The options, in their order.
   * @minItems 1
   */
  options: SelectOption[]
}

/** A choice among few options, all of which are seen: each is a button. */
export interface RadioField extends FieldBase {
  /** The type of field. */
  type: 'radio'
  /**
   * The options, in their order.
   * @minItems 2
   */
  options: SelectOption[]
}

/** How good something was, or how much. The receiver gets a number, from 1. */
export interface RatingField extends FieldBase {
  /** The type of field. */
  type: 'rating'
  /** The highest number. @minimum 3 @maximum 10 @form wholeNumber @multipleOf 1 @default 5 */
  most?: number
  /** Whether visitors tap stars or numbers. @default stars */
  look?: 'stars' | 'numbers'
  /** What the number 1 means, such as "Not at all". */
  lowest?: LocalisedText
  /** What the highest number means, such as "Very much". */
  highest?: LocalisedText
}

/** An option of a choice. */
export interface SelectOption {
  /** What the visitor reads. */
  label: LocalisedText
  /** What the receiver gets. @madeOf label */
  value: Text
}

/** A box to tick. */
export interface CheckboxField extends FieldBase {
  /** The type of field. */
  type: 'checkbox'
  /** The link at the end of the label, such as to the page that says what is agreed to. */
  link?: TextLink
  /**
   * The version of what is agreed to, such as the day it was written. If the box is ticked, the lead then has the label as the visitor read it, and the
   * version, under the name of the field with `_text` and `_version`.
   */
  version?: Text
}

/** Files to send along, such as a letter or photos. Only some receivers take files. */
export interface FileField extends FieldBase {
  /** The type of field. */
  type: 'file'
  /** The types of files, by the ends of their names. @minItems 1 */
  accept: FileType[]
  /** The largest file, in megabytes. @minimum 1 @maximum 25 @form wholeNumber @multipleOf 1 @default 5 */
  maxMegabytes?: number
  /** How many files at most. @minimum 1 @maximum 10 @form wholeNumber @multipleOf 1 @default 1 */
  maxFiles?: number
}

/** A day, such as that of a visit; browsers show a calendar. The receiver gets it as "2026-03-02". */
export interface DayField extends FieldBase {
  /** The type of field. */
  type: 'day'
  /** How many days from today the first one lies that can be chosen: 0 is today. Left out, any day can be. @minimum 0 @maximum 366 @form wholeNumber @multipleOf 1 */
  fromDays?: number
  /** Whether only days can be chosen on which the company is open: by its `openingHours`, and the `exceptions` from them. @default false */
  onlyOpen?: boolean
  /**
   * The message when it is no such day: a key of `messages.contact.form.validation`. Left out, "dayInvalid".
   * @reference validation
   * @minLength 1
   */
  invalid?: string
}

/** A time of the day, such as that of a booking. The receiver gets it as "19:30". */
export interface TimeField extends FieldBase {
  /** The type of field. */
  type: 'time'
  /** The earliest time that can be chosen. Left out, any can be. */
  earliest?: Time
  /** The latest time that can be chosen. Left out, any can be. */
  latest?: Time
  /**
   * The message when it is no such time: a key of `messages.contact.form.validation`. Left out, "timeInvalid".
   * @reference validation
   * @minLength 1
   */
  invalid?: string
}

/** A whole number, such as that of the guests. */
export interface NumberField extends FieldBase {
  /** The type of field. */
  type: 'number'
  /** The smallest number that is taken. @form wholeNumber @multipleOf 1 @default 0 */
  least?: number
  /** The largest number that is taken. Left out, any is. @form wholeNumber @multipleOf 1 */
  most?: number
  /**
   * The message when it is no such number: a key of `messages.contact.form.validation`. Left out, "numberInvalid".
   * @reference validation
   * @minLength 1
   */
  invalid?: string
}

/** A type of file, by the end of its name. */
export type FileType =
  | 'pdf'
  | 'doc'
  | 'docx'
  | 'odt'
  | 'rtf'
  | 'txt'
  | 'xls'
  | 'xlsx'
  | 'ods'
  | 'csv'
  | 'jpg'
  | 'jpeg'
  | 'png'
  | 'webp'
  | 'heic'
  | 'zip'

/**
 * A field of a form; `type` chooses its kind.
 * @discriminator type
 */
export type FormField =
  | TextField
  | EmailField
  | TelField
  | TextareaField
  | SelectField
  | RadioField
  | RatingField
  | CheckboxField
  | DayField
  | TimeField
  | NumberField
  | FileField
