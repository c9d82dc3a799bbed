/** Small words that one language uses all the time and its neighbours hardly ever. */
const frequent: Readonly<Record<string, ReadonlySet<string>>> = {
  pt: words('não você com uma um para dos das pelo pela são seu sua nós ou mais também à às ao aos é até já muito quem isso este esta e em no na os as do da'),
  es: words('el la los las con una un para del y por su sus usted más también es hasta ya muy quien esto este esta en lo al son nuestro nuestra cada sin'),
  en: words('the and of to in is for with you your we our that this are it on at by from or what when who which be have has not they'),
  fr: words('le la les des une un et pour avec vous votre nous notre est sont dans sur par pas que qui ce cette au aux du ou plus en de'),
  de: words('der die das und für mit sie ihr ihre wir unser ist sind in auf von nicht dass ein eine einen dem den des oder zu im am bei wird'),
  it: words('il lo gli le con una un per del della e di che non è sono nostro più anche questo questa nel nella sul voi vostro come dei delle'),
  nl: words('de het een en van voor met u uw wij ons is zijn in op niet dat die te aan bij ook of om worden wordt naar'),
}

/** The language of a BCP 47 tag. */
export function languageOfTag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? tag
}

/** The one of the languages that a text is surely in; undefined for short texts and in doubt. */
export function likelyLanguage(text: readonly string[], languages: readonly string[]): string | undefined {
  if (text.length < 6) return undefined
  const scores = languages.map((language) => {
    const known = frequent[language]
    const hits = text.filter((word) => known?.has(word))
    return { language, distinct: new Set(hits).size, score: known ? hits.length / text.length : Number.NaN }
  })
  if (scores.some(({ score }) => Number.isNaN(score))) return undefined
  const [first, second] = scores.sort((a, b) => b.score - a.score)
  if (!first || !second || first.distinct < 3 || first.score < 0.25 || first.score < second.score * 2) return undefined
  return first.language
}

function words(list: string): ReadonlySet<string> {
  return new Set(list.split(' '))
}
