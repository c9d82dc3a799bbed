import { spawn } from 'node:child_process'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { chromiumFlags, ensureChromium } from '../browser/chromium.ts'
import { ownCommand } from './generators.ts'
import type { Wait } from './results.ts'
import { readShippedConfig } from './synthetic-config.ts'

const rounds = 5

/** The milliseconds from saving the configuration to the new text in the open page, with the command `dev`. */
export async function measureDevUpdate(cwd: string): Promise<Wait> {
  const folder = await mkdtemp(join(cwd, 'dev-'))
  const config = join(cwd, 'dev.config.yaml')
  await copyFile(join(cwd, 'site.config.yaml'), config)
  const text = await readFile(config, 'utf8')
  const title = await homeTitle()
  const [program = '', ...main] = ownCommand
  const options = ['--config', config, '--generated', folder, '--port', '0']
  // The site's own kinds are those of this project.
  const env = { ...process.env, SITE_GENERATOR_TRUST_KINDS: '1' }
  const server = spawn(program, [...main, 'dev', ...options], { cwd, env })
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: chromiumFlags })
  try {
    const page = await browser.newPage()
    await page.goto(`${await addressOf(server.stdout)}/pt/`)
    await page.waitForLoadState('networkidle')
    const milliseconds: number[] = []
    for (let round = 1; round <= rounds; round++) {
      const changed = `${title} ${round}`
      const start = performance.now()
      await writeFile(config, text.replace(title, changed))
      await page.waitForFunction((wanted) => document.querySelector('h1')?.textContent === wanted, changed, {
        polling: 'raf',
      })
      milliseconds.push(performance.now() - start)
    }
    return { name: 'dev: from saving the YAML to the new text in the open page', milliseconds }
  } finally {
    await browser.close()
    server.kill()
    await rm(folder, { recursive: true, force: true })
    await rm(config, { force: true })
  }
}

async function homeTitle(): Promise<string> {
  const { pages } = (await readShippedConfig()) as {
    pages: { home: { sections: { opening: { title: { pt: string } } } } }
  }
  return pages.home.sections.opening.title.pt
}

function addressOf(output: NodeJS.ReadableStream): Promise<string> {
  return new Promise((resolve) => {
    let said = ''
    output.on('data', (chunk) => {
      said += chunk
      const address = /(http:\/\/localhost:\d+)\/\n/.exec(said)?.[1]
      if (address) resolve(address)
    })
  })
}
