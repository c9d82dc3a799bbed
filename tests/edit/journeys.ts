import { readFile } from 'node:fs/promises'
import sharp from 'sharp'
import { parse } from 'yaml'
import type { SiteConfig } from '../../schema/site-config.ts'
import { en as words } from '../../src/edit/words/en.ts'
import { isThorough } from '../site/thorough.ts'
import { button, type GivenFile, inPage, type Person, textInPage, until } from './person.ts'

/** The site that is worked on, and what tells whether it has become what was meant. */
export interface WorkedSite {
  /** The configuration as a journey begins. */
  readonly text: string
  read(): Promise<string>
  write(text: string): Promise<void>
  git(...args: string[]): string
}

/** Something that somebody comes to do. */
export interface Journey {
  readonly name: string
  /** How many actions it takes by each means, and how many it may take. */
  readonly actions: { readonly pointer: number; readonly keyboard: number; readonly goal: number }
  /** The file as it is found, where that differs. */
  readonly from?: readonly (readonly [from: string, to: string])[]
  /** Does what is to be done by each means. */
  readonly pointer: (person: Person, site: WorkedSite) => Promise<void>
  readonly keyboard: (person: Person, site: WorkedSite) => Promise<void>
  /** Whether it is done. */
  isDone(text: string, site: WorkedSite): boolean
}

/** The heading of the first page, and what it was before. */
export const heading = 'A quiet house behind a blue door'
export const headingBefore = 'A house as it was'
const [oldPhone, newPhone] = ['+212 535 000 167', '+212 535 000 200']
const alt = 'A clay pot over the coals, with steam rising from it'
const card = (what: string) => `document.querySelector('aside ${what}')`
const bar = (what: string) => `document.querySelector('.top-bar ${what}')`
const of = (text: string) => parse(text) as SiteConfig & { collections: unknown }
/** The sections of the first page, with what journeys write there. */
const sectionsOf = (text: string) =>
  (of(text).pages.home?.sections ?? {}) as Readonly<
    Record<
      string,
      {
        enabled?: false
        text?: Record<string, string>
        items?: { file?: string; amount?: number; title?: Record<string, string> }[]
      }
    >
  >
const selectAfter = (label: string) =>
  `[...document.querySelectorAll('label')].find(({ textContent }) => textContent === ${JSON.stringify(label)})?.control`

/** Goes to something by its name: three letters would do, but this is no race. */
async function goTo(person: Person, name: string): Promise<void> {
  await person.key('Control+k')
  await person.sees(`document.querySelector('dialog[open] input')`)
  await person.type(name)
  // It may be offered only once what was written before is saved; until then the list is that of fewer letters.
  await person.sees(
    `[...document.querySelectorAll('dialog[open] [role=option]')].find(({ textContent }) => textContent.toLowerCase().includes(${JSON.stringify(name.toLowerCase())}))`,
  )
  await person.key('Enter')
}

/** Waits until the caret is in the field of a text, or in the text on the page. */
const writes = (person: Person) =>
  until(
    () =>
      person.browser.read(
        `document.activeElement?.matches('aside textarea') || document.activeElement?.contentDocument?.activeElement?.isContentEditable`,
      ),
    'a field has the focus',
  )

/** The words of the next text, in each language; then the next text: a key a language. */
async function writeAll(person: Person, languages: number): Promise<void> {
  for (let text = 1; ; text++) {
    await writes(person)
    const place = await person.browser.read<string>(`${card('.card')}.dataset.place`)
    for (let language = 1; language <= languages; language++) {
      if (await person.browser.read(`document.activeElement.value === ''`)) await person.type(`T${text}${language}`)
      if (language < languages) await person.leap('Tab')
    }
    await until(
      () => person.browser.read(`document.querySelector('[data-status]').dataset.status === 'saved'`),
      'saved',
    )
    const isLast = await person.browser.read(`document.querySelector('.card-steps button:last-of-type').disabled`)
    await person.leap(isLast ? 'Shift+Tab' : 'Control+Enter')
    if (isLast) return
    await until(
      () => person.browser.read(`${card('.card')}?.dataset.place !== ${JSON.stringify(place)}`),
      'the next text',
    )
  }
}

async function translate(person: Person, texts: number): Promise<void> {
  for (let text = 1; text <= texts; text++) {
    await writes(person)
    const place = await person.browser.read<string>(`${card('.card')}.dataset.place`)
    await person.type(`T${text}.`)
    await person.key('Control+Enter')
    await until(
      () => person.browser.read(`${card('.card')}?.dataset.place !== ${JSON.stringify(place)}`),
      'the next text',
    )
  }
}

