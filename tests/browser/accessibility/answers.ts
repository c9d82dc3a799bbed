import type { SiteName } from '../../site/site-texts.ts'

/** A page on which a question is asked. */
export interface Example {
  readonly site: SiteName
  readonly path: string
  readonly width: number
  /** The disclosure that must be open. */
  readonly open?: string
}

/** What the site answers to a question of an engine that only a person can decide. */
export interface Answer {
  readonly engine: 'axe' | 'ibm'
  readonly rule: string
  /** The elements for which the answer holds, as a selector. */
  readonly where: string
  readonly because: string
  /** Where the question is asked; an answer to a question that nobody asks any more fails a test. */
  readonly example: Example
}

const phoneHome: Example = { site: 'shipped', path: '/pt/', width: 320 }
const wideHome: Example = { site: 'shipped', path: '/pt/', width: 1440 }
const withMenu: Example = { ...phoneHome, open: '.site-menu' }
const withServices: Example = { ...phoneHome, open: '.page-cards-more' }
const picturedCards: Example = { site: 'second', path: '/fr/', width: 320 }
const about: Example = { site: 'shipped', path: '/es/acerca-de', width: 1440 }
const englishAbout: Example = { site: 'shipped', path: '/en/about', width: 1440 }
const contact: Example = { site: 'shipped', path: '/pt/contato', width: 1440 }
const service: Example = { site: 'shipped', path: '/pt/servicos/consultoria', width: 1440 }
const certificate: Example = { site: 'shipped', path: '/en/services/training', width: 1440 }
const sections: Example = { site: 'third', path: '/en/', width: 1440 }
const house: Example = { site: 'third', path: '/en/house', width: 1440 }
const kitchen: Example = { site: 'third', path: '/ar/مطبخ', width: 1440 }
const lost: Example = { site: 'shipped', path: '/no/such/page', width: 1440 }
const phoneContact: Example = { site: 'shipped', path: '/pt/contato', width: 320 }
const calendar: Example = { site: 'shipped', path: '/es/servicios/asesoria', width: 1440 }

