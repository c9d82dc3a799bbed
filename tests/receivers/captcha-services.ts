import type { Asked, FormService, Handled } from './form-services.ts'

/** A script as the services document it: an object with `render`, `execute` and `reset`, which calls what `onload` names once it is there. */
const widgetScript = (api: string, frame: string) => `
const widgets = []
window.${api} = {
  render(place, options) {
    const shown = document.createElement('div')
    shown.innerHTML = '<p>${api} speaks ' + (options.language ?? options.hl) + '</p>'
    shown.append(Object.assign(document.createElement('iframe'), { src: '${frame}', title: '${api}' }))
    place.append(shown)
    return String(widgets.push(options) - 1)
  },
  execute: (id) => setTimeout(() => widgets[id].callback('person-' + crypto.randomUUID())),
  reset() {},
}
window[new URL(document.currentScript.src).searchParams.get('onload')]()
`

const answer = (type: string, body: string): Handled => ({
  answer: { status: 200, headers: { 'content-type': type }, body, keeps: false },
})

const used = new Set<string>()

/** An answer is right once, for whoever has the secret. */
function verify({ body }: Asked): Handled {
  const { secret, response = '' } = Object.fromEntries(new URLSearchParams(body))
  const codes = [
    ...(secret === 'secret of the service' ? [] : ['invalid-input-secret']),
    ...(response.startsWith('person-') ? [] : ['invalid-input-response']),
    ...(used.has(response) ? ['timeout-or-duplicate'] : []),
  ]
  used.add(response)
  return answer('application/json', JSON.stringify({ success: codes.length === 0, 'error-codes': codes }))
}

const service = (host: string, paths: Readonly<Record<string, (asked: Asked) => Handled>>): FormService => ({
  host,
  handle(asked, fault) {
    const handle = fault === 'blocked' ? undefined : paths[asked.path.split('?')[0] ?? '']
    return handle?.(asked) ?? { answer: { status: 404, keeps: false } }
  },
})
const frame = () => answer('text/html', '<title>Check</title>')

/**
 * Turnstile (https://developers.cloudflare.com/turnstile/get-started/) and hCaptcha (https://docs.hcaptcha.com), as their documentation has them; each
 * on its hosts.
 */
export const captchaHosts: readonly FormService[] = [
  service('challenges.cloudflare.com', {
    '/turnstile/v0/api.js': () =>
      answer('text/javascript', widgetScript('turnstile', 'https://challenges.cloudflare.com/frame')),
    '/frame': frame,
    '/turnstile/v0/siteverify': verify,
  }),
  service('js.hcaptcha.com', {
    '/1/api.js': () => answer('text/javascript', widgetScript('hcaptcha', 'https://newassets.hcaptcha.com/frame')),
  }),
  service('newassets.hcaptcha.com', { '/frame': frame }),
  service('api.hcaptcha.com', { '/siteverify': verify }),
]