/** The heading of a section that was added, in all languages. */
async function writeTitle(person: Person): Promise<void> {
  await writes(person)
  for (const word of ['Here', 'Koko', 'Huna']) {
    await person.type(word)
    await person.leap('Tab')
  }
  await until(() => person.browser.read(`document.querySelector('[data-status]').dataset.status === 'saved'`), 'saved')
}

/** Five rows of a price list, each with its name in all languages, and what it costs: Enter begins the next. */
async function writePrices(person: Person): Promise<void> {
  await writes(person)
  for (const language of ['en', 'ja', 'ar']) {
    await person.type(`Baths${language}`)
    if (language !== 'ar') await person.leap('Tab')
  }
  await person.leap('Control+Enter')
  for (let row = 1; row <= 5; row++) {
    await until(
      () => person.browser.read(`${card('.card')}?.dataset.place.includes('"items",${row - 1},')`),
      `row ${row}`,
    )
    await writes(person)
    for (const language of ['en', 'ja', 'ar']) {
      await person.type(`B${row}${language}`)
      await person.leap('Tab')
    }
    await person.type(`${row}50`)
    if (row < 5) await person.key('Enter')
  }
  await until(() => person.browser.read(`document.querySelector('[data-status]').dataset.status === 'saved'`), 'saved')
}

const sectionKind = (kind: string) => `document.querySelector('.section-kinds [data-kind="${kind}"]')`

/** Another program saves a text while this one is being written: what it says of itself comes too late. */
async function writeBoth(person: Person, site: WorkedSite): Promise<void> {
  await person.browser.read(`(() => {
    const real = window.fetch
    const late = new Promise((resolve) => { window.tell = resolve })
    window.fetch = (url, init) => String(url).includes('/state') ? late.then(() => real(url, init)) : real(url, init)
  })()`)
  await site.write(site.text.replace(heading, 'A house that others call quiet'))
  await person.type('Ours: ')
  await person.sees(card('.conflict'))
  await person.browser.read('window.tell()')
}

/** How many texts are written one after the other by pointer, where each is written with keys as it is by keyboard. */
const byPointer = isThorough ? 20 : 4

