/** Small words that one language uses all the time and its neighbours hardly ever. */
const frequent: Readonly<Record<string, ReadonlySet<string>>> = {
  pt: words(
    'não você com uma um para dos das pelo pela são seu sua nós ou mais também à às ao aos é até já muito quem isso este esta e em no na os as do da',
  ),
  es: words(
    'el la los las con una un para del y por su sus usted más también es hasta ya muy quien esto este esta en lo al son nuestro nuestra cada sin',
  ),
  en: words(
    'the and of to in is for with you your we our that this are it on at by from or what when who which be have has not they',
  ),
  fr: words(
    'le la les des une un et pour avec vous votre nous notre est sont dans sur par pas que qui ce cette au aux du ou plus en de',
  ),
  de: words(
    'der die das und für mit sie ihr ihre wir unser ist sind in auf von nicht dass ein eine einen dem den des oder zu im am bei wird',
  ),
  it: words(
    'il lo gli le con una un per del della e di che non è sono nostro più anche questo questa nel nella sul voi vostro come dei delle',
  ),
  nl: words(
    'de het een en van voor met u uw wij ons is zijn in op niet dat die te aan bij ook of om worden wordt naar',
  ),
}

/** In fewer words no language is told. */
const wordsToTell = 6

/** The length of the longest small word. */
const longestFrequent = Math.max(...Object.values(frequent).flatMap((known) => [...known].map(({ length }) => length)))

/** The language of a BCP 47 tag. */
export function languageOfTag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? tag
}

/** Whether a text has a small word of its language, at a quick look: only words that spaces part are seen. */
export function hasSmallWord({ text, language }: { readonly text: string; readonly language: string }): boolean {
  const known = frequent[language]
  if (!known) return false
  for (let start = 0, space = text.indexOf(' '); space !== -1; start = space + 1, space = text.indexOf(' ', start))
    if (space - start <= longestFrequent && known.has(text.slice(start, space))) return true
  return false
}

/** How many of the words are small ones of a language. */
export function smallWordsIn(words: readonly string[], language: string): number {
  const known = frequent[language]
  return known ? words.filter((word) => known.has(word)).length : 0
}

/** Whether a text begins in a language, at a quick look: two of its first dozen words are that language's small ones, or it is short. */
export function seemsToBe(language: string, text: string): boolean {
  const known = frequent[language]
  if (!known) return true
  let hits = 0
  let start = 0
  for (let words = 1; words <= 12; words++) {
    const space = text.indexOf(' ', start)
    if (space === -1) return words < wordsToTell
    if (space - start <= longestFrequent && known.has(text.slice(start, space)) && ++hits === 2) return true
    start = space + 1
  }
  return false
}

/** The other language that a text is surely in; undefined for short texts, in doubt, and for texts in their own language. */
export function likelyLanguage(
  text: readonly string[],
  { own, languages }: { own: string; languages: readonly string[] },
): string | undefined {
  if (text.length < wordsToTell) return undefined
  const ownScore = scoreOf(text, own)?.share ?? 1
  if (ownScore > 0.15) return undefined
  return languages.find((language) => {
    const score = language === own ? undefined : scoreOf(text, language)
    return score && score.distinct >= 3 && score.share >= 0.25 && score.share >= 2 * ownScore
  })
}

function scoreOf(text: readonly string[], language: string): { share: number; distinct: number } | undefined {
  const known = frequent[language]
  if (!known) return undefined
  let hits = 0
  const distinct = new Set<string>()
  for (const word of text) {
    if (!known.has(word)) continue
    hits++
    distinct.add(word)
  }
  return { share: hits / text.length, distinct: distinct.size }
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
