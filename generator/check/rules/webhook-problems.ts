import { atValue, type Problem } from '../../diagnostics/problem.ts'

/** Where n8n waits for a lead only while somebody tests a flow in its editor. */
const testAddress = '/webhook-test/'

/** Hosts that only this computer, or its network, knows. */
const nearby =
  /^(?:localhost|.*\.local(?:host)?|(?:127|10)(?:\.\d+){3}|192\.168(?:\.\d+){2}|172\.(?:1[6-9]|2\d|3[01])(?:\.\d+){2}|0\.0\.0\.0|\[::1\])$/

/** Forms and chats that people open in a browser. What is posted to them from another site is refused. */
const pages = [
  /^https:\/\/docs\.google\.com\/(?:forms|spreadsheets)\//,
  /^https:\/\/(?:forms\.gle|forms\.office\.com|wa\.me|api\.whatsapp\.com|chat\.whatsapp\.com|t\.me)\//,
]

/** A webhook to which visitors cannot send. */
export function webhookProblems(webhook: unknown): Problem[] {
  if (typeof webhook !== 'string') return []
  const path = ['contactForm', 'webhook']
  if (webhook.includes(testAddress)) {
    const parameters = { value: webhook, suggestion: webhook.replace(testAddress, '/webhook/') }
    return [atValue('webhook-test', path, { parameters, word: testAddress })]
  }
  if (nearby.test(hostOf(webhook))) return [atValue('webhook-test', path, { parameters: { value: webhook } })]
  return pages.some((page) => page.test(webhook))
    ? [atValue('webhook-page', path, { parameters: { value: webhook } })]
    : []
}

/** The host of an address; empty for a path. */
function hostOf(webhook: string): string {
  return /^https?:\/\/(\[[^\]]*\]|[^/:]+)/.exec(webhook)?.[1]?.toLowerCase() ?? ''
}
