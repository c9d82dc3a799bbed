import type { ShownEmbed } from '../../../src/content/page-content.ts'
import { isEmbed, readEmbed } from '../../embeds/read-embed.ts'
import { countryName } from '../../lib/languages/display-names.ts'
import { languageOfTag } from '../../lib/languages/language-facts.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { fillPlaceholder } from '../words/fill-placeholder.ts'

/** The words of the button that loads each kind. */
const buttons = {
  film: 'showFilm',
  map: 'showMap',
  booking: 'showBooking',
  audio: 'showAudio',
  form: 'showForm',
  other: 'showOther',
} as const satisfies Readonly<Record<ShownEmbed['what'], string>>

/** What a section shows of another service, with what the site says of it. `source` becomes the page of the service. */
export function shownEmbed(projection: LocaleProjection, source: string): ShownEmbed & { readonly source: string } {
  const tag = projection.localeTag()
  const embed = readEmbed(source, languageOfTag(tag))
  if (!isEmbed(embed)) throw new Error(`"${source}" is nothing that can be shown`)
  const { name, company, country, what, page } = embed
  const { embeds } = projection.plain('Messages', { embeds: projection.config.messages.embeds })
  const place = country && countryName(country, tag)
  const whose = new Intl.ListFormat(tag, { type: 'unit' }).format([company, place].filter((part) => part !== undefined))
  return {
    what,
    shape: embed.shape,
    name,
    frame: embed.frame,
    sandbox: embed.sandbox,
    allow: embed.allow,
    source: page,
    words: {
      show: embeds[buttons[what]],
      sent: fillPlaceholder(embeds.whoLearns, 'service', whose ? `${name} (${whose})` : name),
      open: fillPlaceholder(embeds.openThere, 'service', name),
    },
  }
}
