import { fileLimits } from '../../../src/contact/values/file-limits.ts'
import type { CompleteForm, FormContent, FormField } from '../../../src/content/page-content.ts'
import { describeCaptcha } from '../../captchas/read-captcha.ts'
import { describeReceiver, leadBack } from '../../receivers/receivers.ts'
import { closedDays } from '../contact/opening-times.ts'
import type { LocaleProjection } from '../locale-projection.ts'
import { fileSize } from './file-facts.ts'

/** A form; the only one, where its key is left out. */
export function compileForm(projection: LocaleProjection, name?: string): FormContent {
  const { forms } = projection.config
  const key = name ?? Object.keys(forms)[0] ?? ''
  const form = forms[key]
  if (!form) throw new Error('A page shows a form, but there is none')
  const { fields, autoReply: _reply, captcha: _captcha, ...content } = projection.plain('FormConfig', form)
  const receiver = describeReceiver(key, form, projection.config.site.folder)
  return {
    ...content,
    key,
    fields: fields.map((field) => withFacts(field, projection)),
    ...(form.fields.some(({ newStep }) => newStep !== undefined) && {
      stepWords: projection.plain('Messages', { formSteps: projection.config.messages.formSteps }).formSteps,
    }),
    ...(form.captcha && {
      captcha: describeCaptcha(form.captcha, {
        tag: projection.localeTag(),
        challenge: receiver.address,
        words: projection.plain('Messages', { captcha: projection.config.messages.captcha }).captcha,
      }),
    }),
    deliver: {
      ...receiver,
      ...(receiver.isNative && form.thanks !== undefined && leadToThanks(projection, form.deliver.to, form.thanks)),
    },
  } as FormContent
}

/** How the receiver leads a browser without JavaScript to the page that says thank you, if that is there. */
function leadToThanks(projection: LocaleProjection, to: CompleteForm['deliver']['to'], page: string) {
  const path = projection.pathTo(page)
  return path === undefined ? {} : leadBack(to, { path, address: projection.config.site.url + path })
}

/**
 * A field with what its type needs to know: for files, the size of the largest in words, which a browser may write in another way; for a day on which
 * the company is open, those on which it is not.
 */
function withFacts(field: FormField, projection: LocaleProjection): FormField {
  if (field.type === 'day' && field.onlyOpen) {
    const { onlyOpen: _said, ...others } = field
    return { ...others, closed: closedDays(projection.config.contactDetails, projection.context.today) }
  }
  if (field.type !== 'file') return field
  const { maxFiles, maxBytes } = fileLimits(field)
  const size = fileSize(maxBytes, projection.localeTag())
  return { ...field, size: maxFiles > 1 ? `${maxFiles} × ${size}` : size }
}
