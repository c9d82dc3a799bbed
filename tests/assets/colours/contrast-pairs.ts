/** What a pair of colours is used for. */
type ColourUse =
  | 'text'
  | 'link'
  | 'button'
  | 'brand'
  | 'entry'
  | 'mark'
  | 'success'
  | 'chat'
  | 'portrait'
  | 'footer'
  | 'document'
  | 'edge'
  | 'notice'
  | 'bar'

/** A colour scheme of the site. */
export type Scheme = 'light' | 'dark'

/** Where a colour is declared: a custom property of the root, or a selector and its property. */
export type ColourPlace = string

/** Two adjacent colours on pages, and the contrast that they need. */
interface ContrastPair {
  readonly use: ColourUse
  readonly front: ColourPlace
  readonly ground: ColourPlace
  /** 7 for text (WCAG AAA), 4.5 for text on a colour that was chosen (WCAG AA), 3 for edges and drawings. */
  readonly promised: 7 | 4.5 | 3
  /** The colour scheme in which they are adjacent; both if omitted. */
  readonly scheme?: Scheme
}

const page = ['--ground', '--ground-deep', '--sheet']
const brand = ['.section-brand --ground', '.section-brand --sheet']
const paper = ['.artefact --paper', '.artefact --paper-tint']

/** All pairs of adjacent colours. The browser tests assert that pages have text in no others. */
export const contrastPairs: readonly ContrastPair[] = [
  ...pairs('text', ['--ink', '--ink-soft'], page),
  ...pairs('text', ['--error'], [...page, '--error-wash']),
  ...pairs('link', ['--brand'], page),
  ...pairs('notice', ['--ink'], ['--accent-wash']),
  ...onChosen('notice', ['--ink-soft', '--brand'], ['--accent-wash']),
  // Over a photo, what opens below the bar; its own words are tried on a photo in `bar-over.spec.ts`.
  ...pairs('bar', ['--light'], ['--foot']),
  ...pairs('entry', ['--ink', '--brand'], ['--brand-wash']),
  ...onChosen('button', ['--on-brand'], ['--brand-fill', '--brand-fill-hover']),
  ...pairs('mark', ['--accent'], page),
  ...pairs('success', ['--accent'], ['--accent-wash']),
  ...onChosen('brand', ['--brand-fill'], ['--on-brand']),
  ...onChosen('brand', ['.section-brand --ink', '.section-brand --ink-soft', '.section-brand --accent'], brand),
  ...pairs('chat', ['.chat-button color'], ['.chat-button background']),
  ...pairs('portrait', ['div.portrait color'], ['div.portrait background']),
  ...pairs('footer', ['.site-footer color', '.site-footer-name color', '.site-footer li a:hover color'], ['--foot']),
  ...pairs('document', ['.artefact --pen', '.artefact --pen-soft', '.artefact --red'], paper),
  ...pairs('document', ['.artefact --paper'], ['.artefact --red', '.artefact --green']),
  ...drawings('document', ['.artefact --green'], [...paper, '.artefact-matrix td svg background']),
  ...drawings('edge', ['--rule-strong', '--brand-edge'], page),
  ...drawings('footer', ['.site-footer --focus'], ['--foot']),
  // The chat button has a light edge and a dark ground: one of the two stands out from the page.
  ...drawings('chat', ['.chat-button background'], page).map((pair) => ({ ...pair, scheme: 'light' as const })),
  ...drawings('chat', ['.chat-button color'], page).map((pair) => ({ ...pair, scheme: 'dark' as const })),
]

function pairs(use: ColourUse, fronts: readonly ColourPlace[], grounds: readonly ColourPlace[]): ContrastPair[] {
  return fronts.flatMap((front) => grounds.map((ground) => ({ use, front, ground, promised: 7 as const })))
}

/** Pairs with a ground that keeps the colour of the theme, whatever it is. */
function onChosen(use: ColourUse, fronts: readonly ColourPlace[], grounds: readonly ColourPlace[]): ContrastPair[] {
  return pairs(use, fronts, grounds).map((pair) => ({ ...pair, promised: 4.5 as const }))
}

function drawings(use: ColourUse, fronts: readonly ColourPlace[], grounds: readonly ColourPlace[]): ContrastPair[] {
  return pairs(use, fronts, grounds).map((pair) => ({ ...pair, promised: 3 as const }))
}
