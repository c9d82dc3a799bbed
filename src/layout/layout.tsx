import type { ReactNode } from 'react'
import { PageLink } from '../routing/page-link.tsx'
import { useShell } from '../content/site-context.tsx'
export function Layout({ children }: { readonly children: ReactNode }) {
  const shell = useShell()
  return <><header>{shell.header.links.map((l) => <PageLink key={l.key} page={l.key}>{l.label}</PageLink>)}</header><main>{children}</main><footer>{shell.footer.rights}</footer></>
}
