import type { Language, languages } from '../diagnostics/languages.ts'
import type { Failure } from './translations.ts'

/** Why an export or import failed, in words. The errors of a site are explained elsewhere, one by one. */
export function explainFailure(failure: Failure, file: string, say: (typeof languages)[Language]['translate']): string {
  switch (failure.failed) {
    case 'errors':
      return ''
    case 'localeUnknown':
    case 'pageUnknown':
      return say[failure.failed](failure.name, failure.known)
    case 'sameLocale':
    case 'published':
      return say[failure.failed](failure.name)
    case 'engine':
      return say.engineFailed(failure.said)
    case 'otherSite':
    case 'changedMeanwhile':
      return say[failure.failed](file)
  }
}
