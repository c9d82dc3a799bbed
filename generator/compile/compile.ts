import type { LocaleDetection } from '../../schema/site-config.ts'
import { findRepository } from '../../src/edit/protocol/repository-address.ts'
import { readConsentServices } from '../consent/read-consent-services.ts'
import type { Kind } from '../kinds/kind.ts'
import { isNoindex } from '../lib/addresses/noindex.ts'
import { lazyArray } from '../lib/memoize.ts'
import { nullObject } from '../lib/plain-map.ts'
import { tabIconPath } from '../lib/tab-icon.ts'
import { readAnalytics } from '../privacy/analytics.ts'
import { compileDefinitions } from '../schema/schema-node.ts'
import type { SiteSchema } from '../schema/site-schema.ts'
import type { CompileContext } from './compile-context.ts'
import { compilePage } from './compile-page.ts'
import { compileShell } from './compile-shell.ts'
import type { CompleteConfig } from './complete-config.ts'
import { dividedLists } from './lists/divided-lists.ts'
import { LocaleProjection, withLocaleName } from './locale-projection.ts'
import { redirectRows } from './routes/redirects.ts'
import { createRouteTable, type RouteTable } from './routes/route-table.ts'
import { feedPath, offersFeed, plainRoute } from './routes/routes.ts'
import { leadReceivers } from './sections/lead-receivers.ts'
import type { LocaleModel, SiteModel } from './site-model.ts'
import { type VisitServices, visitSettings } from './visit-settings.ts'

/** What compiling needs beside the configuration, since it reads no files. */
interface CompileSources extends Omit<CompileContext, 'kinds'> {
  /** The kinds of the site's own. */
  readonly kinds?: readonly Kind[]
  /** The schema of the configuration, which marks localised values and references. */
  readonly schema: SiteSchema
  /** Whether each page is made when it is read: while somebody writes, only one is looked at. The images that pages show are not listed then. */
  readonly pagesWhenRead?: boolean
}

/** Compiles a configuration without errors into the model of the site. Pure: equal configurations give equal models. */
export function compile(
  written: CompleteConfig,
  { schema, kinds = [], pagesWhenRead = false, ...sources }: CompileSources,
): SiteModel {
  const config = withoutDrafts(written)
  const { theme, defaultLocale } = config
  const { site } = withLocaleName(config, defaultLocale)
  const table = createRouteTable(config, site.folder, dividedLists(config, sources.today))
  const { context, images } = noting({ ...sources, kinds: new Set(kinds.map(({ name }) => name)) })
  const counter = config.analytics && readAnalytics(config.analytics, site.url)
  const services = readConsentServices(config.consentServices)
  const editor = config.editor && findRepository(config.editor)
  const findNode = compileDefinitions(schema)
  const inLocale = (locale: string) => new LocaleProjection({ config, locale, table, findNode, context })
  const projections = new Map(table.locales.map((locale) => [locale, inLocale(locale)]))
  const whenRead = lazyArray(table.routes, (route) =>
    compilePage(projections.get(route.locale) ?? inLocale(route.locale), route),
  )
  const pages = pagesWhenRead ? whenRead : [...whenRead]
  return {
    site,
    theme,
    ...collectIcons(site, context),
    defaultLocale,
    localeDetection: compileDetection(config, table),
    locales: [...projections.values()].map((projection) =>
      localeModel(projection, { table, visits: { counter, services } }),
    ),
    routes: table.routes.map(plainRoute),
    redirects: redirectRows(config, table),
    notFound: config.notFound ?? 'stay',
    kinds,
    pages,
    ...(isNoindex(config.metadata.robots) && { isUnlisted: true }),
    images: [...images],
    receivers: leadReceivers({ ...config, site }),
    ...(counter && { analytics: counter }),
    ...(services.length > 0 && { consentServices: services }),
    ...(editor && { editor }),
  }
}

/** What icons are made of: the symbol, else the logo. A PNG is never their address: it may have any size. */
function collectIcons(
  { symbol, logo, folder }: SiteModel['site'],
  context: CompileContext,
): Pick<SiteModel, 'mark' | 'icon' | 'tabIcon'> {
  const mark = symbol ?? logo
  const address = context.assetUrl(mark)
  const icon = address.endsWith('.svg') ? address : undefined
  const tabIcon = context.plainDrawing(mark)?.address ?? icon ?? `/${folder}${tabIconPath}`
  return { mark, ...(icon !== undefined && { icon }), tabIcon }
}

/** Wraps a context so that it records the images that are requested from it. */
function noting(sources: CompileContext): { readonly context: CompileContext; readonly images: ReadonlySet<string> } {
  const images = new Set<string>()
  const noted = (file: string) => {
    images.add(file)
    return file
  }
  const context: CompileContext = {
    assetUrl: (file) => sources.assetUrl(noted(file)),
    picture: (file) => sources.picture(noted(file)),
    light: (address) => sources.light(address),
    ratio: (file) => sources.ratio(file),
    plainDrawing: (file) => sources.plainDrawing(file),
    file: (file) => sources.file(noted(file)),
    kinds: sources.kinds,
    today: sources.today,
    icon: (name) => sources.icon(name),
  }
  return { context, images }
}

/** How the language of a visitor is detected; undefined where a home is at the root. */
function compileDetection({ localeDetection }: CompleteConfig, { homes, root }: RouteTable): LocaleDetection {
  return !Object.values(homes).includes(root) ? localeDetection : { order: [], countries: {} }
}

function localeModel(
  projection: LocaleProjection,
  { table: { routes }, visits }: { readonly table: RouteTable; readonly visits: VisitServices },
): LocaleModel {
  const { config, locale } = projection
  const blog = routes.find((route) => route.locale === locale && offersFeed(route.page))
  const fonts = config.locales[locale]?.fonts
  const settings = visitSettings(projection, visits)
  return {
    locale,
    tag: projection.localeTag(),
    home: projection.home,
    ...(blog && { feed: { path: feedPath(projection.home), blog: blog.path } }),
    shell: compileShell(projection),
    ...(fonts && { fonts }),
    ...(settings && { visits: settings }),
    description: config.organization.description?.[locale] ?? config.metadata.description[locale] ?? '',
  }
}

/** A configuration as it is published: without the languages that are drafts, and with their countries left to the default. */
function withoutDrafts(config: CompleteConfig): CompleteConfig {
  const { locales, localeDetection } = config
  const published = Object.entries(locales).filter(([, { draft }]) => draft !== true)
  if (published.length === Object.keys(locales).length) return config
  const names = new Set(published.map(([locale]) => locale))
  const countries = Object.entries(localeDetection.countries).filter(([, locale]) => names.has(locale))
  return {
    ...config,
    locales: nullObject(published),
    localeDetection: { ...localeDetection, countries: nullObject(countries) },
  }
}
