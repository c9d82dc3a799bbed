import { iconFiles } from '../assets/icon-files.ts'
import type { SiteModel } from '../compile/site-model.ts'
import { textDirection } from '../lib/languages/language-facts.ts'

/** The web manifest: the name and look of the site on a home screen. */
export function webManifest({ site, theme, icon, defaultLocale, locales }: SiteModel): string {
  const locale = locales.find((entry) => entry.locale === defaultLocale)
  const root = `/${site.folder}`
  const manifest = {
    id: root,
    name: site.name,
    short_name: site.shortName ?? site.name,
    description: locale?.description,
    lang: locale?.tag,
    dir: locale && textDirection(locale.tag),
    start_url: root,
    scope: root,
    display: 'browser',
    theme_color: theme.color,
    background_color: '#ffffff',
    icons: [
      ...(icon === undefined ? [] : [{ src: icon, type: 'image/svg+xml', sizes: 'any' }]),
      ...iconFiles.flatMap(({ path, size, purpose }) =>
        purpose ? [{ src: root + path, type: 'image/png', sizes: `${size}x${size}`, purpose }] : [],
      ),
    ],
  }
  return `${JSON.stringify(manifest, null, 2)}\n`
}
