import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type RunningCommand, startCommand } from '../../browser/running-command.ts'
import { writeReceiversSite } from '../../receivers/receivers-site.ts'
import { inFolder, quick, run, type TemporaryFolder, temporaryFolder } from '../../site/command.ts'

let folder: TemporaryFolder
let running: RunningCommand
beforeAll(async () => {
  folder = await temporaryFolder()
  const config = await writeReceiversSite(folder.path, ['formspree', 'netlify', 'resend'])
  const { output } = await run(['build', '--config', config, ...inFolder(folder.path), ...quick])
  expect(output).not.toContain('error')
  running = await startCommand(['preview', '--out', join(folder.path, 'site')])
})
afterAll(async () => {
  running.stop()
  await folder.remove()
})

test('a preview says of each form whether what is sent from here arrives at a service', async () => {
  await expect.poll(() => running.output()).toContain('"resend"')
  expect(running.output().replace(running.address, '')).toMatchInlineSnapshot(`
    "/
    The form "formspree" sends to formspree.io: what you send from here arrives there.
    The form "netlify" works for real once the site is published; what you send from here stays here, in leads.jsonl.
    The form "resend" works for real once the site is published; what you send from here stays here, in leads.jsonl.
    "
  `)
})

test('a preview stands in for Netlify, at the address of a page, and for the function that sends e-mails', async () => {
  const names = ['conversion_type', 'conversion_id', 'timestamp', 'locale', 'page_url', 'user_agent', 'post']
  const lead = { name: ' ', ...Object.fromEntries(names.map((name) => [name, '2026-03-02'])) }
  const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' }
  const netlify = new URLSearchParams({ 'form-name': 'anfrage', ...lead, conversion_type: 'netlify' })
  const posted = await fetch(`${running.address}/`, { method: 'POST', headers, body: netlify })
  // Nothing is kept of a test: the name is missing.
  expect(await posted.json()).toEqual({ ok: false, error: 'Missing: name' })
  expect((await fetch(`${running.address}/`)).headers.get('content-type')).toContain('text/html')
  const body = JSON.stringify({ ...lead, conversion_type: 'resend' })
  const mailed = await fetch(`${running.address}/api/lead/resend`, {
    ...{ method: 'POST', headers: { 'content-type': 'application/json' }, body },
  })
  expect(await mailed.json()).toEqual({ ok: false, error: 'Missing: name' })
})
