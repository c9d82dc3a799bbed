import type { LocaleDetection, SiteConfig } from '../../schema/site-config.ts'
import { compileDefinitions } from '../schema/schema-node.ts'
import { compilePage } from './compile-page.ts'
import { compileShell } from './compile-shell.ts'
import { contentOf } from './content-of.ts'
import { languageLinks } from './language-links.ts'
import { LocaleProjection } from './locale-projection.ts'
import { pageMetadata } from './page-metadata.ts'
import { redirectRows } from './redirects.ts'
import { createRouteTable, type RouteTable } from './route-table.ts'
import type { PageRoute } from './routes.ts'
import { shareCard } from './share-card.ts'
import { sharePhoto } from './share-photo.ts'
import type { CompileContext, LocaleModel, PageFacts, SiteModel } from './site-model.ts'
import { structuredData } from './structured-data.ts'

/** Compiles a configuration without errors into the model of the site. Pure: equal configurations give equal models. */
export function compile(config: SiteConfig, context: CompileContext): SiteModel {
  const { site, theme, defaultLocale, contactForm } = config
  const table = createRouteTable(config)
  const projections = projectionsOf(config, { table, context })
  const projectionOf = ({ locale }: PageRoute) => {
    const projection = projections.get(locale)
    if (!projection) throw new Error(`${locale} is not a locale of the site`)
    return projection
  }
  return {
    site,
    theme,
    icon: context.assetUrl(site.logo),
    tabIcon: context.plainDrawing(site.logo)?.address ?? context.assetUrl(site.logo),
    defaultLocale,
    localeDetection: detectionOf(config),
    locales: [...projections.values()].map(localeModel),
    routes: table.routes,
    redirects: redirectRows(config, table),
    webhook: contactForm?.webhook,
    requiredLeadFields: (contactForm?.fields ?? [])
      .filter(({ required }) => required !== undefined)
      .map(({ name }) => name),
    pageModule: (route) => compilePage(projectionOf(route), route),
    pageFacts: (route) => pageFacts(projectionOf(route), route),
    structuredData: (route, page) => structuredData(projectionOf(route), { route, page }),
  }
}

/** How the language of a visitor is found. Where there is one language, nobody is asked. */
function detectionOf({ locales, localeDetection }: SiteConfig): LocaleDetection {
  return Object.keys(locales).length > 1 ? localeDetection : { order: [], countries: {} }
}

/** A projection for each locale, in the order of the configuration. */
function projectionsOf(
  config: SiteConfig,
  { table, context }: { readonly table: RouteTable; readonly context: CompileContext },
): Map<string, LocaleProjection> {
  const nodeOf = compileDefinitions(context.schema)
  return new Map(
    table.locales.map((locale) => [locale, new LocaleProjection({ config, locale, table, nodeOf, context })]),
  )
}

function localeModel(projection: LocaleProjection): LocaleModel {
  const { config, locale } = projection
  return {
    locale,
    tag: projection.tagOf(),
    shell: compileShell(projection),
    description: config.organization.description[locale] ?? '',
  }
}

function pageFacts(projection: LocaleProjection, route: PageRoute): PageFacts {
  const metadata = pageMetadata(projection, route)
  return {
    metadata,
    // These cost more than the rest, and few ask for them.
    get languages() {
      return metadata.isTranslated ? languageLinks(projection.config, route.alternates) : []
    },
    get share() {
      const { content } = contentOf(projection.ofPart(), route)
      return sharePhoto(projection, { route, content }) ?? shareCard(projection, { route, content })
    },
  }
}
