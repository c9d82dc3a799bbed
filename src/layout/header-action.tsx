import { useShell } from '../content/site-context.tsx'
import { ExternalLink } from '../routing/external-link.tsx'

/** The main button of the header, a link to a page or to another site. Renders nothing if its page is switched off. */
export function HeaderAction({ className }: { readonly className: string }) {
  const { label, path, url } = useShell().header.action
  if (url !== undefined) {
    return (
      <ExternalLink className={className} href={url}>
        {label}
      </ExternalLink>
    )
  }
  if (path === undefined) return null
  return (
    <a className={className} href={path}>
      {label}
    </a>
  )
}
