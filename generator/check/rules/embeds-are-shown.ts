import { atValue } from '../../diagnostics/problem.ts'
import { isEmbed, readEmbed } from '../../embeds/read-embed.ts'
import { parseUrl } from '../../lib/addresses/web-addresses.ts'
import type { Rule } from './rule-input.ts'

/** The address of a known service leads to a film, a map or the like: a frame with any other page of it would stay empty. */
export const embedsAreShown: Rule = ({ sections }) =>
  sections.map(({ path, value }) => {
    // The schema has removed a wrong address; another rule reports one whose host is impossible.
    if (value.kind !== 'embed' || !value.source || !parseUrl(value.source)) return undefined
    const found = readEmbed(value.source)
    const { name } = found
    if (isEmbed(found)) return undefined
    return atValue('embed-unknown', [...path, 'source'], { value: value.source, name, example: found.example })
  })
