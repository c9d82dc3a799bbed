import type { Shell } from '../content/shell-content.ts'
import { usePage, useShell } from '../content/site-context.tsx'

/** The path of a page, by its key, in the current locale; undefined where the page is switched off. */
export function usePathTo(): (key: string) => string | undefined {
  const shell = useShell()
  const page = usePage()
  return (key) => page?.links[key] ?? pathInMenus(shell, key)
}

function pathInMenus({ header, footer }: Shell, key: string): string | undefined {
  return [...header.links, ...footer.links, ...footer.services].find((link) => link.key === key)?.path
}
