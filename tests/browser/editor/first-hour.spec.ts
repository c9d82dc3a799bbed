import { execFileSync } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { devNull } from 'node:os'
import { join } from 'node:path'
import { expect, type Page, test } from '@playwright/test'
import sharp from 'sharp'
import { parse } from 'yaml'
import { button, type GivenFile, inPage, Person, textInPage, until } from '../../edit/person.ts'
import { temporaryFolder } from '../../site/command.ts'
import { startCommand } from '../running-command.ts'

test.use({ locale: 'en-GB', actionTimeout: 60_000 })
test.setTimeout(600_000)

// As on a machine where nobody has told git who publishes.
test.beforeAll(() => void Object.assign(process.env, { GIT_CONFIG_GLOBAL: devNull, GIT_CONFIG_NOSYSTEM: '1' }))

const question = (name: string) => `document.querySelector('[data-question=${name}]')`
const goOn = `document.querySelector('button.primary')`
const field = (label: string) =>
  `[...document.querySelectorAll('label')].find(({ textContent }) => textContent.startsWith(${JSON.stringify(label)}))?.control`
const colourCode = (label: string) => field(`${label}: `)

async function photo(name: string, background: string): Promise<GivenFile> {
  const create = { width: 1200, height: 800, channels: 3 as const, background }
  return { name, type: 'image/jpeg', bytes: await sharp({ create }).jpeg({ quality: 40 }).toBuffer() }
}

for (const [width, by] of [
  [1440, 'pointer'],
  [390, 'pointer'],
  [1440, 'keyboard'],
] as const)
  test(`from the welcome to a published site of five pages, by ${by} at ${width} px, in at most 40 actions beside the words`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const folder = await temporaryFolder()
    const welcome = await startCommand(['new', '--no-open'], '0', folder.path)
    try {
      const person = new Person(drive(page))
      await page.goto(welcome.opening)
      await (by === 'pointer' ? answer : answerByKeys)(person)
      await page.waitForURL((url) => !url.href.startsWith(welcome.address), { timeout: 120_000 })
      await person.sees(inPage('h1'))
      const site = join(folder.path, 'happy-paws')
      const [dog, cat, rita] = [
        await photo('Dog.jpg', '#963'),
        await photo('Cat.jpg', '#369'),
        await photo('Rita.jpg', '#696'),
      ]
      await (by === 'pointer' ? furnish : furnishByKeys)(person, [dog, cat, rita])
      expect(execFileSync('git', ['log', '--format=%an'], { cwd: site }).toString()).toBe('Ada\n')
      const config = parse(await readFile(join(site, 'site.config.yaml'), 'utf8'))
      expect(Object.keys(config.pages)).toEqual(['home', 'services', 'firstVisit', 'about', 'contact', 'legal'])
      expect(config.forms.booking.deliver).toMatchObject({ to: 'email', recipients: ['hello@happy-paws.example'] })
      expect(config).toMatchObject({ site: { name: 'Happy Paws' }, theme: { color: '#7a1f4b', accent: '#0f6e84' } })
      console.info(`First hour at ${width}, by ${by}: ${person.actions}`)
      expect(person.actions).toBeLessThanOrEqual(40)
    } finally {
      welcome.stop()
      await folder.remove()
    }
  })

function drive(page: Page) {
  return {
    open: async (url: string) => void (await page.goto(url)),
    press: (x: number, y: number) => page.mouse.click(x, y),
    key: (chord: string) => page.keyboard.press(chord === ' ' ? 'Space' : chord),
    read: <T>(expression: string) => page.evaluate<T>(expression),
  }
}

/** The seven questions of the welcome. */
async function answer(person: Person): Promise<void> {
  const next = () => person.click(goOn)
  await person.sees(question('name'))
  await person.type('Happy Paws')
  await next()
  await person.sees(question('trade'))
  await person.click(`[...document.querySelectorAll('label')].find(({ textContent }) => /Animals/.test(textContent))`)
  await person.sees(question('country'))
  await next()
  await person.sees(question('languages'))
  await next()
  await person.sees(question('reach'))
  for (const [label, text] of [
    ['Town', 'Leeds'],
    ['Phone', '0113 496 0000'],
    ['E-mail', 'hello@happy-paws.example'],
  ] as const) {
    await person.browser.read(`void ${field(label)}.focus()`)
    await person.type(text)
  }
  await next()
  for (const last of ['logo', 'direction']) {
    await person.sees(question(last))
    await next()
  }
}

