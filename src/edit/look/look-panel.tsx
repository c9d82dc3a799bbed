import { valueAt } from '../../../schema/value-at.ts'
import { PlaceForm } from '../card/place-form.tsx'
import { ColourField } from '../fields/colour-field.tsx'
import { takeFocus } from '../fields/take-focus.ts'
import { releaseKeys } from '../fields/typed-ahead.ts'
import { isSamePath } from '../paths/paths.ts'
import { PictureTools } from '../pictures/picture-tools.tsx'
import { useOpenFile } from '../state/open-file.ts'
import { keyInWords } from '../words/kind-words.ts'
import { useWords } from '../words/use-words.ts'
import { DirectionChoice } from './direction-choice.tsx'
import { TypefaceChoice } from './typeface-choice.tsx'

/** What is changed in another way than by the form of all values. */
const own = new Set(['color', 'accent', 'fonts', 'direction'])

/** The few values that the look is made of: colours, typefaces and the logo. The page beside shows them. */
export function LookPanel() {
  const { state, language, edit } = useOpenFile()
  const { words } = useWords()
  const { color, accent } = valueAt(state.value, ['theme']) as Record<'color' | 'accent', string>
  const logos = (['logo', 'logoDark'] as const).flatMap((key) =>
    state.pictures.filter(({ path }) => isSamePath(path, ['site', key])).map((picture) => ({ key, picture })),
  )
  const colours = [
    ['color', color],
    ['accent', accent],
  ] as const

  return (
    <section className="card look" aria-label={words.look.title}>
      <h2 ref={takeFocus} tabIndex={-1}>
        {words.look.title}
      </h2>
      <p className="field-note help">{words.look.intro}</p>
      <h3>{words.look.direction}</h3>
      <DirectionChoice />
      <details className="look-values">
        <summary>{words.look.values}</summary>
        <PlaceForm
          path={['theme']}
          isShown={([, key]) => !own.has(String(key))}
          onOpen={() => {}}
          onAdded={releaseKeys}
        />
        {/* The few large words may have a typeface of their own. */}
        <PlaceForm
          path={['theme', 'fonts']}
          isShown={([, , key]) => key === 'display'}
          onOpen={() => {}}
          onAdded={releaseKeys}
        />
      </details>
      <h3>{words.look.colours}</h3>
      {colours.map(([key, value]) => (
        <ColourField
          key={key}
          name={key}
          label={keyInWords(key, language) ?? ''}
          help={words.look.uses[key]}
          value={value}
          onSave={(was, next) => {
            const path = ['theme', key]
            return edit({ edits: [{ do: 'set', path, was, value: next }], group: path.join('.') })
          }}
        />
      ))}
      <div data-part="typefaces">
        <TypefaceChoice />
      </div>
      {logos.map(({ key, picture }) => (
        <PictureTools
          key={key}
          picture={picture}
          title={keyInWords(key, language) ?? ''}
          dropped={undefined}
          onPlaced={() => {}}
        />
      ))}
    </section>
  )
}
