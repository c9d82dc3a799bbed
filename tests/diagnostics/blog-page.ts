import { changed } from './check-example.ts'

/** What a blog in the second site has: the names of its categories, and articles by their addresses. */
interface Blog {
  readonly categories?: readonly string[]
  readonly articles?: readonly string[]
  /** The category and the date of all articles. */
  readonly category?: string
  readonly date?: string
  /** What stands behind `newsletter:`, and behind the `formerPaths:` of each article. */
  readonly newsletter?: string
  readonly former?: string
}

/** The page that asks for a quote, and the section of it in whose place the articles stand. */
const page = /^ {2}devis:\n(?: {4}.*\n)+/m.exec(changed([]))?.[0] ?? ''
const form = '      form:\n        kind: reuse\n        section: contact.form\n'

/** The box that invites to the newsletter. */
export const box = `
          title:
            fr: Lettre
            de: Rundbrief
          text:
            fr: Quatre fois par an.
            de: Viermal im Jahr.
          form: contact`

/** Makes a blog of the page that asks for a quote. Articles all have the same number. */
export function blogPage({
  categories = ['klang'],
  articles = ['umzug'],
  category = 'klang',
  date = '2025-03-31',
  newsletter = box,
  former,
}: Blog): readonly [from: string, to: string] {
  const articlesSection = `      articles:
        kind: articles
        categories:
          fr: Rubriques
          de: Rubriken
        newsletter:${newsletter}
`
  const blog = `    kind: blog
    language: de
    author:
      fr: L’atelier
      de: Die Werkstatt
    categories:
${categories.map(categoryText).join('')}    articles:
${articles.map((slug) => articleText(slug, { category, date, former })).join('')}`
  return [page, page.replace('    kind: page\n    role: contact\n', () => blog).replace(form, () => articlesSection)]
}

function categoryText(name: string): string {
  return `      ${name}:
        fr: Rubrique ${name}
        de: Rubrik ${name}
`
}

interface Article {
  readonly category: string
  readonly date: string
  readonly former: string | undefined
}

function articleText(slug: string, { category, date, former }: Article): string {
  return `      - id: 1
        slug: ${slug}
${former === undefined ? '' : `        formerPaths: ${former}\n`}        category: ${category}
        date: "${date}"
        title: ${slug}
        excerpt: Kurz gesagt.
        description: Warum ein Klavier nach dem Umzug ruhen soll und wie lange (${slug}).
        content: |
          Drei Wochen.
`
}
