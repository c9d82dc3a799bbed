import type { SiteConfig } from '../../schema/site-config.ts'
import { createRouteTable } from '../../src/routing/route-table.ts'
import { alternatesOf, compilePage } from './compile-page.ts'
import { compileShell } from './compile-shell.ts'
import { languageLinks } from './language-links.ts'
import { LocaleProjection } from './locale-projection.ts'
import { pageMetadata } from './page-metadata.ts'
import { createProjectors } from './project.ts'
import { homePath, pathOfSlug, routeTable } from './routes.ts'
import { shareCard } from './share-card.ts'
import type { CompileContext, SiteModel } from './site-model.ts'
import { structuredData } from './structured-data.ts'

/** Compiles a configuration without errors into the model of the site. Pure: equal configurations give equal models. */
export function compile(config: SiteConfig, context: CompileContext): SiteModel {
  const project = createProjectors(context.schema)
  const routes = routeTable(config)
  const { defaultLocale } = config
  const table = createRouteTable(routes, { locales: Object.keys(config.locales), defaultLocale })
  const projections = new Map(
    Object.keys(config.locales).map((locale) => [
      locale,
      new LocaleProjection({ config, locale, table, project, context }),
    ]),
  )
  const projectionOf = (locale: string) => {
    const projection = projections.get(locale)
    if (!projection) throw new Error(`${locale} is not a locale of the site`)
    return projection
  }

  return {
    site: config.site,
    theme: config.theme,
    icon: context.assetUrl(config.site.logo),
    defaultLocale,
    localeDetection: config.localeDetection,
    locales: Object.entries(config.locales).map(([locale, { tag }]) => ({
      locale,
      tag,
      shell: compileShell(projectionOf(locale)),
      description: config.organization.description[locale] ?? '',
    })),
    routes,
    disabled: disabledPaths(config),
    webhook: config.contactForm.webhook,
    requiredLeadFields: config.contactForm.fields
      .filter(({ required }) => required !== undefined)
      .map(({ name }) => name),
    pageModule: (route) => compilePage(projectionOf(route.locale), route),
    pageFacts: (route) => {
      const projection = projectionOf(route.locale)
      const metadata = pageMetadata(projection, route)
      return {
        metadata,
        // These cost more than the rest, and few ask for them.
        get languages() {
          return metadata.translated ? languageLinks(config, alternatesOf(projection, route.key)) : []
        },
        get share() {
          return shareCard(projection, { route, content: compilePage(projection, route).content })
        },
      }
    },
    structuredData: (route, page) => structuredData(projectionOf(route.locale), { route, page }),
  }
}

function disabledPaths({ pages, services, locales }: SiteConfig): SiteModel['disabled'] {
  const off = [...Object.values(pages), ...Object.values(services)].filter(({ enabled }) => enabled === false)
  return off.flatMap(({ slug }) =>
    Object.keys(locales).map((locale) => ({ path: pathOfSlug(locale, slug[locale] ?? ''), home: homePath(locale) })),
  )
}
