import type { TextLink } from '../../../schema/forms.ts'
import type { Content } from '../../content/page-content.ts'
import { PageLink } from '../../routing/page-link.tsx'

/** The link at the end of a line of the form. Renders nothing where the line has none, or its page is switched off. */
export function EndLink({ link }: { readonly link: Content<TextLink> | undefined }) {
  if (!link) return null
  return (
    <>
      {' '}
      <PageLink className="contact-form-link" page={link.page}>
        {link.label}
      </PageLink>
    </>
  )
}
