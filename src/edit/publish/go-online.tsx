import { type SubmitEvent, useId, useState } from 'react'
import { Button } from '../button.tsx'
import type { DeployHostName, Deployment, DeploymentAnswer } from '../protocol/publishing.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

interface GoOnlineProps {
  readonly deployment: Deployment
  onDone(): Promise<void>
}

/** The names of the hosts, which are the same in all languages. */
const names: Readonly<Record<DeployHostName, string>> = {
  'github-pages': 'GitHub Pages',
  'gitlab-pages': 'GitLab Pages',
  netlify: 'Netlify',
  cloudflare: 'Cloudflare Pages',
}

/** Where publications go online: chosen once, with the steps that it takes. */
export function GoOnline(props: GoOnlineProps) {
  const { words, fill } = useWords()
  const { host, isOwn, isDaily } = props.deployment
  if (isOwn && !host)
    return (
      <section className="go-online">
        <h3>{words.online.title}</h3>
        <p>{words.online.own}</p>
      </section>
    )
  return (
    <section className="go-online">
      <h3>{words.online.title}</h3>
      <p>{host ? fill(words.online.chosen, { host: names[host] }) : words.online.intro}</p>
      {host && isDaily && <p>{words.online.daily}</p>}
      {host ? (
        <details>
          <summary>{words.online.another}</summary>
          <ChooseHost {...props} />
        </details>
      ) : (
        <ChooseHost {...props} />
      )}
    </section>
  )
}

function ChooseHost({ deployment, onDone }: GoOnlineProps) {
  const { client } = useOpenFile()
  const { words, fill } = useWords()
  const [host, setHost] = useState<DeployHostName | undefined>(deployment.host)
  const [answer, setAnswer] = useState<DeploymentAnswer>()
  const [isBusy, setIsBusy] = useState(false)
  const id = useId()
  const forge = host === 'gitlab-pages' ? 'gitlab' : 'github'

  async function choose(event: SubmitEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault()
    if (!host) return
    const address = String(new FormData(event.currentTarget).get('address') ?? '').trim()
    setIsBusy(true)
    const body = { host, ...(address && { address }) }
    setAnswer(await client.ask('POST deployment', { body }).catch(() => ({ refused: 'failed' as const })))
    setIsBusy(false)
    await onDone()
  }

  return (
    <form onSubmit={(event) => void choose(event)}>
      <fieldset className="hosts">
        <legend className="visually-hidden">{words.online.where}</legend>
        {deployment.hosts.map((name) => (
          <label key={name} className="host-choice">
            <input type="radio" name="host" checked={host === name} onChange={() => setHost(name)} />
            <strong>{names[name]}</strong>
            <span>{words.online.hosts[name]}</span>
          </label>
        ))}
      </fieldset>
      {host && (
        <>
          <h4>{words.online.todo}</h4>
          <ol className="host-steps">
            {!deployment.hasRemote && (
              <li>
                {words.online.account[forge]}
                <label htmlFor={`${id}address`}>{words.online.address}</label>
                <input
                  id={`${id}address`}
                  name="address"
                  required
                  autoComplete="off"
                  spellCheck={false}
                  placeholder={`https://${forge}.com/…`}
                />
              </li>
            )}
            {words.online.steps[host].map((step) => (
              <li key={step}>{step}</li>
            ))}
            {host === 'gitlab-pages' && deployment.isDaily && <li>{words.online.nightly}</li>}
            <li>
              <Button label={words.online.choose} type="submit" isBusy={isBusy} />
            </li>
            <li>{words.online.publish}</li>
          </ol>
        </>
      )}
      <p role="status">
        {answer &&
          (answer.refused
            ? fill(words.online.refused[answer.refused], { example: `https://${forge}.com/anna/site` })
            : words.online.ready)}
      </p>
    </form>
  )
}
