import { fileLimits } from '../../../src/contact/file-limits.ts'
import type { CompleteForm, FormContent, FormField } from '../../../src/content/page-content.ts'
import { describeCaptcha } from '../../captchas/read-captcha.ts'
import { describeReceiver, leadBack } from '../../receivers/receivers.ts'
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
    fields: fields.map((field) => withSize(field, projection.localeTag())),
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

/** A field for files with the size of the largest in words: a browser may write it in another way. */
function withSize(field: FormField, tag: string): FormField {
  if (field.type !== 'file') return field
  const { maxFiles, maxBytes } = fileLimits(field)
  const size = fileSize(maxBytes, tag)
  return { ...field, size: maxFiles > 1 ? `${maxFiles} × ${size}` : size }
}
