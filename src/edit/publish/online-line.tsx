import { Icon, type IconName } from '../icon.tsx'
import type { OnlineState } from '../protocol/publishing.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useWords } from '../words/use-words.ts'

const icons: Readonly<Record<OnlineState['state'], IconName>> = {
  waiting: 'busy',
  online: 'check',
  built: 'check',
  failed: 'alert',
}

interface OnlineLineProps {
  readonly online: OnlineState
}

/** What the host tells of the last publication. */
export function OnlineLine({ online: { state, time = 0, address, page } }: OnlineLineProps) {
  const { language } = useOpenFile()
  const { words, fill } = useWords()
  return (
    <p className="online-line" data-state={state}>
      <Icon name={icons[state]} /> {fill(words.online[state], { time: tellTime(time, language) })}{' '}
      {address && (
        <a href={address} target="_blank" rel="noreferrer">
          {words.online.look}
        </a>
      )}
      {state === 'failed' && page && (
        <a href={page} target="_blank" rel="noreferrer">
          {words.online.why}
        </a>
      )}
    </p>
  )
}

/** The hour alone of today. */
function tellTime(time: number, language: string): string {
  const at = new Date(time * 1000)
  const isToday = at.toDateString() === new Date().toDateString()
  return at.toLocaleString(language, isToday ? { timeStyle: 'short' } : { dateStyle: 'medium', timeStyle: 'short' })
}
