import type { HeadTag } from '../../src/head/document-head.ts'
import type { RenderSetting } from './render-setting.ts'

/** What a document has for the services that count visits, and what its policy has to allow for them. */
interface VisitParts {
  readonly head: readonly HeadTag[]
  readonly images: readonly string[]
  readonly foreignScripts: readonly string[]
  readonly connections: readonly string[]
  readonly loadsScripts: boolean
}

/** The parts of a document of a locale that count visits: none where a site has no such service. */
export function visitParts(
  { analytics, consentServices = [], visitScript, locales }: RenderSetting,
  locale: string,
): VisitParts {
  const address = locales[locale]?.visits?.address
  return {
    head: [
      // It is fetched beside the page, after all that shows it, and runs whenever it is there.
      ...(analytics ? [lateScript(analytics.script)] : []),
      ...(visitScript && address !== undefined
        ? [lateScript({ type: 'module', ...visitScript, 'data-visits': address })]
        : []),
    ],
    images: [...(analytics?.images ?? []), ...consentServices.flatMap(({ images }) => images)],
    foreignScripts: [...new Set([...(analytics?.scripts ?? []), ...consentServices.flatMap(({ scripts }) => scripts)])],
    connections: [...(analytics?.connections ?? []), ...consentServices.flatMap(({ connections }) => connections)],
    loadsScripts: consentServices.length > 0,
  }
}

function lateScript(attributes: Readonly<Record<string, string>>): HeadTag {
  return { tag: 'script', attributes: { async: '', fetchpriority: 'low', ...attributes } }
}
