import { diffArrays } from 'diff'
import { useWords } from '../words/use-words.ts'

interface DifferenceProps {
  readonly was: string
  readonly now: string
  /** The BCP 47 tag of its language. */
  readonly lang: string | undefined
}

/** A text before and after a change; the words that differ are marked, and long parts that do not are cut. */
export function Difference({ was, now, lang }: DifferenceProps) {
  const { words } = useWords()
  const parts = was && now ? diffArrays(splitWords(was, lang), splitWords(now, lang)) : undefined
  const side = (name: 'added' | 'removed', text: string) =>
    parts
      ? parts
          .filter((part) => part[name] || !(part.added || part.removed))
          .map((part, index) =>
            part[name] ? (
              <mark key={index}>{part.value.join('')}</mark>
            ) : (
              <span key={index}>{shortened(part.value.join(''))}</span>
            ),
          )
      : shortened(text)
  return (
    <dl className="difference">
      {was && (
        <div>
          <dt>{words.publish.before}</dt>
          <dd lang={lang} dir="auto" data-side="before">
            {side('removed', was)}
          </dd>
        </div>
      )}
      {now && (
        <div>
          <dt>{words.publish.after}</dt>
          <dd lang={lang} dir="auto" data-side="after">
            {side('added', now)}
          </dd>
        </div>
      )}
    </dl>
  )
}

/** The words of a text, and what stands between them: also in languages that put no spaces there. */
function splitWords(text: string, lang: string | undefined): string[] {
  return Array.from(new Intl.Segmenter(lang, { granularity: 'word' }).segment(text), ({ segment }) => segment)
}

/** The most letters of a part that is the same on both sides. */
const most = 160

function shortened(text: string): string {
  return text.length <= most ? text : `${text.slice(0, most / 2)} … ${text.slice(-most / 2)}`
}
