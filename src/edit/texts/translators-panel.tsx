import { useId, useState } from 'react'
import { Button } from '../button.tsx'
import { Icon } from '../icon.tsx'
import { pathInWords } from '../paths/path-words.ts'
import { pathKey } from '../paths/paths.ts'
import type { EditState } from '../protocol/protocol.ts'
import { acceptReturned, type FormatName, formatNames } from '../protocol/translation-formats.ts'
import type { Draft, TakenFile, Told } from '../protocol/translators.ts'
import { download } from '../publish/download.ts'
import { explainFailure } from '../state/editor-client.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useAnswer } from '../state/use-answer.ts'
import { withoutCountry } from '../words/european.ts'
import { sayProblem } from '../words/problem-words.ts'
import { useWords } from '../words/use-words.ts'

/** Sends texts to translators, takes them in, and lists what only a machine has read. */
export function TranslatorsPanel() {
  const { state, language, client } = useOpenFile()
  const { words, fill } = useWords()
  const say = words.translators
  const [told, setTold] = useState('')
  const [drafts = [], setDrafts] = useAnswer(client, 'GET drafts', state.version)
  const namePlace = (path: Draft['path']) =>
    pathInWords(state, path, { language, item: (number) => fill(words.item, { number }) }).join(' › ')
  const { taken, reading, read } = useTakenFile(setTold)

  if (state.locales.length < 2) return null

  async function confirm(draft: Draft): Promise<void> {
    try {
      await client.ask('POST confirm', { body: { path: draft.path, locale: draft.locale } })
      setDrafts(await client.ask('GET drafts'))
    } catch (error) {
      setTold(explainFailure(error, words.refused))
    }
  }

  return (
    <details className="translators">
      <summary>{drafts.length > 0 ? `${say.title} · ${drafts.length}` : say.title}</summary>
      <p>{say.help}</p>
      <div className="translators-tools">
        <ExportTools tell={setTold} />
        <label className="file-button">
          {say.take}
          <input
            type="file"
            className="visually-hidden"
            disabled={reading !== ''}
            accept={acceptReturned}
            onChange={(event) => {
              const [file] = event.target.files ?? []
              event.target.value = ''
              if (file) void read(file)
            }}
          />
        </label>
      </div>
      {told && <p role="status">{told}</p>}
      {reading && (
        <p role="status" className="reading" aria-busy>
          <Icon name="busy" /> {fill(say.reading, { file: reading })}
        </p>
      )}
      {taken && <TakenReport {...{ taken, namePlace }} onReadAs={(encoding) => void read(taken.file, encoding)} />}
      {drafts.length > 0 && (
        <DraftList drafts={drafts} namePlace={namePlace} onConfirm={(draft) => void confirm(draft)} />
      )}
    </details>
  )
}

/** A file of translations that was taken in, with what was said of it. */
type Taken = TakenFile & { readonly file: File }

/** Takes in one file of translations at a time. `tell` is given why one is refused, and '' when the next begins. */
function useTakenFile(tell: (message: string) => void) {
  const { language, settled, client } = useOpenFile()
  const { words } = useWords()
  const [taken, setTaken] = useState<Taken>()
  const [reading, setReading] = useState('')

  async function read(file: File, encoding = ''): Promise<void> {
    tell('')
    setTaken(undefined)
    setReading(file.name)
    try {
      await settled()
      const query = { to: '', encoding, lang: withoutCountry(language) }
      setTaken({ ...(await client.ask('PUT take-in/', { file, query })), file })
    } catch (error) {
      tell(explainFailure(error, words.refused))
    } finally {
      setReading('')
    }
  }

  return { taken, reading, read }
}

