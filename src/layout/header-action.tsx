import { useShell } from '../content/site-context.tsx'
import { OutsideLink } from './outside-link.tsx'

/** The button that matters, to a page or to another site. Renders nothing where its page is switched off. */
export function HeaderAction({ className }: { readonly className: string }) {
  const { label, path, url } = useShell().header.action
  if (url !== undefined) {
    return (
      <OutsideLink className={className} href={url}>
        {label}
      </OutsideLink>
    )
  }
  return (
    path && (
      <a className={className} href={path}>
        {label}
      </a>
    )
  )
}
