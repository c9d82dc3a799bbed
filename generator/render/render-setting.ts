import type { BootBlock } from '../../src/boot-block.ts'
import type { Shell } from '../../src/content/shell-content.ts'
import type { VisitSettings } from '../../src/visits/visit-settings.ts'
import type { Styles } from '../assets/styles.ts'
import type { Bundle } from '../bundle/bundle.ts'
import type { SiteModel } from '../compile/site-model.ts'
import type { Kind } from '../kinds/kind.ts'
import { dataAddress } from '../lib/addresses/data-address.ts'
import { nullObject } from '../lib/plain-map.ts'
import { shardCount } from './app-data.ts'
import type { ScriptFile } from './html-document.ts'
import { scriptFile } from './script-file.ts'
import type { SharedHead } from './shared-head.ts'

/** What all documents of a site share. */
export interface DocumentSetting {
  readonly styles: Styles
  readonly sharedHead: SharedHead
  /**
   * Origins on other hosts that all pages may ask, such as those that receive leads. Without them documents have no content security
   * policy: in development, the server adds scripts of its own.
   */
  readonly connections?: readonly string[]
  /** Origins on other hosts to which all pages may send forms. */
  readonly formActions?: readonly string[]
}

/** A locale, as its pages are rendered. */
interface LocaleSetting {
  readonly tag: string
  readonly shell: Shell
  /** The address of the shell. */
  readonly address: string
  /** What the script that counts visits knows. */
  readonly visits?: { readonly address: string; readonly settings: VisitSettings }
}

/** What rendering takes beside the pages: plain data. */
export interface RenderSetting extends DocumentSetting, Pick<BootBlock, 'app' | 'shards'> {
  /** The address of the whole stylesheet. */
  readonly stylesheet: string
  /** The kinds of the site's own. */
  readonly kinds: readonly Kind[]
  /** The inline script of each page. */
  readonly bootScript: string
  /** That of pages that say whether a place is open now. */
  readonly openScript: string
  /** The service that counts visits. */
  readonly analytics?: SiteModel['analytics']
  /** Those that count or advertise after consent. */
  readonly consentServices?: SiteModel['consentServices']
  /** The script that tells services of visits, where a site has some. */
  readonly visitScript?: ScriptFile
  readonly locales: Readonly<Record<string, LocaleSetting>>
}

/** What a setting is made of. */
export interface SettingSources extends DocumentSetting, Pick<RenderSetting, 'stylesheet'> {
  readonly model: SiteModel
  readonly bundle: Pick<Bundle, 'entry' | 'inline'>
}

/** Gathers what rendering takes beside the pages. */
export function renderSetting({ model, bundle, stylesheet, ...shared }: SettingSources): RenderSetting {
  const { folder } = model.site
  const fileAddress = (data: object) => dataAddress(JSON.stringify(data), folder)
  const locales = model.locales.map(({ locale, tag, shell, visits }): [string, LocaleSetting] => [
    locale,
    {
      tag,
      shell,
      address: fileAddress(shell),
      ...(visits && { visits: { address: fileAddress(visits), settings: visits } }),
    },
  ])
  return {
    styles: shared.styles,
    sharedHead: shared.sharedHead,
    ...(shared.connections && { connections: shared.connections }),
    ...(shared.formActions && { formActions: shared.formActions }),
    stylesheet,
    kinds: model.kinds,
    app: bundle.entry,
    bootScript: bundle.inline.boot,
    openScript: bundle.inline.openNow,
    // In development, where documents have no policy, nobody visits.
    ...(shared.connections && visitSetting(model, bundle)),
    shards: shardCount(model.routes.length),
    locales: nullObject(locales),
  }
}

/** What counts visits, of a site that has them counted. */
function visitSetting(
  { analytics, consentServices, locales, site }: SiteModel,
  { inline }: SettingSources['bundle'],
): Pick<RenderSetting, 'analytics' | 'consentServices' | 'visitScript'> {
  if (!locales.some(({ visits }) => visits)) return {}
  return {
    ...(analytics && { analytics }),
    ...(consentServices && { consentServices }),
    visitScript: scriptFile({ folder: site.folder, name: 'visits', text: inline.visits }).script,
  }
}
