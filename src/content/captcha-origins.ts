import type { CaptchaOrigins } from '../contact/captcha/form-captcha.ts'
import type { AnyPageModule } from './page-content.ts'

/** The origins of the services that tell people from machines in the forms of a page: its policy has to allow them. */
export function captchaOrigins({ content }: Pick<AnyPageModule, 'content'>): Required<CaptchaOrigins> {
  const used = content.sections.flatMap((section) => {
    const form = 'shownForm' in section ? section.shownForm : undefined
    return form?.captcha ? [form.captcha.origins] : []
  })
  const all = (kind: keyof CaptchaOrigins) => [...new Set(used.flatMap((origins) => origins[kind] ?? []))]
  return { scripts: all('scripts'), frames: all('frames'), styles: all('styles'), connections: all('connections') }
}
