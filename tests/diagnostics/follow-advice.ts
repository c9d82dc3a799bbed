import { parse, parseDocument } from 'yaml'
import type { Code, CodeParameters } from '../../generator/diagnostics/codes.ts'
import type { Diagnostic } from '../../generator/diagnostics/diagnostic.ts'
import type { Path } from '../../generator/diagnostics/problem.ts'
import { quickFixFor } from '../../generator/edit/forms/quick-fix.ts'
import { inPresentFormat } from '../../generator/edit/upgrade/upgrade-text.ts'
import { applyEdits } from '../../generator/edit/yaml/apply-edits.ts'
import type { Edit } from '../../generator/edit/yaml/edit.ts'
import { builtInWord } from '../../generator/words/built-in-words.ts'
import { valueAt } from '../../schema/value-at.ts'
import { followed, saysLines } from '../check/repair/follow-lines.ts'

/** What a message of a code asks for: edits of the configuration, or characters that take the place of others. */
type Advice<C extends Code> = (found: {
  readonly path: Path
  readonly parameters: CodeParameters[C]
  /** What stands at the path. */
  readonly was: unknown
  readonly text: string
}) => readonly Edit[] | Replaced

interface Replaced {
  readonly from: string | RegExp
  readonly to: string
}

const set = (path: Path, value: unknown): Edit[] => [{ do: 'set', path, value }]
const here =
  (value: unknown) =>
  ({ path }: { readonly path: Path }): Edit[] =>
    set(path, value)
const taken = ({ path }: { readonly path: Path }): Edit[] => [{ do: 'remove', path }]
const beside = (path: Path, ...keys: readonly (string | number)[]): Path => [...path.slice(0, -1), ...keys]
const replaced = (from: string | RegExp, to: string): Replaced => ({ from, to })

/** The text at the path with other words in the place of some. */
const reworded =
  (from: string | RegExp, to: string) =>
  ({ path, was }: { readonly path: Path; readonly was: unknown }): Edit[] =>
    set(path, String(was).replace(from, to))

