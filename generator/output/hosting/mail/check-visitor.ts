import type { MailCaptcha } from '../../../compile/site-model.ts'
import { type Challenge, isSolved, setChallenge } from './challenges.ts'
import type { Environment } from './mail-providers.ts'
import { MailRefusal } from './refusal.ts'

const longestMs = 3000

/** Throws unless a person has written a lead, as far as the service of the form knows. */
export async function checkVisitor(answer: unknown, captcha: MailCaptcha, environment: Environment): Promise<void> {
  const key = readSecret(captcha, environment)
  const isPerson = captcha.verify ? await ask(String(answer), key, captcha) : await isSolved(answer, key, Date.now())
  if (!isPerson) throw new MailRefusal(400, `${captcha.service} does not know that a person has written`)
}

/** The computation that a browser does before it sends a form. */
export function challengeFor(captcha: MailCaptcha | undefined, environment: Environment): Promise<Challenge> {
  if (!captcha || captcha.verify) throw new MailRefusal(405, 'Only POST', { allow: 'POST' })
  return setChallenge(readSecret(captcha, environment), Date.now())
}

function readSecret({ secret }: MailCaptcha, environment: Environment): string {
  const key = environment[secret]?.trim()
  if (!key) throw new MailRefusal(424, `The environment variable ${secret} is not set`)
  return key
}

async function ask(response: string, secret: string, { service, verify = '' }: MailCaptcha): Promise<boolean> {
  const answer = await fetch(verify, {
    method: 'POST',
    body: new URLSearchParams({ secret, response }),
    signal: AbortSignal.timeout(longestMs),
  }).catch(() => {
    throw new MailRefusal(502, `${service} could not be reached`)
  })
  const said = await answer.json().catch(() => undefined)
  const codes = Array.isArray(said?.['error-codes']) ? said['error-codes'].join() : ''
  if (/secret/.test(codes)) throw new MailRefusal(424, `${service} does not accept the secret`)
  if (typeof said?.success !== 'boolean') throw new MailRefusal(502, `${service} answered with ${answer.status}`)
  return said.success
}
