import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { build as bundle } from 'rolldown'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishSwitch } from '../../generator/output/switch-folders.ts'
import { inFolder, quick, root, run, type TemporaryFolder, temporaryFolder } from './command.ts'
import { digests } from './files.ts'
import { siteTexts, writeConfig } from './site-texts.ts'
import { isThorough } from './thorough.ts'

let folder: TemporaryFolder
/** The texts of two configurations, the site of each, which is kept in a folder of its number, and how many files a build writes. */
let configs: readonly [string, string]
const built: Record<string, string>[] = []
let files: number

const at = (path: string) => join(folder.path, path)
const args = () => ['build', '--config', at('site.config.yaml'), ...inFolder(folder.path), ...quick]

/**
 * Ends the process before one of its calls that change the disk, counted from the first file on, or from the switch on ("switch 3"). Tells
 * how many there were before the switch.
 */
const killing = `
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const [from, number] = process.env.KILL_AT.split(' ')
const starts = { file: /\\.staging-/, switch: /\\.switch\\.draft/ }
const counts = {}
for (const name of ['writeFileSync', 'linkSync', 'renameSync', 'rmSync', 'mkdirSync', 'copyFileSync']) {
  const call = fs[name]
  fs[name] = (...args) => {
    for (const start of Object.keys(starts)) {
      if (counts[start] === undefined && !args.some((arg) => starts[start].test(String(arg)))) continue
      if (start === 'switch' && !counts.switch) console.log('files: ' + counts.file)
      counts[start] = (counts[start] || 0) + 1
      if (start === from && counts[start] === Number(number)) process.kill(process.pid, 'SIGKILL')
    }
    return call(...args)
  }
}
syncBuiltinESMExports()
`

/** Keeps a process from ending a build: what it writes from the first staged page on it writes, but it never gets to the switch. */
const waiting = `
const fs = require('node:fs')
const { syncBuiltinESMExports } = require('node:module')
const call = fs.promises.readFile
fs.promises.readFile = async (path, ...rest) => {
  if (/\\.staging-/.test(String(path))) await new Promise((done) => setTimeout(done, 600_000))
  return call(path, ...rest)
}
syncBuiltinESMExports()
`

async function build(text: string, killAt = 'never') {
  await writeFile(at('site.config.yaml'), text)
  return run([...args(), '--out', at('built/site')], {
    NODE_OPTIONS: `--require ${at('killing.cjs')}`,
    KILL_AT: killAt,
  })
}

/** Switches from one site to the other as a build does, but without making it. */
const switching = `
import { switchFolders } from ${JSON.stringify(join(root, 'generator/output/switch-folders.ts'))}
switchFolders(JSON.parse(process.argv[2]))
`

/** Puts the site of a number in its place, and ends before a step of the switch. Returns the exit code. */
async function switchTo(index: number, killAt: string): Promise<number | null> {
  const folders = ['site', 'site-hosts'].map((name) => ({
    folder: at(`built/${name}`),
    staging: at(`built/${name}.staging-0`),
  }))
  for (const { folder, staging } of folders) {
    await rm(staging, { recursive: true, force: true })
    await cp(folder.replace(at('built'), at(`${index}`)), staging, { recursive: true })
  }
  const script = ['--require', at('killing.cjs'), at('switching.bundle.mjs'), JSON.stringify(folders)]
  const child = spawn(process.execPath, script, { cwd: root, env: { ...process.env, KILL_AT: killAt } })
  const [exitCode] = await once(child, 'close')
  return exitCode
}

beforeAll(async () => {
  folder = await temporaryFolder()
  await mkdir(at('built'))
  await writeFile(at('killing.cjs'), killing)
  const small = await siteTexts.fourth()
  await writeConfig(small, folder.path)
  configs = [small.text, small.text.replaceAll('Ahorn', 'Ulme')]
  await writeFile(at('switching.mjs'), switching)
  // Each step of the switch has a process of its own: so they start at once.
  await bundle({
    ...{ cwd: root, input: at('switching.mjs'), platform: 'node', logLevel: 'silent' },
    transform: {
      define: { 'import.meta.url': JSON.stringify(pathToFileURL(join(root, 'generator/lib/files/paths.ts'))) },
    },
    output: { file: at('switching.bundle.mjs') },
  })
  for (const [index, text] of configs.entries()) {
    const { exitCode, output } = await build(text)
    expect(exitCode).toBe(0)
    files = Number(/files: (\d+)/.exec(output)?.[1])
    built.push(await digests(at('built')))
    await cp(at('built'), at(`${index}`), { recursive: true })
  }
  expect(built[0]).not.toEqual(built[1])
}, 120_000)
afterAll(() => folder.remove())

/** How many builds are killed while they write files; `KILLS` tries more. While folders are switched, one is killed before each step. */
const whileWriting = Number(process.env.KILLS ?? (isThorough ? 7 : 3))

