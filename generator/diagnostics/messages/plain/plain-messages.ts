import type { EditorLanguage } from '../../../../src/edit/protocol/editor-language.ts'
import type { Code } from '../../codes.ts'

/** A language of the editor in which the commands do not speak. */
export type PlainLanguage = Exclude<EditorLanguage, 'en' | 'pt'>

/** What only somebody can cause who writes the file by hand: of this the editor says in general that something does not fit. */
export type FileCode =
  | `yaml-${string}`
  | 'file-missing'
  | 'file-not-utf8'
  | 'file-line-ends'
  | 'file-too-large'
  | 'file-empty'
  | 'file-not-a-mapping'
  | 'file-pointer'
  | 'format-older'
  | 'format-newer'
  | 'kind-wrong'
  | 'kind-mismatch'
  | 'merge-conflict'
  | 'lines-too-large'
  | 'key-reserved'
  | 'key-duplicate'
  | 'key-unknown'
  | 'key-number'
  | 'key-former'
  | 'key-shared'
  | 'quotes-curly'
  | 'entry-split'
  | 'entries-joined'
  | 'entry-misplaced'
  | 'locale-form'
  | 'locale-unknown'
  | 'locale-absent'
  | 'locale-renamed'
  | 'locale-not-listed'
  | 'page-renamed'
  | 'page-not-a-service'
  | 'validation-unknown'
  | 'validation-unused'
  | 'detection-unused'
  | 'prefix-elsewhere'
  | 'type-incomplete'
  | 'property-unknown'
  | 'section-name'
  | 'text-too-deep'
  | 'ignore-unused'

/** What the editor can say of a problem besides that. */
export type PlainCode = Exclude<Code, FileCode>

/**
 * What the editor says of problems, in a language in which the commands do not speak: a sentence or two for people who see no file. `{name}` is
 * a parameter of the problem; what is between brackets is said only where its parameters have a value.
 */
export type PlainMessages = Readonly<Record<PlainCode, string>>