/** The journeys of the editor, each by pointer and by keyboard. */
export async function journeys(): Promise<Journey[]> {
  const red = { create: { width: 600, height: 400, channels: 3 as const, background: '#c00' } }
  const photo: GivenFile = {
    name: 'Our Terrace.JPG',
    type: 'image/jpeg',
    bytes: await sharp(red).jpeg({ quality: 40 }).toBuffer(),
  }
  const copied = new URL('./formatting/copied/', import.meta.url)
  const page = await readFile(new URL('word.html.txt', copied), 'utf8')
  const twoPages = { texts: { 'text/plain': 'The house rules', 'text/html': page.repeat(4) } }
  const pastedPage = (await readFile(new URL('word.md', copied), 'utf8')).trimEnd()
  const photos: GivenFile[] = await Promise.all(
    ['Courtyard', 'Fountain', 'Stairs', 'Roof', 'Kitchen', 'Door'].map(async (name, index) => ({
      name: `${name} at noon.jpg`,
      type: 'image/jpeg',
      bytes: await sharp({ create: { ...red.create, background: { r: 40 * index, g: 90, b: 120 } } })
        .jpeg({ quality: 40 })
        .toBuffer(),
    })),
  )
  return [
    {
      name: 'a gallery of six photos is added and shown',
      actions: { pointer: 4, keyboard: 3, goal: 4 },
      pointer: async (person) => {
        await person.click(button(words.parts.sections))
        await person.click(sectionKind('gallery'))
        await writeTitle(person)
        await person.chooseFile(card('.many-pictures input[type=file]'), ...photos)
      },
      keyboard: async (person) => {
        await goTo(person, `${words.parts.addSection}: Gal`)
        await writeTitle(person)
        await person.paste({ files: photos })
      },
      isDone: (text) => {
        const { gallery = {} } = sectionsOf(text)
        const files = (gallery.items ?? []).map(({ file }) => file)
        return gallery.enabled === undefined && /^\.\/images\/courtyard.*door/.test(files.join()) && files.length === 6
      },
    },
    {
      name: 'a price list of five rows is added, written in three languages and shown',
      actions: { pointer: 7, keyboard: 8, goal: 12 },
      pointer: async (person) => {
        await person.click(button(words.parts.sections))
        await person.click(sectionKind('prices'))
        await writePrices(person)
        await person.click(button(words.parts.show))
      },
      keyboard: async (person) => {
        await goTo(person, `${words.parts.addSection}: Pric`)
        await writePrices(person)
        await goTo(person, `${words.parts.show}: Baths`)
      },
      isDone: (text) => {
        const { prices = {} } = sectionsOf(text)
        const rows = (prices.items ?? []).map(({ title, amount }) => `${title?.en} ${amount}`)
        return prices.enabled === undefined && rows.join() === 'B1en 150,B2en 250,B3en 350,B4en 450,B5en 550'
      },
    },
    {
      name: 'two pages of a word processor are pasted into a text',
      actions: { pointer: 2, keyboard: 3, goal: 3 },
      pointer: async (person) => {
        await person.click(inPage('#ramadan p'))
        await writes(person)
        await person.paste(twoPages)
      },
      keyboard: async (person) => {
        await goTo(person, 'dinner is served')
        await writes(person)
        await person.paste(twoPages)
      },
      isDone: (text) => {
        const written = sectionsOf(text).ramadan?.text?.en ?? ''
        return written.includes('The classes begin') && written.split(pastedPage.slice(3)).length === 5
      },
    },
    {
      name: 'a phone number is changed everywhere',
      actions: { pointer: 5, keyboard: 6, goal: 6 },
      pointer: async (person) => {
        await person.click(bar('.page-button'))
        await person.click(`document.querySelector('.page-picker [data-page=contact]')`)
        await person.click(textInPage(oldPhone))
        await writes(person)
        await person.key('Control+a')
        await person.type(newPhone)
        await person.click(button(words.changeElsewhere))
      },
      keyboard: async (person) => {
        await goTo(person, '000 167')
        await writes(person)
        await person.type('000 200')
        await person.sees(button(words.changeElsewhere))
        for (let tab = 0; tab < 3; tab++) await person.key('Tab')
        await person.key('Enter')
      },
      // Saved while it was typed, it was a number for a moment, and has stayed between quotes.
      isDone: (text, site) => text.replaceAll(`"${newPhone}"`, newPhone) === site.text.replaceAll(oldPhone, newPhone),
    },
    {
      name: 'a sentence is reworded',
      actions: { pointer: 1, keyboard: 2, goal: 2 },
      pointer: async (person) => {
        await person.click(inPage('h1'))
        await writes(person)
        await person.type('very ')
      },
      keyboard: async (person) => {
        await goTo(person, 'a blue door')
        await writes(person)
        await person.type('a very blue door')
      },
      isDone: (text, site) => {
        const [before, after] = [site.text.split('\n'), text.split('\n')]
        const changed = after.filter((line, index) => line !== before[index])
        return changed.length === 1 && /very /.test(changed[0] ?? '')
      },
    },
    {
      name: 'a service is added, written in three languages and switched on',
      actions: { pointer: 6, keyboard: 5, goal: 12 },
      pointer: async (person) => {
        await person.click(button(words.parts.sections))
        await person.choose(selectAfter(words.form.where), 'Services')
        await person.click(selectAfter(words.parts.pageName))
        await person.type('Bread')
        await person.click(`document.querySelector('.new-page [type=submit]')`)
        await writeAll(person, 3)
        await person.click(button(words.parts.switchOn))
      },
      keyboard: async (person) => {
        await goTo(person, `${words.parts.newPage}: Serv`)
        await person.type('Bread')
        await person.key('Enter')
        await writeAll(person, 3)
        await goTo(person, words.parts.switchOn)
      },
      isDone: (text) => {
        const { bread } = of(text).services ?? {}
        return bread !== undefined && !('enabled' in bread) && !JSON.stringify(bread).includes('TODO')
      },
    },
    {
      name: 'a photo is swapped',
      actions: { pointer: 3, keyboard: 3, goal: 3 },
      pointer: async (person) => {
        await person.click(inPage(`img[alt="${alt}"]`))
        await person.chooseFile(card('.picture input[type=file]'), photo)
      },
      keyboard: async (person) => {
        await goTo(person, 'a clay pot')
        await writes(person)
        await person.paste({ files: [photo] })
      },
      isDone: (text, site) => text !== site.text && text.includes('./images/our-terrace'),
    },
    {
      name: 'the first 20 texts are written in a fourth language',
      actions: { pointer: 3 + byPointer, keyboard: 22, goal: 24 },
      pointer: async (person) => {
        await person.click(button(words.texts))
        await person.click(selectAfter(words.parts.newLanguage))
        await person.type('French')
        await person.click(`document.querySelector('.languages [type=submit]')`)
        await translate(person, byPointer)
      },
      keyboard: async (person) => {
        await goTo(person, 'french')
        await translate(person, 20)
      },
      isDone: (text) =>
        [byPointer, 20].includes(text.match(/^ +fr: T\d+\.$/gm)?.length ?? 0) && of(text).locales.fr?.draft === true,
    },
    {
      name: 'what the check says is corrected: one mistake by hand, one by its button',
      actions: { pointer: 4, keyboard: 7, goal: 7 },
      from: [
        [`en: ${heading}`, 'en: ""'],
        ['en: See the rooms', 'en: See the  rooms'],
      ],
      pointer: async (person) => {
        await person.click(bar('[data-severity]'))
        await person.click(`document.querySelector('.problems .link-button')`)
        await writes(person)
        await person.type(heading)
        await until(() => person.browser.read(`!document.querySelector('[data-severity=error]')`), 'no mistake is left')
        await person.click(bar('[data-severity]'))
        await person.click(`document.querySelector('.problems').querySelector(':scope button:not(.link-button)')`)
      },
      keyboard: async (person) => {
        await goTo(person, words.problems)
        await person.key('Enter')
        await writes(person)
        await person.type(heading)
        await until(() => person.browser.read(`!document.querySelector('[data-severity=error]')`), 'no mistake is left')
        await goTo(person, words.problems)
        await person.key('Tab')
        await person.key('Enter')
      },
      isDone: (text, site) => text.replace('en: "A quiet', 'en: A quiet').replace('door"', 'door') === site.text,
    },
    {
      name: 'what has changed is published',
      actions: { pointer: 2, keyboard: 3, goal: 3 },
      from: [['en: See the rooms', 'en: See all rooms']],
      pointer: async (person) => {
        await person.click(bar('.primary'))
        await person.click(`document.querySelector('.publish-form [type=submit]')`)
      },
      keyboard: async (person) => {
        await goTo(person, words.publish.title)
        await until(() => person.browser.read(`document.activeElement?.matches('.publish-form textarea')`), 'the note')
        await person.key('Control+Enter')
      },
      isDone: (_text, { git }) =>
        git('log', '--oneline').split('\n').length === 4 &&
        git('status', '--porcelain', '--', 'site.config.yaml') === '',
    },
    {
      name: 'two write the same text: both versions are shown, and one is taken',
      actions: { pointer: 2, keyboard: 5, goal: 5 },
      pointer: async (person, site) => {
        await person.click(inPage('h1'))
        await writes(person)
        await writeBoth(person, site)
        await person.click(button(words.takeMine))
      },
      keyboard: async (person, site) => {
        await goTo(person, heading)
        await writes(person)
        await writeBoth(person, site)
        await person.key('Tab')
        await person.key('Tab')
        await person.key('Enter')
      },
      isDone: (text) => text.includes('Ours: ') && !text.includes('others call'),
    },
    {
      name: 'questions are added above the closing',
      actions: { pointer: 2, keyboard: 2, goal: 4 },
      pointer: async (person) => {
        await person.click(button(words.parts.sections))
        await person.click(sectionKind('questions'))
      },
      keyboard: async (person) => {
        await goTo(person, `${words.parts.addSection}: Q`)
        await writes(person)
      },
      isDone: (text, site) => {
        const order = (at: string) => Object.keys(of(at).pages.home?.sections ?? {})
        return order(text).join() === order(site.text).toSpliced(-1, 0, 'questions').join()
      },
    },
    {
      name: 'one of the changes since the last publication is taken back',
      actions: { pointer: 2, keyboard: 4, goal: 4 },
      from: [
        ['en: See the rooms', 'en: See all rooms'],
        ['en: In Ramadan', 'en: During Ramadan'],
      ],
      pointer: async (person) => {
        await person.click(bar('.primary'))
        await person.click(`document.querySelector('.changes li button')`)
      },
      keyboard: async (person, site) => {
        // A picture that another journey has added, and this text does not show, would be offered to be removed.
        site.git('clean', '-fdq', 'images')
        await goTo(person, words.publish.title)
        await until(() => person.browser.read(`document.activeElement?.matches('.publish-form textarea')`), 'the note')
        await until(() => person.browser.read(`document.querySelector('.changes li button') !== null`), 'the changes')
        await person.key('Shift+Tab')
        await person.key('Enter')
      },
      isDone: (text) => text.includes('See all rooms') !== text.includes('During Ramadan'),
    },
    {
      name: 'what a text said before it was published is brought back',
      actions: { pointer: 3, keyboard: 8, goal: 8 },
      pointer: async (person) => {
        await person.click(inPage('h1'))
        await person.click(`${card('.earlier')}.querySelector('summary')`)
        await person.click(`${card('.earlier')}.querySelector('button')`)
      },
      keyboard: async (person) => {
        await goTo(person, heading)
        await writes(person)
        for (let tabs = 0; tabs < 9; tabs++) {
          if (await person.browser.read(`document.activeElement.parentElement.matches('.earlier')`)) break
          await person.key('Tab')
        }
        await person.key('Enter')
        await person.sees(`${card('.earlier')}.querySelector('button')`)
        await person.key('Tab')
        await person.key('Enter')
      },
      isDone: (text) => text.includes(headingBefore),
    },
  ]
}
