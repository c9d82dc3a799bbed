import { HtmlValidate } from 'html-validate'

/** The strictest preset, without what is a matter of spelling in serialised HTML, or of design. */
const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document', 'html-validate:a11y'],
  rules: {
    // React writes attributes and empty elements in its own way; all of it is HTML.
    'attr-case': 'off',
    'attribute-boolean-style': 'off',
    'attribute-empty-style': 'off',
    'doctype-style': 'off',
    'void-style': 'off',
    // Everything comes from the site itself.
    'require-sri': 'off',
    // React makes ids that begin with an underscore.
    'valid-id': ['error', { relaxed: true }],
    // A number in a sentence may break; the link beside it dials.
    'tel-non-breaking': 'off',
    // Tables that are laid out as blocks lose their roles in browsers, so they say them.
    'no-redundant-role': 'off',
    // The two forms of the menu have one name: only one of them is there at a time.
    'unique-landmark': 'off',
    // A scroll area names what it holds.
    'aria-label-misuse': 'off',
  },
})

/** What is wrong with the HTML of a site. */
export async function invalidHtml(site: {
  readonly files: readonly string[]
  read(path: string): Promise<string>
}): Promise<string[]> {
  const found: string[] = []
  for (const file of site.files.filter((name) => name.endsWith('.html'))) {
    for (const problem of await problemsOfHtml(await site.read(file))) found.push(`${file}:${problem}`)
  }
  return found
}

/** What is wrong with a document, each with its column. */
export async function problemsOfHtml(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results
    .flatMap(({ messages }) => messages)
    .map(({ ruleId, message, column }) => `${column} ${ruleId}: ${message}`)
}