/** What to write where a message leaves that to a person; of the others, what they say. */
const advice: { readonly [C in Code]?: Advice<C> } = {
  'format-older': ({ text }) => replaced(text, inPresentFormat(text)),
  'file-line-ends': () => replaced(/\r/g, '\n'),
  'file-letters-lost': () => replaced(/\ufffd/g, 'à'),
  'file-letters-garbled': () => replaced(/Ã©/g, 'é'),
  'letter-invisible': () => replaced('\u200b', ''),
  'merge-conflict': () => replaced(/<<<<<<< HEAD\n([^=]*)=======\n[^>]*>>>>>>> texts\n/, '$1'),
  'yaml-syntax': () => replaced('\\q', '\\\\q'),
  'yaml-alias-unknown': () => replaced('*Accord', '"*Accord"'),
  'key-reserved': ({ parameters: { key } }) => replaced(key, `${key.replaceAll('_', '')}-1`),
  'key-number': ({ path, parameters: { suggestion } }) => [{ do: 'rename', path, key: suggestion }],
  'quote-unpaired': reworded('"', ''),
  'text-placeholder': here('Accord de piano à domicile à Strasbourg'),
  'text-cut': ({ path, parameters: { kept, cut } }) => set(path, `${kept} ${cut}`),
  'key-missing': ({ path, parameters: { key } }) => set([...path, key], './logo.svg'),
  'key-choice': ({ path }) => [{ do: 'remove', path }],
  'type-wrong': here(8000),
  'value-empty': here('Accord de piano à domicile à Strasbourg'),
  'kind-mismatch': ({ path, parameters: { better } }) => set(path, better),
  'form-wrong': here('#336699'),
  'date-absent': here('2025-02-28'),
  'list-long': taken,
  'number-out-of-range': ({ path, parameters: { maximum } }) => set(path, maximum),
  'number-dotted': here(8000),
  'list-empty': here(['tuesday', 'wednesday', 'thursday', 'friday', 'saturday']),
  'entry-split': () =>
    replaced(
      '          - de: Schriftliches Angebot vor jeder Arbeit',
      '            de: Schriftliches Angebot vor jeder Arbeit',
    ),
  'entries-joined': ({ path, parameters: { entries } }) => [
    ...set(path, entries[0]),
    { do: 'insert', path: beside(path, Number(path.at(-1)) + 1), value: entries[1] },
  ],
  'text-missing': ({ path, parameters: { locale } }) => set([...path, locale], 'Klavierstimmer in Straßburg'),
  'words-missing': ({ parameters: { locale, messages }, text }) => {
    const whole = parseDocument(text, { schema: 'failsafe' })
    // The words of another language have the same marks, such as {page}.
    for (const message of messages) {
      const path = message.split('.')
      whole.setIn(['messages', ...path, locale], builtInWord('de', path))
    }
    return replaced(text, String(whole))
  },
  'language-draft': ({ path }) => [
    { do: 'remove', path },
    ...set(['services', 'accord', 'meta', 'title', 'de'], 'Klavierstimmer in Straßburg und der Ortenau'),
  ],
  'locale-form': ({ parameters: { key, suggestion = '' } }) => replaced(new RegExp(key, 'g'), suggestion),
  'draft-needed': () => [{ do: 'remove', path: ['locales', 'fr', 'draft'] }],
  'locale-absent': () =>
    set(['locales', 'de'], { name: 'Deutsch (Deutschland)', tag: 'de-DE', country: 'Deutschland', flag: 'de' }),
  'locale-renamed': ({ path, parameters: { wanted } }) => [{ do: 'rename', path, key: wanted }],
  'text-identical': here('Jedem Instrument den Anschlag zurückgeben, für den es gebaut wurde.'),
  'text-language': here('Rendre à chaque instrument le toucher et le timbre pour lesquels il a été construit.'),
  'placeholder-differs': reworded(/$/, ' {instrument}'),
  'number-differs': reworded('400', '500'),
  'email-differs': reworded(/$/, ' bonjour@exemple.fr'),
  'url-differs': reworded('Instrumente', '[Instrumente](https://piano.example)'),
  'picture-differs': reworded('Instrumente', '![Instrumente](./images/piano.jpg)'),
  'markup-differs': reworded(/<\/?em>/g, ''),
  'text-machine': here('Jedem Instrument den Anschlag und den Klang zurückgeben, für die es gebaut wurde.'),
  'term-differs': reworded(/$/, ' Jahresbilanz'),
  'embed-unknown': here('https://www.youtube.com/watch?v=aqz-KE-bpKQ'),
  'days-order': here('2026-12-31'),
  'slug-taken': here('prestations/accord'),
  'slug-empty': here('demande-de-devis'),
  'slug-reserved': here('ecrivez-nous'),
  'slug-long': here('demande-de-devis'),
  'canonical-taken': taken,
  'former-path-taken': ({ path }) => [{ do: 'remove', path: path.slice(0, -2) }],
  'home-count': () => set(['pages', 'accueil', 'enabled'], true),
  'page-renamed': ({ path, parameters: { wanted } }) => [{ do: 'rename', path, key: wanted }],
  'entry-repeated': taken,
  'page-not-a-service': here('accord'),
  'language-repeated': here('de-DE'),
  'detection-unused': taken,
  'links-gone': taken,
  'category-unknown': here('klang'),
  'property-unknown': here('serviceType'),
  'condition-field': here('instrument'),
  'step-untitled': ({ path }) => set([...path.slice(0, -2), 0, 'newStep'], { fr: 'Vous', de: 'Sie' }),
  'condition-order': ({ path }) => [{ do: 'remove', path: path.slice(0, -1) }],
  'condition-value': here('droit'),
  'section-name': () => replaced('      "2":\n', '      insights:\n'),
  'anchor-taken': here('deuxieme'),
  'opening-place': taken,
  'form-repeated': taken,
  'list-repeated': taken,
  'marked-unknown': here('has'),
  'tick-differs': here('Ja'),
  'reply-unsent': taken,
  'captcha-unchecked': ({ path }) => [{ do: 'remove', path: path.slice(0, -1) }],
  'dates-untold': taken,
  'filter-unshown': taken,
  'picture-alone': ({ path }) => [
    {
      do: 'insert',
      path: beside(path, 1),
      value: { file: './images/piano.jpg', alt: { fr: 'La table après', de: 'Der Tisch nachher' } },
    },
  ],
  'mark-unknown': here('vegan'),
  'price-terms': taken,
  'currency-unused': ({ path }) => [{ do: 'remove', path: path.slice(0, -2) }],
  'amount-missing': ({ path }) => set([...path, 'amounts'], [{ currency: 'CHF', amount: 100 }]),
  'column-unknown': ({ path, parameters: { suggestion = '' } }) => [{ do: 'rename', path, key: suggestion }],
  'column-missing': ({ path, parameters: { column } }) => set([...path, column], { fr: '90 euros', de: '90 Euro' }),
  'part-unfinished': ({ path }) => set([...path, 'text', 'de'], 'Die Werkstatt ist im August geschlossen.'),
  'page-unreachable': ({ parameters: { key } }) => [{ do: 'insert', path: ['header', 'links', 0], value: key }],
  'link-unknown': reworded(/\[(.*?)\]\(page:instruments\)/, '$1'),
  'action-words': here('Alle Arbeiten an Ihrem Klavier'),
  'place-repeated': reworded('id="carnet"', 'id="autre"'),
  'link-anchor': reworded(/\[(.*?)\]\(#etabli\)/, '$1'),
  'link-private': here('https://www.marteau-feutre.example'),
  'link-refused': reworded(/\[(.*?)\]\(javascript:rien\)/, '$1'),
  'title-long': here('Accord de piano à domicile à Strasbourg'),
  'description-length': here('Écrivez à l’atelier, ou passez nous voir avec une photo de votre piano.'),
  'title-repeated': here('Un autre titre de page'),
  'description-repeated': here('Restaurer un piano : le diagnostic, le devis, le travail à l’établi et la livraison.'),
  'language-mark': reworded(/\(lang:allemand\)/, '(lang:de)'),
  'language-unmarked': reworded('Instrumente', '[Instrumente](lang:de)'),
  'markup-in-text': reworded(/<\/?b>/g, ''),
  'markdown-slip': reworded('**400', '400'),
  'text-copied': here('Un autre titre pour cette page'),
  'buttons-gone': taken,
  'character-unshowable': () => replaced(/ ?\\uD83D/i, ''),
  'label-repeated': here('Un autre nom'),
  'alt-is-file-name': here('La fondatrice à l’établi'),
  'image-outside': here('./logo.svg'),
  'image-too-large': here('./images/piano.jpg'),
  'image-type': here('./images/piano.jpg'),
  'image-damaged': here('./logo.svg'),
  'image-foreign': here('./logo.svg'),
  'file-pointer': here('./logo.svg'),
  'photo-animated': here('./images/piano.jpg'),
  'photo-small': here('./images/piano.jpg'),
  'logo-tone': () => set(['site', 'logoDark'], './white.svg'),
  'logo-letters': here('./logo.svg'),
  'logo-shape': here('./logo.svg'),
  'file-outside': here('./brochure.pdf'),
  'file-hollow': here('./brochure.pdf'),
  'file-content': here('./brochure.pdf'),
  'file-heavy': here('./brochure.pdf'),
  'file-absent': ({ path, parameters: { suggestion } }) => set(path, suggestion),
  'flag-language': ({ path, parameters: { suggestion } }) => set(path, suggestion),
  'tag-region': here('de-DE'),
  'tag-country': ({ path, parameters: { suggestion } }) => set(path, suggestion),
  'phone-form': here('03 53 01 00 67'),
  'phone-prefix': here('03 53 01 00 67'),
  'phone-differs': () => set(['contactDetails', 'phone', 'fr'], '03 53 01 00 67'),
  'email-form': here('atelier@marteau-feutre.example'),
  'hours-order': here('18:00'),
  'hours-differ': here('09:00'),
  'webhook-page': here('https://n8n.example/webhook/atelier'),
  'invalid-unused': ({ path }) => set(beside(path, 'pattern'), '^(1[789]|20)[0-9]{2}$'),
  'field-repeated': here('texte'),
  'field-reserved': here('annee'),
  'option-repeated': here('queue'),
  'pattern-invalid': here('^(1[789]|20)[0-9]{2}$'),
  'pattern-slow': here('^[0-9]+$'),
  'date-future': ({ path, parameters: { today } }) => set(path, today),
  'day-absent': here(30),
  'sign-repeated': here('C'),
  'document-missing': taken,
  'article-repeated': here(2),
}

/** A text after what the message of its problem asks for; undefined where only a person can do it. */
export function withAdvice(text: string, diagnostic: Diagnostic): string | undefined {
  if (saysLines(diagnostic)) return followed(text, [diagnostic])
  const { code, path, parameters, hidesRest } = diagnostic
  const value: unknown = hidesRest ? undefined : parse(text, { uniqueKeys: false })
  const done = (advice[code] as Advice<Code> | undefined)?.({ path, parameters, was: valueAt(value, path), text })
  if (done === undefined) {
    const fix = quickFixFor(diagnostic, value)
    return fix && applyEdits(text, [fix.edit])
  }
  return 'from' in done ? text.replace(done.from, done.to) : applyEdits(text, done)
}
