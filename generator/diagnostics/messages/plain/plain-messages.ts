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
  | 'section-name'

/** What the editor can say of a problem besides that. */
export type PlainCode = Exclude<Code, FileCode>

/** Of what the messages of the commands say nothing without the file, which they tell how to write. */
export type SilentCode = Extract<
  PlainCode,
  | 'action-about'
  | 'column-missing'
  | 'detection-unused'
  | 'embed-unknown'
  | 'files-refused'
  | 'filter-unshown'
  | 'font-absent'
  | 'image-damaged'
  | 'image-foreign'
  | 'language-unmarked'
  | 'launch-hosts'
  | 'launch-sample'
  | 'lines-joined'
  | 'link-refused'
  | 'link-unknown'
  | 'markdown-slip'
  | 'opening-place'
  | 'page-unknown'
  | 'reply-unsent'
  | 'text-spaces'
  | 'thanks-by-script'
  | 'type-incomplete'
  | 'type-wrong'
  | 'value-empty'
>

/** What the editor says where nothing is left of a message of the commands, in a language in which these speak. */
export type SilentMessages = Readonly<Record<SilentCode, string>>

/**
 * What the editor says of problems, in a language in which the commands do not speak: a sentence or two for people who see no file. `{name}` is
 * a parameter of the problem; what is between brackets is said only where its parameters have a value.
 */
export type PlainMessages = Readonly<Record<PlainCode, string>>
