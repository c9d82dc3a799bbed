import { resolve } from 'node:path'
import { generateReference } from '../../schema/generate-reference.ts'
import { readSiteSchema } from '../../schema/site-schema.ts'
import { checkAndPrint } from '../check-and-print.ts'
import { command, options } from '../command.ts'

const introduction = `# Every key of this site

With the kinds of sections and documents of its own, and examples from its own file. Keys marked with * are required. "Text in each language"
means one indented line per language below the key; "Markdown" may hold \`**bold**\`, \`*italic*\`, links, lists.
`

/** Prints the reference of a site as Markdown: every key that its file may have, those of its own kinds too. None of their code runs. */
export const referenceCommand = command('reference', {
  options: { config: options.config },
  async run(values, io) {
    const config = checkAndPrint(resolve(values.config), io)
    if (!config) return 1
    const { schema } = readSiteSchema()
    io.out(generateReference({ schema, configs: [{ ...config }], introduction, hasPictures: false }))
    return 0
  },
})
