import { mkdir } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { expect as baseExpect, chromium, type Locator, type Page } from '@playwright/test'
import sharp from 'sharp'
import { kindNames } from '../../../schema/kind-names.ts'
import { loadWords } from '../../../src/edit/words/use-words.ts'
import { siteTexts } from '../../site/site-texts.ts'
import { chromiumFlags, ensureChromium } from '../chromium.ts'
import { editedSite } from '../editor/edited-site.ts'

const folder = fileURLToPath(new URL('../../../schema/demo/', import.meta.url))
/** A busy machine takes its time: only what is seen is timed. */
const expect = baseExpect.configure({ timeout: 60_000 })
const viewport = { width: 1200, height: 750 }

/** A picture of the demonstration, and how long it is seen, in milliseconds. */
interface Frame {
  readonly picture: Buffer
  readonly time: number
}

/** What is typed as the new heading of the first page. */
const headings = {
  en: 'Ready for the inspector, any day',
  pt: 'Pronta para a vigilância, sempre',
  es: 'Lista para la inspección',
}

/** Records a minute of the real editor for the guides and the README: a text, a section, the look, search results, what is published. */
async function record(language: keyof typeof headings): Promise<void> {
  const words = (await loadWords(language))?.words
  if (!words) throw new Error(`The editor does not speak "${language}"`)
  const site = await editedSite(await siteTexts.shipped(), { isPublished: true })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  const frames: Frame[] = []
  try {
    const page = await browser.newPage({ viewport, locale: language, colorScheme: 'light', reducedMotion: 'reduce' })
    const show = async (time: number) => void frames.push({ picture: await page.screenshot(), time })
    const press = async (target: Locator) => {
      await target.scrollIntoViewIfNeeded()
      await point(page, target)
      await show(900)
      await target.click()
    }
    const view = (name: string) => page.getByRole('button', { name, exact: true }).first()
    const card = page.getByRole('complementary')
    const frame = await site.open(page)
    await page.getByRole('group', { name: words.language }).getByText(language, { exact: true }).click()
    await expect(frame.locator('h1')).toBeVisible()
    await show(2500)

    await press(frame.locator('h1'))
    await show(2500)
    const field = card.getByRole('textbox').nth(['pt', 'es', 'en'].indexOf(language))
    const heading = headings[language]
    for (const share of [0.3, 0.65, 1]) {
      await field.fill(heading.slice(0, heading.length * share))
      await show(800)
    }
    await expect(page.getByText(words.saved)).toBeVisible()
    await expect.poll(() => site.read()).toContain(heading)
    await show(3000)

    await press(view(words.texts))
    await show(4000)

    await press(view(words.parts.sections))
    await show(2500)
    const kind = page.getByRole('button', { name: new RegExp(`^${kindNames.questions[language].name}`) })
    await press(kind)
    await expect(card.getByRole('heading').first()).toContainText(kindNames.questions[language].name)
    await expect(page.getByText(words.saved)).toBeVisible()
    await show(4000)

    await press(view(words.look.title))
    await expect(frame.locator('h1')).toBeVisible()
    await show(2500)
    await press(page.getByRole('radio').nth(2).locator('..'))
    await expect(page.getByText(words.saved)).toBeVisible()
    await page.waitForTimeout(1500)
    await show(4000)

    await press(view(words.found.title))
    const shared = page.locator('.chat-card img')
    await expect
      .poll(() => shared.evaluate((image) => (image as HTMLImageElement).naturalWidth), { timeout: 30_000 })
      .toBe(1200)
    await page.waitForTimeout(500)
    await show(5000)

    await press(page.getByRole('button', { name: new RegExp(`^${words.publish.button}`) }).first())
    await expect(page.locator('main h2')).toBeVisible()
    await page.waitForTimeout(1000)
    await show(6000)
  } finally {
    await browser.close()
    await site.stop()
  }
  await write(frames, `${folder}editor.${language}.webp`)
}

/** Shows where the pointer is. */
async function point(page: Page, target: Locator): Promise<void> {
  const box = await target.boundingBox()
  await page.evaluate(
    ([x, y]) => {
      const dot = document.getElementById('pointer') ?? document.body.appendChild(document.createElement('div'))
      dot.id = 'pointer'
      Object.assign(dot.style, {
        position: 'fixed',
        left: `${x - 14}px`,
        top: `${y - 14}px`,
        width: '28px',
        height: '28px',
        borderRadius: '50%',
        background: 'rgb(29 79 215 / 35%)',
        border: '2px solid #1d4fd7',
        pointerEvents: 'none',
        zIndex: '9',
      })
    },
    [(box?.x ?? 0) + Math.min(box?.width ?? 0, 160) / 2, (box?.y ?? 0) + (box?.height ?? 0) / 2] as const,
  )
}

async function write(frames: readonly Frame[], path: string): Promise<void> {
  const pictures = await Promise.all(
    frames.map(({ picture }) => sharp(picture).resize({ width: 900 }).removeAlpha().png().toBuffer()),
  )
  await mkdir(folder, { recursive: true })
  await sharp(pictures, { join: { animated: true } })
    .webp({ quality: 60, effort: 5, loop: 0, delay: frames.map(({ time }) => time) })
    .toFile(path)
}

/** Those that are named, or all. */
const wanted = process.argv.slice(2)
for (const language of Object.keys(headings) as (keyof typeof headings)[])
  if (wanted.length === 0 || wanted.includes(language)) await record(language)
