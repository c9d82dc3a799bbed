import type { KindOf } from '../section-parts.ts'
import type { ViewsOf } from '../section-views.ts'
import { ContactView } from './contact-view.tsx'
import { FormView } from './form-view.tsx'
import { NewsletterView } from './newsletter-view.tsx'

/** The views of this part of the app. */
export const formViews: ViewsOf<KindOf<'form'>> = {
  form: FormView,
  contact: ContactView,
  newsletter: NewsletterView,
}