/** How long all of them may take: the machine may be slow. */
const patience = 60_000 * (8 + whileWriting)

/** More steps than a switch has: one that is to be killed before one of the rest ends. */
const moreThanSteps = 20

test('a build that is killed leaves the old site or the new one, each with its files for hosts', {
  timeout: patience,
}, async () => {
  const kills = [
    ...Array.from({ length: whileWriting }, (_, index) => `file ${1 + Math.floor((index * files) / whileWriting)}`),
    ...Array.from({ length: moreThanSteps }, (_, index) => `switch ${index + 1}`),
  ]
  let now = 1
  const outcomes: string[] = []
  for (const kill of kills) {
    const isSwitch = kill.startsWith('switch')
    const exitCode = isSwitch ? await switchTo(1 - now, kill) : (await build(configs[1 - now] as string, kill)).exitCode
    if (exitCode === 0 && isSwitch) {
      now = 1 - now
      break
    }
    expect(exitCode, kill).toBe(null)
    // Also before anybody has finished the switch.
    const served = await digests(at('built/site')).catch(() => ({}))
    expect([{}, ...built.map(siteIn)], `served after a kill at ${kill} of ${files}`).toContainEqual(served)
    finishSwitch(at('built/site'))
    const left = JSON.stringify(await finished())
    const index = built.findIndex((whole) => JSON.stringify(whole) === left)
    expect(index, `left after a kill at ${kill} of ${files}`).not.toBe(-1)
    outcomes.push(index === now ? 'old' : 'new')
    now = index
  }
  expect(new Set(outcomes)).toEqual(new Set(['old', 'new']))
  expect(outcomes.length, 'kills').toBeGreaterThan(whileWriting + 5)
  expect((await build(configs[1 - now] as string)).exitCode).toBe(0)
  expect(await digests(at('built'))).toEqual(built[1 - now])
  expect((await readdir(at('built'))).sort()).toEqual(['site', 'site-hosts'])
})

test('an export finishes what a killed build has left, and reads that', async () => {
  for (const index of [0, 1]) {
    // Between the site and its files for hosts.
    expect((await build(configs[index] as string, 'switch 5')).exitCode).toBe(null)
    const exported = ['export', '--host', 'apache', '--out', at('built/site'), '--to', at('public')]
    expect((await run(exported)).exitCode).toBe(0)
    expect(await digests(at('public'))).toMatchObject(siteIn(built[index] ?? {}))
    expect(await finished()).toEqual(built[index])
  }
}, 60_000)

test.each(['SIGTERM', 'SIGINT'] as const)(
  'a build that %s ends leaves nothing of what it has staged',
  async (signal) => {
    const process = await stagingBuild()
    process.kill(signal)
    expect(await once(process, 'exit')).toEqual([null, signal])
    expect(await stagings()).toEqual([])
  },
  60_000,
)

test('what a killed build has staged, the next command of any kind removes; what one that goes on has staged stays', async () => {
  const process = await stagingBuild()
  expect((await run(['check', '--config', at('site.config.yaml')])).exitCode).toBe(0)
  expect((await stagings()).length).toBeGreaterThan(0)
  process.kill('SIGKILL')
  await once(process, 'exit')
  expect((await stagings()).length).toBeGreaterThan(0)
  expect((await run(['check', '--config', at('site.config.yaml')])).exitCode).toBe(0)
  expect(await stagings()).toEqual([])
}, 60_000)

/** A build that waits for ever once it has staged its first files. */
async function stagingBuild(): Promise<ChildProcess> {
  await writeFile(at('site.config.yaml'), configs[0])
  await writeFile(at('waiting.cjs'), waiting)
  const { execPath, env } = globalThis.process
  const places = ['--config', at('site.config.yaml'), '--out', at('built/site'), '--generated', at('generated')]
  // What is compressed is read from what was staged.
  const options = ['--host', 'nginx', '--no-share-images']
  const process = spawn(execPath, [resolve('generator/main.mjs'), 'build', ...places, ...options], {
    env: { ...env, NODE_OPTIONS: `--require ${at('waiting.cjs')}` },
    stdio: 'ignore',
  })
  await expect.poll(async () => (await stagings()).length, { timeout: 30_000 }).toBeGreaterThan(0)
  return process
}

/** What stands beside the site and its files for hosts. */
async function stagings(): Promise<string[]> {
  return (await readdir(at('built'))).filter((name) => name.includes('.staging-'))
}

/** The files of the site and for hosts, without what lies beside them. */
async function finished(): Promise<Record<string, string>> {
  const files = Object.entries(await digests(at('built')))
  return Object.fromEntries(files.filter(([path]) => /^site(-hosts)?\//.test(path)))
}

/** The files of the site alone. */
function siteIn(files: Readonly<Record<string, string>>): Record<string, string> {
  const found = Object.entries(files).filter(([path]) => path.startsWith('site/'))
  return Object.fromEntries(found.map(([path, digest]) => [path.slice('site/'.length), digest]))
}
