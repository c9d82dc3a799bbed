import { useId } from 'react'
import { valueAt } from '../../../schema/value-at.ts'
import { FieldProblems } from '../fields/choice-fields.tsx'
import { isSamePath } from '../paths/paths.ts'
import { type EditedProblem, type EditState, lookParameter, type Path, type SectionLook } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useSettled } from '../state/use-settled.ts'
import { useWords } from '../words/use-words.ts'
import { PagePicture } from './page-picture.tsx'

/** The window of which pictures of a section are, in pixels. */
const size = { width: 960, height: 620 }

/** How long a section stays as it is before its pictures are drawn anew. */
const pauseMs = 1000

/** Whether a place is the look of a section of a page. */
export function isSectionLook(path: Path): boolean {
  return path.at(-1) === 'look' && path.at(-3) === 'sections'
}

interface SectionLookFieldProps {
  /** The place of the look. */
  readonly path: Path
  readonly label: string
  readonly options: readonly string[]
  readonly problems: readonly EditedProblem[]
  nameOption(option: string): string
  /** Takes a look, or null for that which the section has without one of its own. */
  onChoose(look: string | null): void
}

/** The looks of a section as pictures of the section itself, and the one that it has without any. */
export function SectionLookField({ path, label, options, problems, nameOption, onChoose }: SectionLookFieldProps) {
  const { state } = useOpenFile()
  const { words } = useWords()
  const name = useId()
  const chosen = valueAt(state.value, path) ?? null
  const section = path.slice(0, -1)
  const { look: _look, ...content } = valueAt(state.value, section) as Readonly<Record<string, unknown>>
  const version = useSettled(JSON.stringify([content, valueAt(state.value, ['theme'])]), pauseMs)
  const shown = content.enabled === false ? undefined : placeInPage(state, section)
  return (
    <fieldset className="field section-looks" aria-describedby={problems.length > 0 ? name : undefined}>
      <legend>{label}</legend>
      <div className="pairs look-pictures">
        {[null, ...options].map((look) => {
          const asked: SectionLook | undefined = shown && { section, look, id: shown.id }
          const title = look === null ? words.look.usual : nameOption(look)
          return (
            <label key={look ?? ''} className="pair">
              <input type="radio" name={name} checked={look === chosen} onChange={() => onChoose(look)} />
              {asked && (
                <PagePicture
                  address={`${shown?.address}?${new URLSearchParams({ [lookParameter]: JSON.stringify(asked), version })}`}
                  size={size}
                  title={title}
                  mayDraw
                />
              )}
              <strong>{title}</strong>
            </label>
          )
        })}
      </div>
      <FieldProblems id={name} problems={problems} />
    </fieldset>
  )
}

/** Where a section is seen: the path of its page in the first language that has it, and its id there. */
function placeInPage({ pages, locales, value }: EditState, section: Path) {
  const page = pages.find(({ place }) => place && isSamePath(place, section.slice(0, -2)))
  const locale = locales.map(({ key }) => key).find((key) => page?.paths[key] !== undefined)
  if (!page || locale === undefined) return undefined
  const { anchor } = valueAt(value, section) as { anchor?: Readonly<Record<string, string>> }
  return { address: String(page.paths[locale]), id: anchor?.[locale] ?? String(section.at(-1)) }
}
