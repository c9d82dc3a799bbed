import { changed, checkText } from '../../diagnostics/check-example.ts'

/** What is said of the second site with changes: the code of each problem with the path of its place. */
export function found(...changes: readonly (readonly [string, string])[]): string[] {
  return checkText(changed(changes)).map(({ code, path }) => `${code} ${path.join('.')}`)
}
