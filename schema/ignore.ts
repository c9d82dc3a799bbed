import type { Text } from './texts.ts'

/** A warning to ignore: it is no longer shown. Errors cannot be ignored. */
export interface IgnoredWarning {
  /** The code of the warning, as `npm run check` prints it, such as "text-identical". */
  code: WarningCode
  /**
   * The keys that lead to the place, with dots between them, such as "services.training.sections.opening.title.es"; everything below the place counts as well,
   * and "*" stands for any key, or alone for all of the file.
   * @form place
   * @examples ["services.training.sections.opening"]
   * @pattern ^[^\s.]+(\.[^\s.]+)*$
   */
  path: string
  /** Why nothing is wrong. */
  reason: Text
}

/** The codes of warnings; those of all other problems are errors. */
export const warningCodes = [
  'file-letters-garbled',
  'text-cut',
  'text-placeholder',
  'entry-repeated',
  'language-repeated',
  'hours-order',
  'hours-differ',
  'language-draft',
  'detection-unused',
  'part-unfinished',
  'text-identical',
  'text-language',
  'placeholder-differs',
  'number-differs',
  'email-differs',
  'url-differs',
  'picture-differs',
  'picture-alone',
  'markup-differs',
  'term-differs',
  'translation-stale',
  'address-lost',
  'validation-unused',
  'category-unused',
  'page-unreachable',
  'document-missing',
  'date-future',
  'flag-language',
  'tag-country',
  'tag-region',
  'pattern-literal',
  'invalid-unused',
  'link-anchor',
  'place-repeated',
  'link-insecure',
  'link-private',
  'webhook-test',
  'webhook-page',
  'thanks-by-script',
  'thanks-shared',
  'dates-untold',
  'filter-unshown',
  'zone-unsaid',
  'text-spaces',
  'quote-unpaired',
  'title-long',
  'description-length',
  'title-repeated',
  'description-repeated',
  'alt-is-file-name',
  'markup-in-text',
  'language-unmarked',
  'markdown-slip',
  'lines-joined',
  'label-repeated',
  'text-copied',
  'buttons-gone',
  'action-section',
  'action-about',
  'action-words',
  'links-gone',
  'font-absent',
  'logo-letters',
  'logo-shape',
  'logo-tone',
  'file-content',
  'phone-prefix',
  'phone-differs',
  'image-too-large',
  'photo-animated',
  'photo-small',
  'privacy-facts',
  'launch-photo',
  'launch-letters',
  'launch-receiver',
  'ignore-unused',
  'type-incomplete',
  'property-unknown',
] as const

/** The code of a warning. */
export type WarningCode = (typeof warningCodes)[number]
