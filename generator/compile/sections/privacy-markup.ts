import type { FormConfig } from '../../../schema/forms.ts'
import type { PrivacySection } from '../../../schema/sections/privacy.ts'
import type { Markup } from '../../../src/content/markup.ts'
import { removeMarks } from '../../../src/content/same-text.ts'
import { privacyFacts } from '../../privacy/privacy-facts.ts'
import { privacyText } from '../../privacy/privacy-text.ts'
import type { LocaleProjection } from '../locale-projection.ts'

/** What a site does with data of its visitors, with what it says itself of them. */
export function privacyMarkup(
  projection: LocaleProjection,
  { laws, keeping, more, reviewed }: Pick<PrivacySection, 'laws' | 'keeping' | 'more' | 'reviewed'>,
): Markup {
  const { config, locale } = projection
  const { address, email } = config.contactDetails
  const place = address?.[locale]?.split('\n') ?? []
  const numbers = Object.entries(config.organization.registration ?? {}).map((entry) => entry.join(' '))
  const text = privacyText(privacyFacts(config), {
    tag: projection.localeTag(),
    laws,
    company: [config.site.name, ...numbers, ...place].map(escaped),
    email: email?.[locale] && mailLink(email[locale]),
    listLabels: (form) => fieldLabels(config.forms[form], locale).map((label) => escaped(removeMarks(label))),
    keeping: keeping?.[locale] && escaped(keeping[locale]),
    reviewed,
    choices: removeMarks(config.messages.consent.choices[locale] ?? ''),
  })
  return projection.markdown([text, more?.[locale] ?? ''].join('\n\n').trim())
}

/** The link to a mailbox. A line may break before the @; otherwise a long address would break at any letter. */
function mailLink(email: string): string {
  return `[${escaped(email).replace('@', '<wbr>@')}](mailto:${removeMarks(email)})`
}

/** The labels of the fields of a form. */
function fieldLabels(form: FormConfig | undefined, locale: string): string[] {
  return form?.fields.map(({ label, name }) => label[locale] || name) ?? []
}

/** Plain text as Markdown, with its special characters escaped. */
function escaped(text: string): string {
  return text.replace(/[\\`*_[\]<>#|~]/g, '\\$&')
}
