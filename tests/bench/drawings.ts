import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Drawings } from './peer-content.ts'

/** Takes the drawings out of a site that our generator built. */
export class BuiltDrawings implements Drawings {
  readonly #site: string
  readonly #services: readonly string[]
  readonly #overviews: ReadonlyMap<string, string>
  readonly #small = new Map<string, ReadonlyMap<string, string>>()

  /** @param overviews the path of the page that lists all services, by locale */
  constructor(site: string, services: readonly string[], overviews: ReadonlyMap<string, string>) {
    this.#site = site
    this.#services = services
    this.#overviews = overviews
  }

  large(path: string): string {
    const html = this.#html(path)
    const start = html.indexOf('<figure class="artefact artefact-large')
    return start === -1 ? '' : html.slice(start, html.indexOf('</figure>', start) + '</figure>'.length)
  }

  small(service: string, locale: string): string {
    let drawings = this.#small.get(locale)
    if (!drawings) {
      const found = smallDrawings(this.#html(this.#overviews.get(locale) ?? ''))
      drawings = new Map(this.#services.map((key, index) => [key, found[index] ?? '']))
      this.#small.set(locale, drawings)
    }
    return drawings.get(service) ?? ''
  }

  #html(path: string): string {
    return readFileSync(join(this.#site, path, 'index.html'), 'utf8')
  }
}

/** The small drawings of a page, in their order. */
function smallDrawings(html: string): string[] {
  const lead = '<div class="artefact artefact-small'
  const found: string[] = []
  for (let start = html.indexOf(lead); start !== -1; start = html.indexOf(lead, start + lead.length))
    found.push(html.slice(start, endOfElement(html, start)))
  return found
}

/** Where the `div` that begins at a place ends. */
function endOfElement(html: string, start: number): number {
  const tags = /<(\/?)div\b/g
  tags.lastIndex = start
  let depth = 0
  for (let tag = tags.exec(html); tag; tag = tags.exec(html)) {
    depth += tag[1] ? -1 : 1
    if (depth === 0) return html.indexOf('>', tag.index) + 1
  }
  return html.length
}