async function saved(person: Person): Promise<void> {
  await until(() => person.browser.read(`document.querySelector('[data-status]')?.dataset.status === 'saved'`), 'saved')
}

async function choosePage(person: Person, key: string): Promise<void> {
  await person.click(`document.querySelector('.page-button')`)
  await person.click(`document.querySelector('.page-picker [data-page=${key}]')`)
}

async function rewrite(person: Person, text: string): Promise<void> {
  await person.leap('Control+a')
  await person.type(text)
}

/** Own colours, three photos, prices, hours; then it is published. */
async function furnish(person: Person, [dog, cat, rita]: readonly GivenFile[]): Promise<void> {
  await person.click(button('Look'))
  await person.click(colourCode('Main colour'))
  await rewrite(person, '#7a1f4b')
  await person.click(colourCode('Second colour'))
  await rewrite(person, '#0f6e84')

  await choosePage(person, 'home')
  await person.click(inPage('main img'))
  await person.chooseFile(choosesPicture, dog as GivenFile)
  await sayWhat(person, 'A brown dog in the bath')
  await choosePage(person, 'services')
  await person.click(inPage('main img'))
  await person.chooseFile(choosesPicture, cat as GivenFile)
  await sayWhat(person, 'A cat in a towel')
  for (const [index, amount] of ['35', '42', '55'].entries()) {
    await person.click(`${priceInPage}[${index}]`)
    await rewrites(person, amount)
  }

  await choosePage(person, 'about')
  await person.click(textInPage('Rita'))
  // A phone leaves the page its room while a text is typed there.
  await person.sees(`document.querySelector('aside .card')`)
  if (await person.browser.read(`window.innerWidth < 600`)) await person.click(button('More'))
  await person.chooseFile(choosesPicture, rita as GivenFile)
  await writesIn(person, '.new-picture textarea', 'Rita with a poodle')
  await person.click(button('Put it on the page'))
  await saved(person)

  await person.click(button('Contact and hours'))
  await person.click(`document.querySelector('.hours-table input:not([type=checkbox])')`)
  await rewrite(person, '10:00')
  await saved(person)
  await person.click(button('Publish'))
  await publish(person)
}

const choosesPicture = `document.querySelector('aside .picture input[type=file]')`
const priceInPage = `[...document.querySelector('iframe').contentDocument.querySelectorAll('main .price-amount')]`

/** What a new photo shows, in the place of what was said of the drawing. */
async function sayWhat(person: Person, text: string): Promise<void> {
  await person.sees(
    `[...document.querySelectorAll('[role=status]')].find(({ textContent }) => textContent.startsWith('The new picture is in place'))`,
  )
  await writesIn(person, 'aside textarea', text)
}

async function rewrites(person: Person, text: string): Promise<void> {
  await until(() => person.browser.read(`document.activeElement?.matches('aside textarea')`), 'a field')
  await rewrite(person, text)
  await saved(person)
}

async function writesIn(person: Person, selector: string, text: string): Promise<void> {
  await until(() => person.browser.read(`document.activeElement?.matches(${JSON.stringify(selector)})`), selector)
  await rewrite(person, text)
  await saved(person)
}

/** The first publication begins the history, and asks who it is of where the machine does not know. */
async function publish(person: Person): Promise<void> {
  const press = () => person.click(sendsIt)
  await person.sees(sendsIt)
  await press()
  await person.sees(`document.querySelector('.publish-form fieldset input[name=name]')`)
  await person.browser.read(`void document.querySelector('.publish-form input[name=name]').focus()`)
  await person.type('Ada')
  await person.leap('Tab')
  await person.type('ada@happy-paws.example')
  await press()
  await isPublished(person)
}

const isPublished = (person: Person) =>
  person.sees(
    `[...document.querySelectorAll('.publish p')].find(({ textContent }) => textContent === 'Everything is published.')`,
  )

const sendsIt = `document.querySelector('.publish-form [type=submit]:not([aria-disabled])')`

