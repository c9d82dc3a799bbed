/** The language of a BCP 47 tag, without script and region: `pt-BR` → `pt`. */
export function languageOfTag(tag: string): string {
  return tag.split('-')[0]?.toLowerCase() ?? tag
}
