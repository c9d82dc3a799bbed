import type { EditedPage } from '../protocol/protocol.ts'

/** The path at which a page is shown: in a language, or where it has none in that, in any. */
export function pageAddress(page: Pick<EditedPage, 'paths'> | undefined, locale: string): string {
  const paths = page?.paths ?? {}
  return paths[locale] ?? Object.values(paths)[0] ?? '/'
}
