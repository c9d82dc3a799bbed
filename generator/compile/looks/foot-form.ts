import type { FormSection } from '../../../schema/sections/form.ts'
import type { ShownSection } from '../../../src/content/page-content.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { compileForm } from '../sections/form-content.ts'
import { footSection } from './foot-section.ts'

/** The form with which the foot of a page begins, as its last section: none where one of its sections has the same form, and none that was just sent on the page that says thank you. */
export function footForm(
  projection: LocaleProjection,
  key: string,
  sections: readonly ShownSection[],
): ShownSection<'form'> | undefined {
  const section = footSection(projection.config, projection.locale)
  if (!section) return undefined
  const shownForm = compileForm(projection, section.form)
  const isShown = sections.some((other) => 'shownForm' in other && other.shownForm?.key === shownForm.key)
  if (isShown || projection.config.forms[shownForm.key]?.thanks === key) return undefined
  const shown = projection.plain('Section', { kind: 'form', title: section.title } as FormSection)
  const { title } = shown as unknown as ShownSection<'form'>
  return { kind: 'form', id: 'footer-form', layoutClasses: 'site-footer-form', title, shownForm, details: {} }
}
