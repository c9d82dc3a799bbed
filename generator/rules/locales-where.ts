const none: readonly string[] = []

/** The locales whose text satisfies a predicate. Usually there are none, and nothing is allocated. */
export function localesWhere(
  value: Readonly<Record<string, string>>,
  isMeant: (text: string) => boolean,
): readonly string[] {
  let found = none
  for (const locale in value) if (isMeant(value[locale] as string)) found = [...found, locale]
  return found
}
