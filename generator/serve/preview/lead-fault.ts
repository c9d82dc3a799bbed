import type { ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'

const slownessMs = 5000

/** The ways in which a receiver of leads can fail; true where the request needs no other answer. */
const faults = {
  /** Works. */
  none: () => false,
  /** Answers late. */
  slow: () => sleep(slownessMs, false),
  /** Answers with an error of its own. */
  fail: (response) => end(response, 500),
  /** Asks to come back later. */
  busy: (response) => end(response.setHeader('retry-after', '1'), 429),
  /** Refuses what it gets. */
  refuse: (response) => end(response, 400),
  /** Answers with a page, as a captcha or a proxy does. */
  page: (response) => end(response.setHeader('content-type', 'text/html'), 200),
  /** Closes the connection without an answer. */
  drop: (response) => response.destroy() !== undefined,
  /** Never answers. */
  silent: () => true,
} satisfies Record<string, (response: ServerResponse) => boolean | Promise<boolean>>

/** The name of a fault. */
export type LeadFault = keyof typeof faults

/** Whether a word names a fault. */
export function isLeadFault(word: string): word is LeadFault {
  return Object.hasOwn(faults, word)
}

/** Simulates a fault. Returns whether the request needs no other answer. */
export async function misbehave(fault: LeadFault, response: ServerResponse): Promise<boolean> {
  return faults[fault](response)
}

function end(response: ServerResponse, status: number): true {
  response.writeHead(status).end()
  return true
}
