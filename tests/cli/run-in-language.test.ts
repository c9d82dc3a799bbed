import { chmod, mkdir, symlink, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import type { Io } from '../../generator/cli/io.ts'
import { runInLanguage } from '../../generator/cli/run-in-language.ts'
import { messageLanguage } from '../../generator/diagnostics/languages.ts'
import { realFolder } from '../../generator/lib/files/paths.ts'
import { temporaryFolder } from '../site/command.ts'

/** Runs a command that tells what it was given, on a computer that speaks English. */
async function told(args: readonly string[]) {
  let err = ''
  const io: Io = { out() {}, err: (text) => (err += text), env: { LC_ALL: 'en_US.UTF-8' }, isTerminal: false }
  const seen: unknown[] = []
  const run = async (rest: readonly string[], { env }: Io) => {
    seen.push({ rest, language: messageLanguage(env) })
    return 0
  }
  const code = await runInLanguage({ name: 'tell', usage: 'tell', options: {}, takesWords: false, run }, args, io)
  return { code, err, seen }
}

test.each([
  [['--lang', 'pt', '--port', '5000'], ['--port', '5000'], 'pt'],
  [['--port', '5000', '--lang=pt'], ['--port', '5000'], 'pt'],
  [['--port', '5000'], ['--port', '5000'], 'en'],
])('given %j, any command gets %j and speaks "%s"', async (args, rest, language) => {
  expect(await told(args)).toEqual({ code: 0, err: '', seen: [{ rest, language }] })
})

test.each([[['--lang', 'fr']], [['--lang=']], [['--lang']]])(
  'a language that there is not is wrong usage: %j',
  async (args) => {
    expect(await told(args)).toMatchObject({ code: 2, err: expect.stringContaining('usage: tell'), seen: [] })
  },
)

function systemError(code: string, path: string, syscall: string): Error {
  return Object.assign(new Error(`${code}: ${syscall}`), { code, path, syscall })
}

describe.skipIf(process.platform !== 'linux')('what the system refuses is explained without a stack', () => {
  async function refused(error: unknown) {
    let err = ''
    const io: Io = { out() {}, err: (text) => (err += text), env: { LC_ALL: 'en_US.UTF-8' }, isTerminal: false }
    const code = await runInLanguage(
      { name: 'tell', usage: 'tell', options: {}, takesWords: false, run: () => Promise.reject(error) },
      [],
      io,
    )
    return `${code} ${err}`
  }

  test('a full disk', async () => {
    expect(await refused(await writeFile('/dev/full', 'a').catch((error) => error))).toBe(
      '1 The disk is full. Make room, and run the command again.\n',
    )
  })

  test('a folder of the system', async () => {
    expect(await refused(await mkdir('/sys/site').catch((error) => error))).toBe(
      '1 The system does not let this command read or write /sys/site. Allow it there, close the programs that hold it, or work on a copy in another folder.\n',
    )
  })

  // The administrator may write everywhere.
  test.skipIf(process.getuid?.() === 0)(
    'a folder to be made with those above it where nothing can be written, as Node.js says it',
    async () => {
      const folder = await temporaryFolder()
      await chmod(folder.path, 0o555)
      const said = await refused(systemError('ENOENT', join(folder.path, 'site/assets'), 'mkdir'))
      await folder.remove()
      expect(said).toMatch(/^1 The system does not let this command read or write .*\/site\/assets\. Allow/)
    },
  )

  test.each([
    ['/site/dist.staging-12/assets', '/site/dist/assets'],
    ['/site/dist.staging-12', '/site/dist'],
    ['/site/.dist.staging-12', '/site/.dist'],
    ['/site/.staging-12/images', '/site/images'],
    ['/site/.staging-12', '/site'],
  ])('%s, which nobody knows by its name, as %s', async (path, known) => {
    expect(await refused(systemError('EACCES', path, 'mkdir'))).toContain(` read or write ${known}. Allow`)
  })

  test('a file whose draft nobody knows by its name', async () => {
    expect(
      await refused(systemError('EROFS', '/site/site.config.yaml.1c7c6c3b-497c-4bb2-8839-ba87d4149e7f', 'open')),
    ).toMatch(/^1 The system does not let this command read or write \/site\/site\.config\.yaml\. Allow/)
  })

  test('links that lead in a circle', async () => {
    const folder = await temporaryFolder()
    await symlink('b', join(folder.path, 'a'))
    await symlink('a', join(folder.path, 'b'))
    const error = await Promise.resolve()
      .then(() => realFolder(join(folder.path, 'a/site')))
      .catch((error: unknown) => error)
    await folder.remove()
    expect(await refused(error)).toMatch(/^1 On the way to \/.*\/a, a link leads back to itself\. Remove the link/)
  })

  test('a name that is too long', async () => {
    expect(await refused(await mkdir(`/tmp/${'x'.repeat(300)}`).catch((error) => error))).toMatch(
      /^1 A name or a path is too long for this system: \/tmp\/x+\. Shorten/,
    )
  })

  test('a port of the system', async () => {
    const error = Object.assign(new Error('listen EACCES'), { code: 'EACCES', syscall: 'listen', port: 80 })
    expect(await refused(error)).toBe(
      '1 The system does not let you use port 80. Choose one from 1024 on: npm run tell -- --port 4173\n',
    )
  })

  test('but not what concerns no file, of which nothing could be named', async () => {
    await expect(refused(systemError('EIO', '', 'write'))).rejects.toThrow('EIO')
  })

  test('but not a mistake of ours', async () => {
    await expect(refused(systemError('ENOENT', '/site/logo.svg', 'open'))).rejects.toThrow('ENOENT')
    await expect(refused(systemError('ENOENT', '/site/missing/images', 'mkdir'))).rejects.toThrow('ENOENT')
    await expect(refused(new TypeError('x is undefined'))).rejects.toThrow('x is undefined')
  })
})
