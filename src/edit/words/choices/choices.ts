import type { WarningCode } from '../../../../schema/ignore.ts'
import type { SectionKind } from '../../../../schema/sections/section.ts'
import type { SiteConfig } from '../../../../schema/site-config.ts'

/** The choices of a type, and of everything in it: words of the schema from which one is taken. */
type ChoicesOf<T> = T extends readonly (infer Item)[]
  ? ChoicesOf<Item>
  : T extends object
    ? { [Key in keyof T]-?: ChoicesOf<T[Key]> }[keyof T]
    : T extends string
      ? string extends T
        ? never
        : T
      : never

/** What is called the same everywhere: services, laws, types of files. */
export const names = {
  formspree: 'Formspree',
  web3forms: 'Web3Forms',
  basin: 'Basin',
  netlify: 'Netlify',
  forgejo: 'Forgejo, Gitea',
  github: 'GitHub',
  gitlab: 'GitLab',
  webhook: 'Webhook',
  json: 'JSON',
  resend: 'Resend',
  postmark: 'Postmark',
  brevo: 'Brevo',
  sendgrid: 'SendGrid',
  mailgun: 'Mailgun',
  turnstile: 'Turnstile',
  hcaptcha: 'hCaptcha',
  altcha: 'ALTCHA',
  plausible: 'Plausible',
  umami: 'Umami',
  goatcounter: 'GoatCounter',
  lgpd: 'LGPD',
  pdf: 'PDF',
  doc: 'DOC',
  docx: 'DOCX',
  odt: 'ODT',
  rtf: 'RTF',
  txt: 'TXT',
  xls: 'XLS',
  xlsx: 'XLSX',
  ods: 'ODS',
  csv: 'CSV',
  jpg: 'JPG',
  jpeg: 'JPEG',
  png: 'PNG',
  webp: 'WebP',
  heic: 'HEIC',
  zip: 'ZIP',
}

type Named = keyof typeof names | SectionKind | WarningCode

/** What each choice is called that is no name of its own. */
export type ChoiceWords<Word = string> = Readonly<
  Record<Exclude<ChoicesOf<SiteConfig>, Named>, Word> & Partial<Record<Named, Word>>
>