/** Chooses a language and a format, and downloads the texts as a file for translators. */
function ExportTools({ tell }: { tell(message: string): void }) {
  const { state, settled, client } = useOpenFile()
  const { words } = useWords()
  const say = words.translators
  const others = state.locales.filter(({ key }) => key !== state.defaultLocale)
  const [chosen, setChosen] = useState<string>()
  const to = chosen ?? neediest(state, others)
  const [format, setFormat] = useState<FormatName>('xliff')
  const [all, setAll] = useState(false)
  const id = useId()

  async function send(): Promise<void> {
    await settled()
    try {
      const made = await client.makeFile('POST send-out', { to, format, all })
      tell(made ? '' : say.nothing)
      if (made) download(made)
    } catch (error) {
      tell(explainFailure(error, words.refused))
    }
  }

  return (
    <>
      <label htmlFor={`${id}to`}>{say.to}</label>
      <select id={`${id}to`} value={to} onChange={(event) => setChosen(event.target.value)}>
        {others.map(({ key, name }) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}format`}>{say.format}</label>
      <select id={`${id}format`} value={format} onChange={(event) => setFormat(event.target.value as FormatName)}>
        {formatNames.map((name) => (
          <option key={name} value={name}>
            {say[name]}
          </option>
        ))}
      </select>
      <label className="choice">
        <input type="checkbox" checked={all} onChange={(event) => setAll(event.target.checked)} />
        {say.all}
      </label>
      <Button label={say.send} onClick={() => void send()} />
    </>
  )
}

/** What was taken from a file, row by row where something is to be said, and the encodings to choose from where several are possible. */
function TakenReport({
  taken,
  namePlace,
  onReadAs,
}: {
  readonly taken: Taken
  namePlace(path: Draft['path']): string
  onReadAs(encoding: string): void
}) {
  const { language } = useOpenFile()
  const { words, fill } = useWords()
  const say = words.translators
  const tell = (said: readonly Told[]) =>
    said
      .map((one) =>
        'say' in one ? fill(say.told[one.say], one.values ?? {}) : sayProblem(one.problem.message, language),
      )
      .join(' ')
  const absent = taken.absent?.map(namePlace)
  return (
    <div role="status">
      <p>{tell(taken.said)}</p>
      {absent && (
        <ul>
          {absent.map((name) => (
            <li key={name}>{name}</li>
          ))}
        </ul>
      )}
      {taken.readings?.map(({ encoding, example }) => (
        <Button label={fill(say.readAs, { example, encoding })} key={encoding} onClick={() => onReadAs(encoding)} />
      ))}
      <ul>
        {taken.rows.map(({ row, path, said }) => (
          <li key={row}>
            <b>{[fill(say.row, { row }), namePlace(path)].filter(Boolean).join(' · ')}</b> {tell(said)}
          </li>
        ))}
      </ul>
      {taken.answered && (
        <Button
          label={say.answered}
          onClick={() => download({ name: answerName(taken.file.name), file: decodeFile(taken.answered ?? '') })}
        />
      )}
    </div>
  )
}

/** Texts that a machine has translated and nobody has read yet. */
function DraftList({
  drafts,
  namePlace,
  onConfirm,
}: {
  readonly drafts: readonly Draft[]
  namePlace(path: Draft['path']): string
  onConfirm(draft: Draft): void
}) {
  const { words, fill } = useWords()
  const say = words.translators
  return (
    <>
      <h3>{say.drafts}</h3>
      <ul>
        {drafts.map((draft) => (
          <li key={pathKey([...draft.path, draft.locale])}>
            <b>{`${draft.locale} · ${namePlace(draft.path)}`}</b> <q>{draft.source}</q> <q>{draft.text}</q>{' '}
            <Button
              label={say.right}
              aria-label={fill(say.rightOf, { text: draft.text })}
              onClick={() => onConfirm(draft)}
            />
          </li>
        ))}
      </ul>
    </>
  )
}

/** The language that lacks the most texts; the first of those that lack as many. */
function neediest({ texts }: EditState, locales: EditState['locales']): string {
  const counts = locales.map(({ key }) => texts.filter(({ missing }) => missing.includes(key)).length)
  return locales[counts.indexOf(Math.max(...counts))]?.key ?? ''
}

function answerName(name: string): string {
  return name.replace(/(?:\.answer)?(\.[^.]+)$/, '.answer$1')
}

function decodeFile(base64: string): Blob {
  return new Blob([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))])
}
