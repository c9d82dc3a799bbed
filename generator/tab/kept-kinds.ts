import type { EditorLanguage } from '../../src/edit/protocol/editor-language.ts'
import type { ImportForKind, KindModule } from '../../src/kinds/kind-module.ts'
import type { Kind } from '../kinds/kind.ts'
import { documentDefinition, listBranches, referredTo, type SiteSchema } from '../schema/site-schema.ts'
import { workFolder } from './ports/places.ts'

// What is of a kind whose code is not in the tab: it is kept as it is, and a note stands in its place.

const [className, none] = ['kept-part', {}]

const css = `.${className} { margin: 2rem auto; padding: 2rem 1.5rem; max-inline-size: 60rem; border: 2px dashed; opacity: 0.75; text-align: center; overflow-wrap: anywhere }`

/** A kind of which only the name is known. */
export function keptKind(name: string): Kind {
  return {
    name,
    of: 'section',
    folder: `${workFolder}/pages/kinds/${name}`,
    client: '',
    isKept: true,
    definition: keptSection,
    definitions: {},
    shared: {},
    words: { name: none, help: none, keys: none, keyHelp: none, choices: none },
    styles: [{ name: className, css }],
  }
}

const [keptSection, keptDocument] = ['KeptSection', 'KeptDocument']

/** Such a kind as the schema has it: it may be one of sections or of documents, with whatever these have. */
export function keptBranches(kind: Kind, { definitions = {} }: SiteSchema): Kind[] {
  const section: SiteSchema = {
    type: 'object',
    properties: sharedProperties(definitions),
    required: ['kind'],
    additionalProperties: true,
  }
  return [
    { ...kind, shared: { [keptSection]: section } },
    {
      ...kind,
      of: 'document',
      definition: keptDocument,
      shared: { [keptDocument]: definitions[documentDefinition] ?? {} },
    },
  ]
}

/** What sections of all kinds have. */
function sharedProperties(definitions: Readonly<Record<string, SiteSchema>>): Record<string, SiteSchema> {
  const [first = {}, ...others] = listBranches(definitions.Section ?? {}).map(
    ({ schema }) => definitions[referredTo(schema) ?? '']?.properties ?? {},
  )
  const isShared = ([key, value]: [string, SiteSchema]) =>
    others.every((properties) => JSON.stringify(properties[key]) === JSON.stringify(value))
  return { kind: { type: 'string' }, ...Object.fromEntries(Object.entries(first).filter(isShared)) }
}

/** What the note says, by the language of the editor. */
const notes: Readonly<Record<EditorLanguage, (kind: string) => string>> = {
  en: (kind) =>
    `This part (“${kind}”) was programmed for this website. It can be seen on the finished website, not here. It stays as it is.`,
  pt: (kind) =>
    `Esta parte (“${kind}”) foi programada para este site. Ela aparece no site pronto, não aqui. Ela fica como está.`,
  es: (kind) =>
    `Esta parte («${kind}») fue programada para este sitio. Se ve en el sitio terminado, no aquí. Queda como está.`,
  de: (kind) =>
    `Dieser Teil („${kind}“) wurde für diese Website programmiert. Auf der fertigen Website ist er zu sehen, hier nicht. Er bleibt, wie er ist.`,
  fr: (kind) =>
    `Cette partie (« ${kind} ») a été programmée pour ce site. On la voit sur le site terminé, pas ici. Elle reste comme elle est.`,
  it: (kind) =>
    `Questa parte (“${kind}”) è stata programmata per questo sito. Si vede sul sito finito, non qui. Resta com’è.`,
}

let language: EditorLanguage = 'en'

/** From now on, notes are in a language of the editor. */
export function speakInNotes(tag: string): void {
  const spoken = tag.slice(0, 2)
  if (Object.hasOwn(notes, spoken)) language = spoken as EditorLanguage
}

interface Kept {
  readonly kind: string
  readonly id?: string
}

/** Draws the note in the place of a section or document. */
export function drawKept(importForKind: ImportForKind): KindModule {
  const { jsx } = importForKind('react/jsx-runtime') as typeof import('react/jsx-runtime')
  const note = (name: 'section' | 'div', { kind, id }: Kept) =>
    jsx(name, { id, className, children: jsx('p', { lang: language, children: notes[language](kind) }) })
  const section = (props: { readonly section: Kept }) => note('section', props.section)
  const document = (props: { readonly artefact: Kept }) => note('div', props.artefact)
  return { View: section, Large: document, Small: document }
}
