import type { Captcha } from '../../../schema/captcha.ts'
import type { AutoReply } from '../../../schema/forms.ts'
import type { LocalisedText } from '../../../schema/texts.ts'
import { consentNames } from '../../../src/contact/sending/consent-names.ts'
import { leadNames } from '../../../src/contact/sending/lead-names.ts'
import { fileLimits } from '../../../src/contact/values/file-limits.ts'
import type { CompleteForm } from '../../../src/content/page-content.ts'
import { captchaServices } from '../../captchas/read-captcha.ts'
import { asciiDomain } from '../../lib/addresses/email-addresses.ts'
import { withoutLanguageMarks } from '../../lib/markdown/language-marks.ts'
import { nullObject } from '../../lib/plain-map.ts'
import { describeReceiver, formActions, netlifyName } from '../../receivers/receivers.ts'
import type { CompleteConfig } from '../complete-config.ts'
import type { LeadReceiver, MailAnswer, MailCaptcha, MailForm, PostedForm, TakenFiles } from '../site-model.ts'

/** What receives the leads of each form, and what its host has to know of it. */
export function leadReceivers({ forms, site, defaultLocale, contactDetails }: CompleteConfig): LeadReceiver[] {
  return Object.entries(forms).map(([key, form]) => {
    const receiver = describeReceiver(key, form, site.folder)
    return {
      form: key,
      to: form.deliver.to,
      address: receiver.address,
      conversionType: form.conversionType,
      required: form.fields.filter(isRequired).map(({ name }) => name),
      ...takenFiles(form),
      ...(form.proofOfWork && { proofOfWork: true }),
      ...(form.captcha && { captchaField: captchaServices[form.captcha.service].field }),
      ...(form.honeypot !== undefined && { honeypot: form.honeypot }),
      formActions: formActions(form.deliver.to, receiver),
      ...(form.deliver.to === 'netlify' && {
        posted: postedForm(netlifyName(form.deliver, key), form, receiver.copies),
      }),
      ...(form.deliver.to === 'email' && {
        mail: mailForm(form, form.deliver, {
          name: site.name,
          locale: defaultLocale,
          emails: contactDetails.email,
        }),
      }),
    }
  })
}

/** Whether a lead must have a field, whatever else it says. */
function isRequired({ required, showWhen }: CompleteForm['fields'][number]): boolean {
  return required !== undefined && showWhen === undefined
}

/** The fields for files. */
function takenFiles({ fields }: CompleteForm): Pick<LeadReceiver, 'files'> {
  const files = fields.flatMap((field): [string, TakenFiles][] =>
    field.type === 'file' ? [[field.name, { accept: field.accept, ...fileLimits(field) }]] : [],
  )
  return files.length > 0 ? { files: nullObject(files) } : {}
}

/** All that the site sends of a form, and what a browser without JavaScript sends. */
function postedForm(name: string, { fields, honeypot, thanks }: CompleteForm, copies: object = {}): PostedForm {
  const others = [
    ...Object.keys(copies),
    ...fields.flatMap(consentNames),
    ...leadNames,
    ...(honeypot === undefined ? [] : [honeypot]),
  ]
  const own = fields.map((field) => ({ name: field.name, type: field.type }))
  return {
    name,
    ...(honeypot !== undefined && { honeypot }),
    ...(thanks !== undefined && { hasThanks: true as const }),
    fields: [...own, ...others.map((other) => ({ name: other, type: 'text' }))],
  }
}

type EmailDelivery = Extract<CompleteForm['deliver'], { to: 'email' }>

/** A sender with its domain in ASCII: `Our site <site@…>`. */
function asciiSender(sender: string): string {
  const [, name = '', email = sender, end = ''] = /^(.*<)?([^<>]+)(>)?$/.exec(sender) ?? []
  return name + asciiDomain(email) + end
}

/** The company reads its leads in its own language. */
function mailForm(
  { fields, honeypot, autoReply, captcha }: CompleteForm,
  { provider, sender, recipients, subject }: EmailDelivery,
  company: { readonly name: string; readonly locale: string; readonly emails: LocalisedText | undefined },
): MailForm {
  return {
    provider,
    from: asciiSender(sender),
    recipients: recipients.map(asciiDomain),
    subject: subject ?? company.name,
    ...(honeypot !== undefined && { honeypot }),
    ...(captcha && { captcha: mailCaptcha(captcha.service) }),
    fields: fields.flatMap((field) => [
      {
        name: field.name,
        label: withoutLanguageMarks(field.label[company.locale] ?? field.name),
        type: field.type,
        isRequired: isRequired(field),
        ...('maxLength' in field && field.maxLength !== undefined && { maxLength: field.maxLength }),
      },
      ...consentNames(field).map((name) => ({ name, label: name, type: 'text', isRequired: false })),
    ]),
    ...(autoReply && { answers: visitorAnswers(autoReply, company.emails) }),
  }
}

function mailCaptcha(key: Captcha['service']): MailCaptcha {
  const { name, field, secret, verify } = captchaServices[key]
  return { service: name, field, secret, ...(verify !== undefined && { verify }) }
}

/** The answers to visitors in the languages that have one. What they answer goes to the company, if its address is known. */
function visitorAnswers({ subject, text }: AutoReply, emails: LocalisedText = {}): Record<string, MailAnswer> {
  const answers = Object.entries(text).flatMap(([locale, words]) => {
    const [title, email] = [subject[locale], emails[locale]]
    if (title === undefined) return []
    const replyTo = email === undefined ? {} : { replyTo: asciiDomain(email) }
    const answer = { subject: withoutLanguageMarks(title), text: withoutLanguageMarks(words), ...replyTo }
    return [[locale, answer] as const]
  })
  return nullObject(answers)
}
