import { expect, test } from 'vitest'
import { HostedRepository } from '../../generator/tab/forges/hosted-repository.ts'
import { blobHash, type RepositoryOrigin } from '../../generator/tab/forges/origin.ts'
import { readText, writeBytes } from '../../generator/tab/ports/memory-files.ts'

const name = 'site.config.yaml'
const file = `/late/${name}`
const bytesOf = (text: string) => new TextEncoder().encode(text)
const hashOf = (text: string) => blobHash(bytesOf(text))

test('what others have published, and came late, does not take back what was published meanwhile', async () => {
  const commits: Record<string, string> = { first: 'a: 1\nb: 1\n', theirs: 'a: 1\nb: 2\n' }
  let head = 'theirs'
  let letGo = () => {}
  const late = new Promise<void>((done) => {
    letGo = done
  })
  let lists = 0
  const forge = {
    head: async () => head,
    async list(commit: string) {
      // The first answer comes late.
      if (lists++ === 0) await late
      return new Map([[name, await hashOf(commits[commit] ?? '')]])
    },
    read: async (commit: string) => bytesOf(commits[commit] ?? ''),
    async commit({ files, head: parent }: { files: readonly { bytes: Uint8Array }[]; head: string }) {
      commits.ours = new TextDecoder().decode(files[0]?.bytes)
      head = 'ours'
      return { commit: 'ours', parent }
    },
  }
  let origin = {
    ...{ kind: 'github', api: '', project: '', branch: 'main', folder: '', commit: 'first' },
    files: { [name]: await hashOf('a: 1\nb: 1\n') },
    texts: { [name]: 'a: 1\nb: 1\n' },
  } as RepositoryOrigin
  const store = {
    read: () => origin,
    write: async (next: RepositoryOrigin) => {
      origin = next
    },
  }
  const repository = new HostedRepository({ file, store, open: () => forge as never })
  writeBytes(file, bytesOf('a: 1\nb: 1\n'))
  const pulled = repository.pull()
  writeBytes(file, bytesOf('a: 2\nb: 1\n'))
  expect(await repository.commit([name], { note: 'Ours' })).toBeUndefined()
  expect(commits.ours).toBe('a: 2\nb: 2\n')
  letGo()
  await pulled
  expect(readText(file)).toBe('a: 2\nb: 2\n')
  expect(origin.commit).toBe('ours')
})

/** A site with a picture, of which others have published the next commit; while a file of theirs is on its way, something is done here. */
async function openFetching(
  folder: string,
  { theirs, meanwhile }: { theirs: Record<string, string>; meanwhile(): void },
) {
  const own: Record<string, string> = { [name]: 'a: ./images/old.jpg\n', 'images/old.jpg': 'old' }
  const hashes = async (files: Record<string, string>) =>
    Object.fromEntries(await Promise.all(Object.entries(files).map(async ([file, text]) => [file, await hashOf(text)])))
  for (const [file, text] of Object.entries(own)) writeBytes(`${folder}/${file}`, bytesOf(text))
  const forge = {
    head: async () => 'theirs',
    list: async () => new Map<string, string>(Object.entries(await hashes(theirs))),
    async read(_: string, path: string) {
      if (path !== name) meanwhile()
      return bytesOf(theirs[path] ?? '')
    },
  }
  let origin = {
    ...{ kind: 'github', api: '', project: '', branch: 'main', folder: '', commit: 'first' },
    ...{ files: await hashes(own), texts: { [name]: own[name] } },
  } as RepositoryOrigin
  const store = {
    read: () => origin,
    write: async (next: RepositoryOrigin) => {
      origin = next
    },
  }
  return { repository: new HostedRepository({ file: `${folder}/${name}`, store, open: () => forge as never }) }
}

test('a picture that is put here while another one of its name comes is kept beside that', async () => {
  const folder = '/late-picture'
  let isPut = false
  const meanwhile = () => {
    if (isPut) return
    isPut = true
    writeBytes(`${folder}/images/new.jpg`, bytesOf('mine'))
    writeBytes(`${folder}/${name}`, bytesOf('a: ./images/old.jpg\nb: ./images/new.jpg\n'))
  }
  const theirs = {
    [name]: 'a: ./images/old.jpg\nc: ./images/new.jpg\n',
    'images/old.jpg': 'old',
    'images/new.jpg': 'theirs',
  }
  const { repository } = await openFetching(folder, { theirs, meanwhile })
  expect(await repository.pull()).toBeUndefined()
  expect(readText(`${folder}/images/new.jpg`)).toBe('theirs')
  expect(readText(`${folder}/images/new-2.jpg`)).toBe('mine')
  expect(readText(`${folder}/${name}`)).toBe('a: ./images/old.jpg\nb: ./images/new-2.jpg\nc: ./images/new.jpg\n')
})

test('a picture that was changed here stays where others have removed it', async () => {
  const folder = '/late-removal'
  const theirs = { [name]: 'b: 1\n', 'images/other.jpg': 'other' }
  const { repository } = await openFetching(folder, { theirs, meanwhile: () => {} })
  writeBytes(`${folder}/images/old.jpg`, bytesOf('mine'))
  expect(await repository.pull()).toBeUndefined()
  expect(readText(`${folder}/images/old.jpg`)).toBe('mine')
})
