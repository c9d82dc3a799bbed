import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { renderToStaticMarkup } from 'react-dom/server'
import { I18nextProvider } from 'react-i18next'
import { shapedConfig } from '../../generator/check/validate/validate.ts'
import { load } from '../../generator/check/yaml/load.ts'
import { compile } from '../../generator/compile/compile.ts'
import { completeConfig } from '../../generator/compile/complete-config.ts'
import type { SiteModel } from '../../generator/compile/site-model.ts'
import { loadSiteKinds } from '../../generator/kinds/site-kinds.ts'
import type { Calendar } from '../../pages/kinds/calendar/type.ts'
import * as calendar from '../../pages/kinds/calendar/view.tsx'
import type { Certificate } from '../../pages/kinds/certificate/type.ts'
import * as certificate from '../../pages/kinds/certificate/view.tsx'
import type { Checklist } from '../../pages/kinds/checklist/type.ts'
import * as checklist from '../../pages/kinds/checklist/view.tsx'
import type { Manual } from '../../pages/kinds/manual/type.ts'
import * as manual from '../../pages/kinds/manual/view.tsx'
import type { Matrix } from '../../pages/kinds/matrix/type.ts'
import * as matrix from '../../pages/kinds/matrix/view.tsx'
import type { Nutrition } from '../../pages/kinds/nutrition/type.ts'
import * as nutrition from '../../pages/kinds/nutrition/view.tsx'
import type { Recipe } from '../../pages/kinds/recipe/type.ts'
import * as recipe from '../../pages/kinds/recipe/view.tsx'
import { type ArtefactSize, ArtefactView } from '../../src/artefacts/artefact-view.tsx'
import type { Artefact, Content } from '../../src/content/page-content.ts'
import type { Shell } from '../../src/content/shell-content.ts'
import { SiteProvider } from '../../src/content/site-context.tsx'
import type { KindModules } from '../../src/kinds/kind-module.ts'
import { createMessages } from '../../src/locale/create-messages.ts'
import { parseHtml } from '../site/parse-html.ts'

/** The documents of the shipped site's own kinds. */
type ArtefactOf<Kind extends ArtefactKind> = Artefact &
  Extract<Content<Calendar | Certificate | Checklist | Manual | Matrix | Nutrition | Recipe>, { readonly kind: Kind }>

type ArtefactKind = (Calendar | Certificate | Checklist | Manual | Matrix | Nutrition | Recipe)['kind']

/** The code of these, as pages get it. */
export const own: KindModules = { calendar, certificate, checklist, manual, matrix, nutrition, recipe }

/** A document of a site, in one locale. */
export interface Sample {
  readonly artefact: Artefact
  readonly shell: Shell
}

/** Every document of a site in every locale, as its pages get them. */
export function samplesOf(file: string): Sample[] {
  const model = modelOf(file)
  return model.pages.flatMap(({ route, page: { content } }) => {
    const shell = model.locales.find(({ locale }) => locale === route.locale)?.shell
    const sections = 'sections' in content ? content.sections : []
    return sections.flatMap((section) =>
      shell && section.kind === 'overview' && section.artefact ? [{ artefact: section.artefact, shell }] : [],
    )
  })
}

function modelOf(file: string): SiteModel {
  const { schema, kinds } = loadSiteKinds(fileURLToPath(new URL(file, import.meta.url)))
  const loaded = load({ file, bytes: readFileSync(new URL(file, import.meta.url)) })
  const config = 'document' in loaded ? shapedConfig(loaded.document) : undefined
  if (!config) throw new Error(`${file} is wrong`)
  return compile(completeConfig(config), {
    ...{ schema, kinds },
    assetUrl: (path) => path,
    picture: () => undefined,
    light: () => undefined,
    ratio: () => 1,
    plainDrawing: () => undefined,
    file: (path) => ({ address: path, bytes: 0 }),
    today: '2026-01-01',
    icon: () => [],
  })
}

/** The site as it ships. */
export const shipped = samplesOf('../../site.config.yaml')

/** The first document of a kind in a locale of the shipped site. */
export function sample<Kind extends ArtefactKind>(
  kind: Kind,
  locale = 'en',
): { artefact: ArtefactOf<Kind>; shell: Shell } {
  const found = shipped.find(({ artefact, shell }) => artefact.kind === kind && shell.locale === locale)
  if (!found) throw new Error(`The shipped site has no ${kind} in ${locale}`)
  return found as { artefact: ArtefactOf<Kind>; shell: Shell }
}

/** The markup of a document. */
export function markupOf({ artefact, shell }: Sample, size: ArtefactSize): string {
  return renderToStaticMarkup(
    <I18nextProvider i18n={createMessages(shell)}>
      <SiteProvider shell={shell} views={{ own }}>
        <ArtefactView artefact={artefact} size={size} />
      </SiteProvider>
    </I18nextProvider>,
  )
}

/** A document, drawn: its outermost element. */
export function draw(drawn: Sample, size: ArtefactSize = 'large'): Element {
  const element = parseHtml(markupOf(drawn, size)).body.firstElementChild
  if (!element) throw new Error('Nothing was drawn')
  return element
}

/** The texts of the elements that a selector finds, with all white space made single. */
export function textsOf(element: Element, selector: string): string[] {
  return [...element.querySelectorAll(selector)].map(({ textContent }) => textContent.replace(/\s+/g, ' ').trim())
}
