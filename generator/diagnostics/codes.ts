import type { WarningCode } from '../../schema/ignore.ts'
import type { ColourUse, Scheme } from '../colours/contrast-pairs.ts'

/** How bad it is: an error keeps the site from being built, a warning does not. */
export type Severity = 'error' | 'warning'

/** What a list of words offers where one of them is not known. */
interface Unknown {
  /** What stands there. */
  readonly value: string
  /** The allowed word that is nearest, if one is near. */
  readonly suggestion?: string
  readonly allowed: readonly string[]
}

interface Localised {
  readonly locale: string
}

interface Difference extends Localised {
  /** The locale that is compared with. */
  readonly source: string
  /** What only the source has. */
  readonly missing: readonly string[]
  /** What only this locale has. */
  readonly extra: readonly string[]
}

type Nothing = Record<never, never>

/** Every code, with what its message needs to know. Codes are stable: they are never renamed and never reused. */
export interface CodeParameters {
  // The file
  'file-missing': { readonly reason: 'absent' | 'directory' | 'unreadable' }
  'file-not-utf8': { readonly encoding: 'Windows-1252' | 'UTF-16' }
  'file-letters-lost': { readonly places: number }
  'file-letters-garbled': { readonly found: string; readonly meant: string; readonly places: number }
  'file-too-large': { readonly bytes: number; readonly limit: number }
  'file-empty': Nothing
  'file-not-a-mapping': { readonly found: TypeName }
  'merge-conflict': Nothing
  // YAML
  'yaml-syntax': { readonly reason: SyntaxReason; readonly detail: string }
  'yaml-tab': Nothing
  'yaml-colon-in-text': { readonly text: string }
  'yaml-quote-open': { readonly quote: string }
  'yaml-quote-inside': { readonly quote: string }
  'yaml-special-start': { readonly character: string }
  'yaml-indentation': {
    /** How many spaces the line begins with, and how many would be right, where that is known. */
    readonly spaces?: number
    readonly wanted?: number
    /** The last of the lines that stand too far in or out. */
    readonly last?: number
    /** The nearest lines of the level to which it belongs. */
    readonly beside?: readonly number[]
  }
  'yaml-odd-space': {
    /** What stands before the space; nothing at the start of a line. */
    readonly after: string
  }
  'yaml-colon-missing': { readonly key: string }
  'yaml-bullet': { readonly bullet: string }
  'yaml-stray-text': {
    /** The line that the text seems to go on. */
    readonly above: number
  }
  'yaml-key-without-space': { readonly key: string }
  'yaml-alias-unknown': Unknown
  'yaml-alias-bomb': { readonly limit: number }
  'yaml-too-deep': { readonly limit: number }
  'yaml-documents': Nothing
  'key-duplicate': {
    readonly key: string
    /** All keys that stand twice in a row, as where the line above the second ones was lost. */
    readonly keys?: readonly string[]
  }
  'text-cut': { readonly kept: string; readonly cut: string }
  // The schema
  'key-unknown': Unknown
  'key-missing': { readonly key: string; readonly meaning: string }
  'type-wrong': {
    readonly expected: TypeName
    readonly found: TypeName
    /** "true" or "false", where a word was written that means it. */
    readonly suggestion?: string
    /** The keys that a section has at least. */
    readonly keys?: readonly string[]
  }
  'value-empty': {
    readonly expected: TypeName
    /** What stands behind the colon, but as a note. */
    readonly note?: string
  }
  'value-unknown': Unknown
  'kind-mismatch': { readonly tag: string; readonly value: string; readonly better: string }
  'form-wrong': { readonly value: string; readonly pattern: string; readonly suggestion?: string }
  'number-out-of-range': { readonly value: number; readonly minimum?: number; readonly maximum?: number }
  'list-empty': Nothing
  // Languages
  'locale-form': { readonly key: string; readonly suggestion?: string }
  'text-missing': Localised
  'draft-needed': Localised
  'language-draft': Localised & { readonly missing: number; readonly total: number }
  'locale-unknown': Unknown
  'locale-absent': Localised & { readonly places: number; readonly defined: readonly string[] }
  'locale-renamed': { readonly key: string; readonly wanted: string; readonly places: number }
  'text-identical': Localised & { readonly source: string }
  'text-language': Localised & { readonly found: string }
  'placeholder-differs': Difference
  'number-differs': Difference
  'email-differs': Difference
  'url-differs': Difference
  'markup-differs': Difference
  'translation-stale': Localised & { readonly source: string; readonly changed: string; readonly translated: string }
  // Addresses
  'slug-taken': Localised & { readonly slug: string; readonly owner: string }
  'slug-empty': Localised
  'slug-of-home': Localised & { readonly slug: string }
  'slug-locale': Localised & { readonly slug: string; readonly prefix: string }
  'slug-reserved': Localised & { readonly slug: string; readonly reserved: string }
  'slug-unsafe': Localised & { readonly slug: string; readonly suggestion: string }
  'canonical-taken': Localised & { readonly slug: string; readonly owner: string }
  'former-slug-present': Localised & { readonly slug: string }
  'former-slug-taken': Localised & {
    readonly slug: string
    readonly owner: string
    /** Whether it is the owner's address today, and not a former one as well. */
    readonly today: boolean
  }
  'home-count': { readonly count: number }
  'key-shared': { readonly key: string }
  // References
  'page-unknown': Unknown & { readonly places: number }
  'page-renamed': { readonly key: string; readonly wanted: string; readonly places: number }
  'page-not-a-service': { readonly value: string }
  'reuse-target': { readonly value: string; readonly reason: 'service' | 'reuse' }
  'locale-not-listed': Unknown
  'icon-unknown': Unknown
  'validation-unknown': Unknown
  'category-unknown': Unknown
  'validation-unused': { readonly key: string }
  'category-unused': { readonly key: string }
  'page-unreachable': { readonly key: string }
  'buttons-gone': { readonly key: string; readonly buttons: number }
  'link-unknown': Unknown
  'link-insecure': { readonly url: string }
  'link-refused': { readonly url: string }
  // Texts
  'text-spaces': { readonly kind: 'edge' | 'double' }
  'title-long': { readonly length: number; readonly limit: number }
  'description-length': { readonly length: number; readonly minimum: number; readonly maximum: number }
  'title-repeated': Localised
  'description-repeated': Localised
  'alt-is-file-name': { readonly text: string }
  /** The first sign of formatting in a text that has none. */
  'markup-in-text': { readonly sign: string }
  'markdown-slip': { readonly slip: MarkdownSlip; readonly text: string }
  'label-repeated': Localised & { readonly label: string }
  // Files
  'image-missing': Unknown
  'image-outside': { readonly value: string }
  'image-too-large': { readonly bytes: number; readonly limit: number }
  /** What the file holds; empty where it is no image. */
  'image-type': { readonly value: string; readonly found: ImageType | '' }
  /** Why it cannot be drawn: it is no whole drawing, or does not say how large it is. */
  'image-damaged': { readonly value: string; readonly fault: 'damaged' | 'size' }
  'image-foreign': { readonly value: string; readonly part: string }
  'logo-shape': { readonly width: number; readonly height: number }
  'font-missing': Unknown & {
    /** The packages that are not installed. */
    readonly packages: readonly string[]
    /** What installed packages do not have of it. */
    readonly files: readonly string[]
  }
  'flag-unknown': { readonly value: string }
  // Colours
  'contrast-low': {
    /** What of the site is hard to read. */
    readonly use: ColourUse
    readonly scheme: Scheme
    readonly contrast: number
    readonly promised: number
    /** The nearest shade that can be read well. */
    readonly suggestion: string
  }
  // Contact
  'phone-form': { readonly value: string }
  'phone-prefix': { readonly value: string; readonly prefix: string; readonly slip: 'twice' | 'zero' }
  'phone-differs': { readonly value: string; readonly other: string }
  'email-form': { readonly value: string }
  'chat-phone': { readonly value: string }
  'hours-order': { readonly opens: string; readonly closes: string }
  // The form
  'field-repeated': { readonly name: string }
  'option-repeated': { readonly value: string }
  'pattern-invalid': { readonly pattern: string; readonly reason: string }
  'pattern-slow': { readonly pattern: string; readonly part: string }
  'article-repeated': { readonly id: number }
  // Ignored problems
  'ignore-unused': { readonly code: string }
}

