import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { validateXML, type XMLFileInfo } from 'xmllint-wasm'
import { formats } from '../../generator/translate/all-formats.ts'
import { TranslatedSite } from './translated-site.ts'

/** Where Debian's package php-symfony-translation puts the schemas of OASIS. */
const folder = '/usr/share/php/Symfony/Component/Translation/Resources/schemas'
const schemas = { xliff: 'xliff-core-1.2-strict.xsd', xliff2: 'xliff-core-2.0.xsd' } as const

for (const format of ['xliff', 'xliff2'] as const) {
  test.skipIf(!existsSync(folder))(
    `files are as the schema of OASIS says (which php-symfony-translation has), with answers too: ${format}`,
    { timeout: 60_000 },
    async () => {
      const site = new TranslatedSite(undefined, [
        [
          '      opening:\n',
          '      extra: { kind: text, text: { fr: "Un **mot *et* un** [ici](page:contact), <bdi>x</bdi> ![i](./logo.svg)\\n\\n- {{a}} `c` & <", de: "*Wort* **und" } }\n      opening:\n',
        ],
        ['            de: 60 km\n', ''],
        ['fr: Un piano juste donne envie de jouer', 'fr: "Un \\u0001piano juste"'],
      ])
      const batch = await site.gather()
      const sent = await formats[format].write(batch)
      const answered = await formats[format].answer(sent, new Map([[1, 'Taken <b> & "so".']]))
      for (const bytes of [sent, answered]) expect(await faultsOf(bytes, schemas[format])).toEqual([])
    },
  )
}

async function faultsOf(bytes: Uint8Array, schema: string): Promise<readonly string[]> {
  const file = (name: string): XMLFileInfo => ({ fileName: name, contents: readFileSync(`${folder}/${name}`, 'utf8') })
  const xml = file('xml.xsd')
  const { contents } = file(schema)
  // Their own addresses of that file are on the web.
  const local = String(contents).replace(/schemaLocation="[^"]*xml\.xsd"/, 'schemaLocation="xml.xsd"')
  const { errors } = await validateXML({
    xml: [{ fileName: 'texts.xlf', contents: Buffer.from(bytes).toString() }],
    schema: [{ fileName: schema, contents: local }],
    preload: [xml],
  })
  return errors.map(({ rawMessage }) => rawMessage)
}