/** Presses Tab until something has the focus. */
async function tabTo(person: Person, wanted: string, chord: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await until(() => person.browser.read(`Boolean(${wanted})`), wanted)
  for (let presses = 0; presses < 15; presses++) {
    if (await person.browser.read(`document.activeElement === (${wanted})`)) return
    await person.key(chord)
  }
  throw new Error(
    `Tab does not lead to ${wanted}, but to ${await person.browser.read('document.activeElement.outerHTML')}`,
  )
}

async function answerByKeys(person: Person): Promise<void> {
  const next = () => person.key('Enter')
  const hasFocus = (selector: string) =>
    until(() => person.browser.read(`document.activeElement?.matches('${selector}')`), selector)
  await person.sees(question('name'))
  await person.type('Happy Paws')
  await next()
  await hasFocus('[data-question=trade] input')
  await person.key(' ')
  await next()
  for (const kept of ['country', 'languages']) {
    await hasFocus(`[data-question=${kept}] input`)
    await next()
  }
  await hasFocus('[data-question=reach] input')
  for (const text of ['Leeds', '0113 496 0000', 'hello@happy-paws.example']) {
    await person.type(text)
    if (!text.includes('@')) await person.leap('Tab')
  }
  await next()
  await hasFocus('[data-question=logo] input')
  await tabTo(person, goOn)
  await next()
  await hasFocus('[data-question=direction] input')
  await next()
}

/** Goes to something by its name. */
async function goTo(person: Person, name: string): Promise<void> {
  await person.key('Control+k')
  await person.sees(`document.querySelector('dialog[open] input')`)
  await person.type(name)
  await person.sees(
    `[...document.querySelectorAll('dialog[open] [aria-selected=true]')].find(({ textContent }) => textContent.includes(${JSON.stringify(name)}))`,
  )
  await person.key('Enter')
}

/** The same as \`furnish\`, with keys alone: nothing is pointed at, and what is written next is where the focus is. */
async function furnishByKeys(person: Person, [dog, cat, rita]: readonly GivenFile[]): Promise<void> {
  await goTo(person, 'Main colour')
  await tabTo(person, colourCode('Main colour'))
  await rewrite(person, '#7a1f4b')
  await tabTo(person, colourCode('Second colour'))
  await rewrite(person, '#0f6e84')
  await saved(person)
  for (const [shown, file, alt] of [
    ['Picture: Opening, Home', dog, 'A brown dog in the bath'],
    ['Picture: Opening, Care and prices', cat, 'A cat in a towel'],
  ] as const) {
    await goTo(person, shown)
    await tabTo(person, choosesPicture)
    await person.chooseFile(choosesPicture, file as GivenFile)
    await sayWhat(person, alt)
  }
  await goTo(person, 'Bath, small dog')
  await tabTo(person, field('Price'))
  await rewrites(person, '35')
  for (const [was, amount] of [
    ['28', '42'],
    ['38', '55'],
  ] as const) {
    await person.key('Alt+ArrowDown')
    await until(() => person.browser.read(`document.activeElement?.value === '${was}'`), 'the next price')
    await rewrites(person, amount)
  }
  await goTo(person, 'Picture: Rita')
  await tabTo(person, choosesPicture)
  await person.chooseFile(choosesPicture, rita as GivenFile)
  await writesIn(person, '.new-picture textarea', 'Rita with a poodle')
  await tabTo(person, button('Put it on the page'))
  await person.key('Enter')
  await saved(person)

  await goTo(person, 'Opening hours')
  await tabTo(person, `document.querySelector('.hours-table input:not([type=checkbox])')`)
  await rewrite(person, '10:00')
  await saved(person)
  await goTo(person, 'Publish')
  await until(() => person.browser.read(`document.activeElement?.matches('.publish-form textarea')`), 'the note')
  await person.key('Control+Enter')
  await tabTo(person, `document.querySelector('.publish-form fieldset input[name=name]')`)
  await person.type('Ada')
  await person.leap('Tab')
  await person.type('ada@happy-paws.example')
  await person.key('Enter')
  await isPublished(person)
  await until(() => person.browser.read(`document.activeElement?.matches('.outcome')`), 'what came of it has the focus')
}
