import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { netlifyForms } from '../../receivers/form-services.ts'
import { type captchas, type FormKey, writeReceiversSite } from '../../receivers/receivers-site.ts'
import { call, inFolder, quick, run, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

let folder: TemporaryFolder
beforeAll(async () => {
  folder = await temporaryFolder()
})
afterAll(() => folder.remove())

/** Builds a site with some forms, once. Returns its folder. */
const built = new Map<string, Promise<string>>()
function siteWith(...keys: (FormKey | keyof typeof captchas)[]): Promise<string> {
  const name = keys.join('-')
  const site = built.get(name) ?? build(name, keys)
  built.set(name, site)
  return site
}

async function build(name: string, keys: Parameters<typeof writeReceiversSite>[1]): Promise<string> {
  const own = join(folder.path, name)
  const config = await writeReceiversSite(own, keys)
  expect(await run(['build', '--config', config, ...inFolder(own), ...quick])).toMatchObject({ exitCode: 0 })
  return join(own, 'site')
}

async function exported(out: string, host: string, language = 'en') {
  const to = join(out, '..', host)
  const { exitCode, output } = await call(['export', '--host', host, '--out', out, '--to', to, '--lang', language])
  return { exitCode, output: output.replaceAll(to, 'public').trim(), to }
}

test('a site whose form becomes an e-mail is exported with the function that sends it, and says what that needs', async () => {
  const site = await siteWith('resend')
  for (const [host, file] of [
    ['netlify', 'netlify/functions/lead.mjs'],
    ['vercel', 'api/lead/[form].mjs'],
    ['cloudflare', '_worker.js'],
  ] as const) {
    const { output, to } = await exported(site, host)
    expect(output).toContain('set the environment variable RESEND_API_KEY')
    expect(await readFile(join(to, file), 'utf8')).toContain('"/api/lead/resend": {')
  }
  expect((await exported(site, 'netlify')).output).toMatchInlineSnapshot(`
    "public is ready for netlify
    The form sends no e-mails until the host has the key of your e-mail service: set the environment variable RESEND_API_KEY in its settings.
    Upload the function along: npx netlify deploy --prod --dir public --functions public/netlify/functions"
  `)
  expect((await exported(site, 'vercel', 'pt')).output).toMatchInlineSnapshot(`
    "public está pronta para vercel
    O formulário não envia e-mails enquanto a hospedagem não tiver a chave do seu serviço de e-mail: defina a variável de ambiente RESEND_API_KEY nas configurações dela."
  `)
})

test('Cloudflare asks the function for the addresses of forms, and for no page', async () => {
  const { to } = await exported(await siteWith('resend'), 'cloudflare')
  expect(JSON.parse(await readFile(join(to, '_routes.json'), 'utf8'))).toEqual({
    version: 1,
    include: ['/api/lead/*'],
    exclude: [],
  })
})

test('a form that asks whether a person writes needs the secret of that service as well', async () => {
  const { output } = await exported(await siteWith('turnstile'), 'netlify')
  expect(output).toContain('set the environment variable RESEND_API_KEY and TURNSTILE_SECRET_KEY')
})

test('no host shows the mailboxes to visitors', async () => {
  const site = await siteWith('resend')
  const { to } = await exported(site, 'netlify')
  expect(await readFile(join(to, '_redirects'), 'utf8')).toMatch(/^\/netlify\/\* \/404\.html 404!$/m)
  const files = (await readdir(site, { recursive: true })).filter((file) => /\.(html|json|js)$/.test(file))
  for (const file of files) expect(await readFile(join(site, file), 'utf8')).not.toContain('a@example.com')
})

test.each(['github-pages', 'apache'])('a form that becomes an e-mail is refused for %s', async (host) => {
  expect(await exported(await siteWith('resend'), host)).toMatchObject({
    exitCode: 1,
    output: expect.stringContaining(`works only at netlify, cloudflare, vercel, not at ${host}`),
  })
})

test('a form that Netlify receives is refused for every other host', async () => {
  const site = await siteWith('netlify', 'formspree')
  for (const host of ['vercel', 'cloudflare', 'github-pages', 'apache'])
    expect(await exported(site, host)).toMatchObject({ exitCode: 1 })
  expect((await exported(site, 'vercel')).output).toMatchInlineSnapshot(`
    "What visitors write in the form "netlify" would be lost: its receiver works only at netlify, not at vercel.
    Export the site for it, or name another receiver below "forms: netlify: deliver:"."
  `)
  expect((await exported(site, 'vercel', 'pt')).output).toMatchInlineSnapshot(`
    "O que os visitantes escreverem no formulário "netlify" se perderia: quem o recebe só funciona em netlify, não em vercel.
    Exporte o site para essa hospedagem ou indique outro receptor em "forms: netlify: deliver:"."
  `)
})

test('Netlify finds each form once, with all that the site sends', async () => {
  const { to, output } = await exported(await siteWith('netlify', 'formspree'), 'netlify')
  expect(output).toMatchInlineSnapshot(`"public is ready for netlify"`)
  const document = await readFile(join(to, 'forms.html'), 'utf8')
  expect(document).toMatchInlineSnapshot(`
    "<!doctype html>
    <html lang="en">
    <head><meta charset="utf-8"><meta name="robots" content="noindex"><title>Forms</title></head>
    <body>
    <form name="anfrage" method="post" data-netlify="true" netlify-honeypot="topic" hidden>
    <input type="hidden" name="form-name" value="anfrage">
    <input type="text" name="name">
    <input type="email" name="post">
    <textarea name="nachricht"></textarea>
    <input type="file" name="plan">
    <input type="text" name="email">
    <input type="text" name="conversion_type">
    <input type="text" name="conversion_id">
    <input type="text" name="timestamp">
    <input type="text" name="locale">
    <input type="text" name="page_url">
    <input type="text" name="user_agent">
    <input type="text" name="topic">
    </form>
    </body>
    </html>
    "
  `)
  const pages = (await readdir(to, { recursive: true })).filter((file) => file.endsWith('.html'))
  const texts = await Promise.all(pages.map((file) => readFile(join(to, file), 'utf8')))
  expect(texts.filter((text) => text.includes('data-netlify'))).toHaveLength(1)
  const body = 'form-name=anfrage&name=Ana&post=a%40b.example&email=a%40b.example&conversion_id=1&other=x'
  const asked = { host: '', path: '/', method: 'POST', accept: '', type: 'application/x-www-form-urlencoded', body }
  expect(netlifyForms(texts).handle(asked).lead).toEqual({
    ...{ name: 'Ana', post: 'a@b.example', email: 'a@b.example', conversion_id: '1' },
  })
})