/** The stable name of a kind of problem. */
export type Code = keyof CodeParameters

/** What the YAML library complains of, where it is not explained otherwise. */
export type SyntaxReason = 'escape' | 'bracket' | 'mark' | 'other'

/** What a value is. */
export type TypeName = 'text' | 'number' | 'boolean' | 'list' | 'section' | 'translations' | 'nothing'

/** What goes wrong with the signs of Markdown. */
export type MarkdownSlip = 'bullet' | 'heading' | 'title' | 'bold' | 'indent' | 'tag'

/** The types of images, by the usual end of their names. */
export type ImageType = 'svg' | 'png' | 'jpg' | 'webp' | 'avif'

const warnings = {
  'file-letters-garbled': true,
  'text-cut': true,
  'language-draft': true,
  'text-identical': true,
  'text-language': true,
  'placeholder-differs': true,
  'number-differs': true,
  'email-differs': true,
  'url-differs': true,
  'markup-differs': true,
  'translation-stale': true,
  'validation-unused': true,
  'category-unused': true,
  'page-unreachable': true,
  'link-insecure': true,
  'text-spaces': true,
  'title-long': true,
  'description-length': true,
  'title-repeated': true,
  'description-repeated': true,
  'alt-is-file-name': true,
  'markup-in-text': true,
  'markdown-slip': true,
  'label-repeated': true,
  'buttons-gone': true,
  'image-foreign': true,
  'logo-shape': true,
  'phone-prefix': true,
  'phone-differs': true,
  'image-too-large': true,
  'contrast-low': true,
  'ignore-unused': true,
} as const satisfies Record<WarningCode, true>

const isWarning: ReadonlySet<Code> = new Set(Object.keys(warnings) as WarningCode[])

/** How bad a problem of this code is. */
export function severityOf(code: Code): Severity {
  return isWarning.has(code) ? 'warning' : 'error'
}
