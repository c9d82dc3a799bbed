import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { starterFonts } from '../assets/starter-fonts.ts'
import { buildApp } from '../bundle/build-app.ts'
import { buildDev } from '../bundle/build-dev.ts'
import { buildEditor } from '../bundle/build-editor.ts'
import { buildMailFunction } from '../bundle/build-mail.ts'
import { packedBundle } from '../bundle/bundle.ts'
import { packedApp } from '../bundle/edit-app.ts'
import { packedTab, tabScripts } from '../bundle/tab-scripts.ts'
import { packedValidator, validatorCode } from '../check/validate/schema-validator.ts'
import { packedSchemaTools } from '../kinds/schema-tools.ts'
import { contentHash } from '../lib/content-hash.ts'
import { projectFile } from '../lib/files/paths.ts'
import { packageFolder } from '../lib/packages/package-files.ts'
import { madeTables } from '../output/editor-app/program-files.ts'
import { packedMail } from '../output/hosting/mail/mail-functions.ts'
import { readBaseSchema } from '../schema/site-schema.ts'
import { eventsPath, packedDev } from '../serve/dev/packed-code.ts'
import { bundleGenerator } from './bundle-generator.ts'
import { bundleLibrary } from './bundle-library.ts'
import { bundleSchemaTools, schemaLibraries } from './bundle-schema-tools.ts'
import { bundledLicences } from './bundled-licences.ts'
import { emitKindTypes } from './emit-kind-types.ts'
import { emitTypes } from './emit-types.ts'

/** What the package takes over as it is, at the same paths. */
const copied = [
  'schema/site-config.schema.json',
  'schema/GUIDE.en.md',
  'schema/GUIDE.es.md',
  'schema/GUIDE.pt.md',
  'schema/KINDS.en.md',
  'schema/KINDS.es.md',
  'schema/KINDS.pt.md',
  'generator/trades',
  'generator/assets/specimens',
  'src/styles',
  'src/edit/styles',
  'src/welcome/styles',
  'src/edit/tab/tab.css',
  'generator/tab/phrase-words',
]

/** Makes the folder that the package consists of: all that is the same for every site is built here, once. */
export async function packInto(folder: string): Promise<void> {
  const write = (path: string, content: string | Uint8Array) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), content)
  }
  const [program, parts] = await Promise.all([bundleGenerator(), makeParts()])
  for (const [name, code] of program) write(`program/${name}`, code)
  for (const [name, content] of parts) write(`parts/${name}`, content)
  for (const { path, file } of starterFonts()) {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    cpSync(file, join(folder, path))
  }
  cpSync(join(packageFolder('recheck'), 'lib/browser.js'), join(folder, 'parts/recheck.cjs'))
  for (const { name, file } of schemaLibraries()) cpSync(file, join(folder, 'parts/kind-schema', name))
  for (const path of copied) cpSync(projectFile(path), join(folder, path), { recursive: true })
  // Without the pictures of the kinds, which the editor draws in the look of the site: they would be a fiftieth of the package.
  const reference = readFileSync(projectFile('schema/REFERENCE.md'), 'utf8')
  write('schema/REFERENCE.md', reference.replace(/^!\[\]\(pictures\/.*\)\n\n?/gm, ''))
  write('parts/version.txt', contentHash(Buffer.from([...program.values(), ...parts.values()].join('\n'))))
  write('LICENCES.txt', bundledLicences())
  for (const [path, text] of emitTypes()) write(`types/${path}`, text)
  for (const [path, text] of emitKindTypes()) write(`types/${path}`, text)
}

/** The parts that a checkout makes when they are needed. */
async function makeParts(): Promise<ReadonlyMap<string, string>> {
  const [{ server, ...client }, editor, welcome, mail, dev, schemaTools, languageTags, tab] = await Promise.all([
    buildApp(),
    buildEditor('editor'),
    buildEditor('welcome'),
    buildMailFunction(),
    buildDev(eventsPath),
    bundleSchemaTools(),
    bundleLibrary('language-tags'),
    tabScripts(() => validatorCode(readBaseSchema().schema)),
  ])
  return new Map([
    [packedBundle.client, JSON.stringify(client)],
    [packedBundle.server, server],
    [packedApp('editor'), editor],
    [packedApp('welcome'), welcome],
    [packedMail, mail],
    [packedDev, JSON.stringify(dev)],
    [packedValidator.code, validatorCode(readBaseSchema().schema)],
    [packedSchemaTools, schemaTools],
    ['language-tags.cjs', languageTags],
    ...madeTables(),
    [packedTab, JSON.stringify([...tab])],
  ])
}
