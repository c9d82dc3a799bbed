import { warningCodes } from '../../schema/ignore.ts'
import type { AddressCodes } from './words/addresses/codes.ts'
import type { BlogCodes } from './words/blog/codes.ts'
import type { ContactCodes } from './words/contact/codes.ts'
import type { DocumentCodes } from './words/documents/codes.ts'
import type { FileCodes } from './words/file/codes.ts'
import type { FormCodes } from './words/form/codes.ts'
import type { ImageCodes } from './words/images/codes.ts'
import type { LanguageCodes } from './words/languages/codes.ts'
import type { LinkCodes } from './words/links/codes.ts'
import type { MetadataCodes } from './words/metadata/codes.ts'
import type { PageCodes } from './words/pages/codes.ts'
import type { SchemaCodes } from './words/schema/codes.ts'
import type { TextCodes } from './words/texts/codes.ts'
import type { ThemeCodes } from './words/theme/codes.ts'
import type { TranslationCodes } from './words/translations/codes.ts'
import type { YamlCodes } from './words/yaml/codes.ts'

/** An error keeps the site from being built, a warning does not. */
export type Severity = 'error' | 'warning'

/** Every code, with the parameters of its message. Codes are stable: they are never renamed and never reused. */
export interface CodeParameters
  extends FileCodes,
    YamlCodes,
    SchemaCodes,
    LanguageCodes,
    TranslationCodes,
    AddressCodes,
    PageCodes,
    LinkCodes,
    TextCodes,
    MetadataCodes,
    ImageCodes,
    ThemeCodes,
    ContactCodes,
    FormCodes,
    BlogCodes,
    DocumentCodes {}

/** The stable name of a kind of problem. */
export type Code = keyof CodeParameters

const isWarning: ReadonlySet<Code> = new Set(warningCodes satisfies readonly Code[])

/** The severity of the problems with a code. */
export function severityOf(code: Code): Severity {
  return isWarning.has(code) ? 'warning' : 'error'
}
