import { useId, useState } from 'react'
import { Button } from '../button.tsx'
import { pathKey } from '../paths/paths.ts'
import type { Path } from '../protocol/protocol.ts'
import type { FolderAnswer, Publishing } from '../protocol/publishing.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'
import { download } from './download.ts'

interface FolderToUploadProps {
  readonly hosts: readonly string[]
  readonly isOpen: boolean
  readonly canMake: boolean
  readonly inTab: Publishing['inTab']
  /** A place in words. */
  namePlace(path: Path): string
  onOpen(path: Path): void
}

/** What hosts and programs of servers call themselves. */
const hostNames: Readonly<Record<string, string>> = {
  apache: 'Apache',
  caddy: 'Caddy',
  cloudflare: 'Cloudflare',
  cloudfront: 'CloudFront',
  'github-pages': 'GitHub Pages',
  'gitlab-pages': 'GitLab Pages',
  netlify: 'Netlify',
  nginx: 'nginx',
  vercel: 'Vercel',
}

/** Makes the site as a folder, and says where it is. */
export function FolderToUpload({ hosts, isOpen, canMake, inTab, namePlace, onOpen }: FolderToUploadProps) {
  const { settled, client } = useOpenFile()
  const { words } = useWords()
  const [host, setHost] = useState(hosts[0] ?? '')
  const [isMaking, setIsMaking] = useState(false)
  const [answer, setAnswer] = useState<FolderAnswer | { readonly zip: string }>()
  const id = useId()
  const { mailForms = [] } = inTab ?? {}
  const isReady = canMake && mailForms.length === 0

  async function make(): Promise<void> {
    setAnswer(undefined)
    setIsMaking(true)
    await settled()
    setAnswer(await client.ask('POST folder', { body: { host } }).catch(() => ({ refused: 'failed' })))
    setIsMaking(false)
  }

  async function makeZip(): Promise<void> {
    setAnswer(undefined)
    setIsMaking(true)
    await settled()
    const made = await client.makeFile('POST folder', { host, asZip: true }).catch(() => undefined)
    if (made) download(made)
    setAnswer(made ? { zip: made.name } : { refused: 'failed' })
    setIsMaking(false)
  }

  return (
    <details className="folder" open={isOpen}>
      <summary>{words.publish.folder}</summary>
      <p>{words.publish.folderHelp}</p>
      {mailForms.length > 0 && (
        <div className="notice">
          <p>{words.publish.mailForms}</p>
          {mailForms.map((path) => (
            <Button key={pathKey(path)} label={namePlace(path)} onClick={() => onOpen(path)} />
          ))}
        </div>
      )}
      <p className="row">
        <label htmlFor={`${id}host`}>{words.publish.host}</label>
        <select id={`${id}host`} value={host} onChange={(event) => setHost(event.target.value)}>
          {hosts.map((name) => (
            <option key={name} value={name}>
              {hostNames[name] ?? name}
            </option>
          ))}
        </select>
        {!inTab && (
          <Button label={words.publish.makeFolder} isBusy={isMaking} disabled={!isReady} onClick={() => void make()} />
        )}
        <Button label={words.publish.makeZip} isBusy={isMaking} disabled={!isReady} onClick={() => void makeZip()} />
      </p>
      <div role="status">
        {isMaking && <p>{words.publish.making}</p>}
        {answer && 'refused' in answer && <p>{words.publish.notMade}</p>}
        {answer && 'folder' in answer && (
          <p>
            {words.publish.made} <code>{answer.folder}</code>
          </p>
        )}
        {answer && 'zip' in answer && (
          <p>
            {words.publish.madeZip} <code>{answer.zip}</code>
          </p>
        )}
      </div>
    </details>
  )
}
