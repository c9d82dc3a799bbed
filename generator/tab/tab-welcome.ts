import { Buffer } from 'buffer'
import * as server from 'site-server'
import type { WelcomeAnswers } from '../../src/welcome/protocol.ts'
import type { Answers } from '../edit/server/find-answer.ts'
import { LookPictures } from '../edit/welcome/look-pictures.ts'
import { Welcome } from '../edit/welcome/welcome.ts'
import { welcomeRequests } from '../edit/welcome/welcome-requests.ts'
import { fileExists, readText, writeBytes } from './ports/memory-files.ts'
import { answersFolder } from './site-store.ts'

/** The welcome of a new site in the tab. */
export interface TabWelcome {
  readonly requests: Answers
  readonly pictures: LookPictures
}

const answersFile = `${answersFolder}/answers.json`

/**
 * Begins to ask what a new site needs, or goes on where the last visit has ended.
 *
 * @param make takes the files of the new site, and opens its editor; returns the address of that
 */
export function openWelcome(make: (files: ReadonlyMap<string, Uint8Array>) => Promise<string>): TabWelcome {
  const pictures = new LookPictures(Promise.resolve(server), { answers: answersFolder, looks: '/looks' })
  const welcome = new Welcome(
    {
      steps: ['writing', 'opening'],
      logo: 'logo.svg',
      schema: () => '',
      make: (_name, files, onStep) => {
        onStep('opening')
        return make(new Map([...files].map(([path, content]) => [path, Buffer.from(content)])))
      },
    },
    pictures,
    {
      kept: fileExists(answersFile) ? (JSON.parse(readText(answersFile)) as WelcomeAnswers) : {},
      onAnswer: (answers) => writeBytes(answersFile, Buffer.from(JSON.stringify(answers))),
    },
  )
  return { requests: welcomeRequests(welcome), pictures }
}
