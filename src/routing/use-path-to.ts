import { usePage, useShell } from '../content/site-context.tsx'

/** The path of a page, by its key, in the current locale; empty where the page is switched off. */
export function usePathTo(): (key: string) => string {
  const shell = useShell()
  const page = usePage()
  return (key) => {
    const nav = [...shell.header.links, ...shell.footer.links, ...shell.footer.services]
    return page?.links[key] ?? nav.find((link) => link.key === key)?.path ?? ''
  }
}
