import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { deflateSync, inflateSync } from 'node:zlib'

/** A file of a commit, as git lists it. */
export interface ListedFile {
  readonly path: string
  readonly mode: string
  readonly sha: string
}

/** A commit as git writes it. */
export interface ReadCommit {
  readonly sha: string
  readonly tree: string
  readonly parents: readonly string[]
  readonly author: string
  readonly seconds: number
  readonly message: string
}

/** A bare git repository on disk, read and written as git does it: what it makes, git reads, and the other way round. */
export class BareRepository {
  readonly folder: string

  constructor(folder: string) {
    this.folder = folder
    execFileSync('git', ['init', '--quiet', '--bare', '--initial-branch=main', folder])
  }

  head(branch: string): string | undefined {
    const path = join(this.folder, 'refs/heads', branch)
    return existsSync(path) ? readFileSync(path, 'utf8').trim() : undefined
  }

  /** False where the commit does not follow the head. */
  moveTo(branch: string, commit: string): boolean {
    const head = this.head(branch)
    if (head !== undefined && !this.readCommit(commit)?.parents.includes(head)) return false
    writeFileSync(join(this.folder, 'refs/heads', branch), `${commit}\n`)
    return true
  }

  write(type: 'blob' | 'tree' | 'commit', body: Uint8Array): string {
    const whole = Buffer.concat([Buffer.from(`${type} ${body.length}\0`), body])
    const sha = createHash('sha1').update(whole).digest('hex')
    const path = this.#path(sha)
    if (!existsSync(path)) {
      mkdirSync(dirname(path), { recursive: true })
      writeFileSync(path, deflateSync(whole))
    }
    return sha
  }

  read(sha: string): Buffer | undefined {
    if (!/^[0-9a-f]{40}$/.test(sha)) return undefined
    // What was pushed may lie in a pack.
    if (!existsSync(this.#path(sha))) return this.#ask('cat-file', sha)
    const whole = inflateSync(readFileSync(this.#path(sha)))
    return whole.subarray(whole.indexOf(0) + 1)
  }

  commit(body: { tree: string; parents: readonly string[]; author: string; message: string }): string {
    const who = `${body.author} ${++this.#seconds} +0000`
    const lines = [
      `tree ${body.tree}`,
      ...body.parents.map((sha) => `parent ${sha}`),
      `author ${who}`,
      `committer ${who}`,
    ]
    return this.write('commit', Buffer.from(`${lines.join('\n')}\n\n${body.message}\n`))
  }

  readCommit(sha: string): ReadCommit | undefined {
    const text = this.read(sha)?.toString()
    if (text === undefined) return undefined
    const [head = '', ...message] = text.split('\n\n')
    const field = (name: string) => [...head.matchAll(new RegExp(`^${name} (.*)$`, 'gm'))].map(([, said = '']) => said)
    const [, author = '', seconds = '0'] = /^(.*) (\d+) \+0000$/.exec(field('author')[0] ?? '') ?? []
    const [tree = ''] = field('tree')
    return {
      sha,
      tree,
      parents: field('parent'),
      author,
      seconds: Number(seconds),
      message: message.join('\n\n').trim(),
    }
  }

  /** A commit and those before it, newest first. */
  history(commit: string | undefined): ReadCommit[] {
    const found: ReadCommit[] = []
    for (let at = commit; at !== undefined; ) {
      const read = this.readCommit(at)
      if (read) found.push(read)
      at = read?.parents[0]
    }
    return found
  }

  list(tree: string, above = ''): ListedFile[] {
    const files: ListedFile[] = []
    const body = this.read(tree) ?? Buffer.alloc(0)
    for (let at = 0; at < body.length; ) {
      const [space, end] = [body.indexOf(32, at), body.indexOf(0, at)]
      const [mode, name] = [body.toString('utf8', at, space), body.toString('utf8', space + 1, end)]
      const sha = body.toString('hex', end + 1, end + 21)
      if (mode === '40000') files.push(...this.list(sha, `${above}${name}/`))
      else files.push({ path: above + name, mode, sha })
      at = end + 21
    }
    return files
  }

  /** Writes the trees of some files. Returns the hash of the uppermost. */
  writeTree(files: readonly ListedFile[]): string {
    const folders = new Map<string, ListedFile[]>()
    const entries: ListedFile[] = []
    for (const file of files) {
      const [first = '', ...rest] = file.path.split('/')
      if (rest.length === 0) entries.push(file)
      else folders.set(first, [...(folders.get(first) ?? []), { ...file, path: rest.join('/') }])
    }
    for (const [path, inner] of folders) entries.push({ path, mode: '40000', sha: this.writeTree(inner) })
    // Git sorts a folder as if a slash stood at its end.
    const order = ({ path, mode }: ListedFile) => Buffer.from(mode === '40000' ? `${path}/` : path)
    entries.sort((a, b) => Buffer.compare(order(a), order(b)))
    const parts = entries.map(({ path, mode, sha }) =>
      Buffer.concat([Buffer.from(`${mode} ${path}\0`), Buffer.from(sha, 'hex')]),
    )
    return this.write('tree', Buffer.concat(parts))
  }

  /** Commits files on the head of a branch, as somebody who pushes does; undefined bytes remove one. */
  push(branch: string, files: Readonly<Record<string, string | Uint8Array | undefined>>, message = 'Pushed'): string {
    const head = this.head(branch)
    const kept = head === undefined ? [] : this.list(this.readCommit(head)?.tree ?? '')
    const written = Object.entries(files).flatMap(([path, bytes]) =>
      bytes === undefined ? [] : [{ path, mode: '100644', sha: this.write('blob', Buffer.from(bytes as string)) }],
    )
    const tree = this.writeTree([...kept.filter(({ path }) => !(path in files)), ...written])
    const author = 'Somebody <somebody@example.com>'
    const commit = this.commit({ tree, parents: head === undefined ? [] : [head], author, message })
    if (!this.moveTo(branch, commit)) throw new Error('The branch has moved')
    return commit
  }

  /** A file at the head of a branch; undefined where it is not there. */
  file(branch: string, path: string): Buffer | undefined {
    const tree = this.readCommit(this.head(branch) ?? '')?.tree
    const found = tree === undefined ? undefined : this.list(tree).find((file) => file.path === path)
    return found && this.read(found.sha)
  }

  #seconds = 1_700_000_000

  #path(sha: string): string {
    return join(this.folder, 'objects', sha.slice(0, 2), sha.slice(2))
  }

  #ask(...args: [string, string]): Buffer | undefined {
    const type = execFileSync('git', [args[0], '-t', args[1]], { cwd: this.folder }).toString().trim()
    return execFileSync('git', ['cat-file', type, args[1]], { cwd: this.folder })
  }
}