/** The answers, each as narrow as it can be. */
export const answers: readonly Answer[] = [
  ...(['color-contrast', 'color-contrast-enhanced'] as const).map(
    (rule): Answer => ({
      engine: 'axe',
      rule,
      where: '.opening-behind *',
      because: 'A veil lies between the words and the photo; a test compares them on the lightest photo there can be.',
      example: sections,
    }),
  ),
  ...(['color-contrast', 'color-contrast-enhanced'] as const).map(
    (rule): Answer => ({
      engine: 'axe',
      rule,
      where: '.fact-tick > dd',
      because:
        'The engine measures no single sign; the tick has the colour of the values beside it, which it does measure.',
      example: house,
    }),
  ),
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: '.section-deep + .section-deep > .section-head > h2',
    because: 'Its letters reach the upper edge of its section; the section above it has the same ground.',
    example: house,
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: '.look-split-overlap > .picture-text-words *',
    because: 'The words are a card with a ground of its own, which lies on the picture.',
    example: { site: 'third', path: '/en/', width: 1440 },
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: '.artefact-certificate-large .artefact-sheet *',
    because: 'Behind it lies the watermark; a test compares its lines with each colour of the texts.',
    example: certificate,
  },
  {
    engine: 'axe',
    rule: 'hidden-content',
    where: '.site-header-nav, .site-header-action, .site-menu, .page-cards-less',
    because: 'It is shown at another width or in another state, and scanned there.',
    example: phoneHome,
  },
  {
    engine: 'axe',
    rule: 'hidden-content',
    where: '.page-cards-more[open] .page-cards-all',
    because: 'It is the label of the closed state, and scanned there.',
    example: withServices,
  },
  {
    engine: 'axe',
    rule: 'hidden-content',
    where: '.contact-form-before > *',
    because: 'It is shown to whoever has sent a form before the app was there, and scanned then.',
    example: contact,
  },
  {
    engine: 'axe',
    rule: 'hidden-content',
    where: '.contact-form-field[hidden]',
    because: 'It is asked for only after another answer, which a test gives.',
    example: kitchen,
  },
  {
    engine: 'axe',
    rule: 'hidden-content',
    where: '.nearest-pages',
    because: 'It is shown where pages are near to the address that was asked for; a test looks at it there.',
    example: lost,
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: ':is(.page-cards, .page-index) :is(h3, p)',
    because: 'The area of the link covers its card, and is transparent.',
    example: picturedCards,
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: '.embed-show, .embed-words',
    because: 'The area of the button covers its picture, and is transparent.',
    example: { site: 'third', path: '/ja/toiawase', width: 1440 },
  },
  {
    engine: 'axe',
    rule: 'identical-links-same-purpose',
    where: 'a[href^="https://api.whatsapp.com/send"]',
    because: 'All open the chat with the company; some bring along what they are about.',
    example: service,
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_unobscured',
    where: '.chat-button',
    because: 'It lies above all else, and is shown whenever it has the focus.',
    example: wideHome,
  },
  {
    engine: 'ibm',
    rule: 'text_contrast_sufficient',
    where: '.chat-button',
    because: 'It has stepped aside for the form, and is seen again once it has the focus.',
    example: phoneContact,
  },
  {
    engine: 'ibm',
    rule: 'aria_complementary_label_visible',
    where: '.chat-dock',
    because: 'Its label is what its only link says, which is visible.',
    example: wideHome,
  },
  {
    engine: 'axe',
    rule: 'hidden-content',
    where: '.artefact-calendar-large :is(td .artefact-calendar-text, .artefact-calendar-agenda)',
    because: 'The planner and the agenda below it hold the same words; each sheet shows them once.',
    example: calendar,
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: '.artefact-small *',
    because: 'A small document is cut off by its sheet or covered by the next one; spread out, it is measured.',
    example: { site: 'second', path: '/fr/prestations', width: 320 },
  },
  {
    engine: 'axe',
    rule: 'color-contrast',
    where: ':root:has(.site-menu[open], .language-switcher[open]) main *',
    because: 'The open list covers it; it is measured where the list is closed.',
    example: withMenu,
  },
  {
    engine: 'ibm',
    rule: 'a_target_warning',
    where: 'a[target="_blank"]:has(> .visually-hidden)',
    because: 'It is announced, in the language of the page; the engine looks for English words.',
    example: wideHome,
  },
  {
    engine: 'ibm',
    rule: 'aria_role_redundant',
    where: '.data-table, .data-table :is(thead, tbody, tr, th, td)',
    because: 'On a phone the table becomes cards, and some browsers then forget what it was.',
    example: service,
  },
  {
    engine: 'ibm',
    rule: 'element_attribute_deprecated',
    where: 'ol[start]',
    because: 'HTML defines it: the number of the first item.',
    example: { site: 'varied', path: '/fr/tarifs', width: 320 },
  },
  {
    engine: 'ibm',
    rule: 'element_attribute_deprecated',
    where: 'meta[http-equiv="content-security-policy" i]',
    because: 'HTML defines it: the policy of a page whose host sends none.',
    example: wideHome,
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_visible',
    where: '.skip-link',
    because: 'It comes into view with the focus; a test sees it.',
    example: wideHome,
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_visible',
    where: 'details:not([open]) > :not(summary) *',
    because: 'Nothing in a closed disclosure takes the focus.',
    example: phoneHome,
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_unobscured',
    where: 'details:not([open]) > :not(summary) *',
    because: 'Nothing in a closed disclosure takes the focus.',
    example: wideHome,
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_unobscured',
    where: '.opening-plain:has(+ .overview-document) a',
    because:
      'The opening floats beside the document, and the box of the next section begins as high: nothing of it lies there.',
    example: service,
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_unobscured',
    where: '.page-cards-more:not([open]) > summary',
    because: 'The engine takes the closed cards below for a cover; the test of the focus finds it uncovered.',
    example: wideHome,
  },
  {
    engine: 'ibm',
    rule: 'element_tabbable_unobscured',
    where: '.site-header details[open] a',
    because: 'The header lies above the page; the engine looks at the level of the link alone. A test hits each link.',
    example: withMenu,
  },
  {
    engine: 'ibm',
    rule: 'input_fields_grouped',
    where: '.contact-form .form-control',
    because: 'All fields are one group, that of the form, which its section names.',
    example: contact,
  },
  {
    engine: 'ibm',
    rule: 'input_checkboxes_grouped',
    where: '.form-control[type="checkbox"]',
    because: 'Each box is a question of its own.',
    example: { site: 'second', path: '/fr/contact', width: 1440 },
  },
  {
    engine: 'ibm',
    rule: 'input_label_visible',
    where: '.contact-form-label + textarea',
    because: 'Its label stands above it; the engine believes labels of one-line fields only.',
    example: contact,
  },
  {
    engine: 'ibm',
    rule: 'list_structure_proper',
    where: 'dl:has(> div > dt + dd):not(:has(> :not(div)))',
    because: 'HTML lets a div hold each term with its description.',
    example: contact,
  },
  {
    engine: 'ibm',
    rule: 'blockquote_cite_exists',
    where: '.person-figure blockquote',
    because: 'The founder speaks, who is named below; there is no document to cite.',
    example: about,
  },
  {
    engine: 'ibm',
    rule: 'blockquote_cite_exists',
    where: '.quote > blockquote:not([cite])',
    because: 'It was said by the person who is named below; there is no document to cite.',
    example: sections,
  },
  {
    engine: 'ibm',
    rule: 'media_keyboard_controllable',
    where: 'video[controls]',
    because: 'The controls are those of the browser.',
    example: kitchen,
  },
  {
    engine: 'ibm',
    rule: 'download_keyboard_controllable',
    where: '.download-list a, a[href^="/assets/"]',
    because: 'It is a plain link, which the browser follows.',
    example: kitchen,
  },
  {
    engine: 'ibm',
    rule: 'style_color_misuse',
    where: 'style, link[rel="stylesheet"]',
    because: 'Marks differ in shape, links are underlined, errors have a sign and words.',
    example: wideHome,
  },
  {
    engine: 'ibm',
    rule: 'style_highcontrast_visible',
    where: 'style, link[rel="stylesheet"]',
    because: 'A test looks at every drawn sign under forced colours.',
    example: wideHome,
  },
  {
    engine: 'ibm',
    rule: 'text_block_heading',
    where: 'p:lang(ja)',
    because: 'The engine counts words by the spaces between them, and takes sentences without spaces for one word.',
    example: { site: 'third', path: '/ja/部屋', width: 1440 },
  },
  {
    engine: 'ibm',
    rule: 'text_block_heading',
    where: '.artefact-sheet :is(p, div)',
    because: 'It is printed on a drawn document: part of a figure, not of the outline of the page.',
    example: service,
  },
  {
    engine: 'ibm',
    rule: 'text_block_heading',
    where: '.person-figure-name, .portrait, .site-footer-name, .site-footer-company',
    because: 'It is a name below a picture, or that of the company above its address, and heads no text.',
    example: about,
  },
  {
    engine: 'ibm',
    rule: 'text_sensory_misuse',
    where: ':lang(en) :is(.prose > p, .opening-plain > h1)',
    because:
      'A "medium" risk, an "extra" fee, people "beside" others: no instruction, and nothing on the screen is meant.',
    example: englishAbout,
  },
]
