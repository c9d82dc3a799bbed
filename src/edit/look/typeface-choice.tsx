import { valueAt } from '../../../schema/value-at.ts'
import type { EditedTypeface } from '../protocol/look.ts'
import type { EditedLocale, Path, SentEdit } from '../protocol/protocol.ts'
import { useOpenFile } from '../state/open-file.ts'
import { useAnswer } from '../state/use-answer.ts'
import { useWords } from '../words/use-words.ts'
import { MissingTypefaces } from './missing-typefaces.tsx'
import { type Pair, TypefacePairs } from './typeface-pairs.tsx'

/** The typefaces of the site; and of each language whose letters they lack, or which has others. */
export function TypefaceChoice() {
  const { state, client, edit } = useOpenFile()
  const { words, fill } = useWords()
  const { value, locales, pages } = state
  const [typefaces] = useAnswer(client, 'GET typefaces', state.version)

  if (!typefaces) return null
  const { families, byLocale, used: common } = typefaces
  const named = valueAt(value, ['theme', 'fonts']) as Partial<Pair> | undefined
  const ownFonts = ({ key }: EditedLocale) => valueAt(value, ['locales', key, 'fonts']) as Partial<Pair> | undefined
  const isApart = (locale: EditedLocale) =>
    ownFonts(locale) !== undefined ||
    ![common.heading, common.text].every((family) => byLocale[locale.key]?.includes(family))
  const apart = locales.filter(isApart)
  const having = (some: readonly EditedLocale[]) =>
    families.filter(({ family }) => some.every(({ key }) => byLocale[key]?.includes(family)))

  function choose(path: Path, { was, now }: { readonly was: Partial<Pair> | undefined; readonly now: Pair }) {
    const parts = (['heading', 'text'] as const).filter((part) => was?.[part] !== now[part])
    const set = (part: 'heading' | 'text'): SentEdit => ({
      do: 'set',
      path: [...path, part],
      was: was?.[part] ?? null,
      value: now[part],
      order: ['heading', 'text'],
    })
    return edit({
      edits: was
        ? parts.map(set)
        : [{ do: 'set', path, was: null, value: now, order: path.includes('theme') ? themeKeys : localeKeys }],
    })
  }

  return (
    <>
      <h3>{words.look.typefaces}</h3>
      {typefaces.missing.length > 0 && <MissingTypefaces families={typefaces.missing} />}
      <TypefacePairs
        label={words.look.typefaces}
        typefaces={alphabets(having(locales.filter((locale) => !apart.includes(locale))))}
        shown={{ heading: String(valueAt(value, ['site', 'name'])), text: words.look.sample }}
        chosen={common}
        onChoose={(now) => choose(['theme', 'fonts'], { was: named, now })}
      />
      {apart.map((locale) => {
        const { key, name, tag } = locale
        const label = fill(words.look.typefacesOf, { language: name })
        return (
          <div key={key}>
            <h3>{label}</h3>
            <TypefacePairs
              label={label}
              typefaces={having([locale])}
              shown={{ heading: name, text: pages.map(({ labels }) => labels[key]).join(' '), lang: tag }}
              chosen={{ ...common, ...ownFonts(locale) }}
              onChoose={(now) => choose(['locales', key, 'fonts'], { was: ownFonts(locale), now })}
            />
          </div>
        )
      })}
    </>
  )
}

/** The keys of the theme, in the order of the schema, around the typefaces. */
const themeKeys = ['color', 'accent', 'fonts', 'direction']

/** The keys of a language, in the order of the schema, around the one that is added. */
const localeKeys = ['name', 'tag', 'country', 'flag', 'prefix', 'fonts', 'draft', 'machineTexts']

/** Those without thousands of signs, where there are some. */
function alphabets(typefaces: readonly EditedTypeface[]): readonly EditedTypeface[] {
  const few = typefaces.filter(({ isWhole }) => !isWhole)
  return few.length > 0 ? few : typefaces
}
