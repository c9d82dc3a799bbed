import { type Catalogue, po as gettext, type Message } from 'gettext-parser'
import { textHash } from '../../check/translations-lock.ts'
import {
  type Batch,
  type Format,
  type ReadingHints,
  type ReturnedFile,
  type Unit,
  UnreadableFile,
} from '../translation-unit.ts'
import { decodedText } from './decoded-text.ts'
import { isFinished } from './work-state.ts'

/** A catalogue of gettext, for Poedit and Weblate. What is to be read again is marked as fuzzy there. */
export const po: Format = {
  endings: ['po', 'pot'],
  write: (batch) => written(writeCatalogue(batch)),
  read: (bytes, hints) => returned(parseCatalogue(bytes, hints)),
  answer(bytes, answers, hints) {
    const catalogue = parseCatalogue(bytes, hints)
    const told = listMessages(catalogue).map((message, index) => withAnswer(message, answers.get(index + 1)))
    return written({ ...catalogue, translations: byContext([header, ...told]) })
  },
}

/** The message whose text gettext makes of the headers. */
const header: Message = { msgid: '', msgstr: [''] }

/** What the comment begins with that has the hash of the present translation. */
const presentMark = 'present: '

function writeCatalogue({ from, to, units }: Batch): Catalogue {
  const headers = {
    'Content-Type': 'text/plain; charset=UTF-8',
    'Content-Transfer-Encoding': '8bit',
    'MIME-Version': '1.0',
    Language: to.tag.replace('-', '_'),
    'X-Source-Language': from.tag.replace('-', '_'),
  }
  return { charset: 'utf-8', headers, translations: byContext([header, ...units.map(writeMessage)]) }
}

function writeMessage({ id, source, present, state, before, note, limit, page, terms }: Unit): Message {
  const notes = [note, ...(limit === undefined ? [] : [`max. ${limit}`]), ...terms, presentMark + textHash(present)]
  const isFuzzy = present !== '' && state !== 'done'
  return {
    msgctxt: id,
    msgid: source,
    msgstr: [present],
    comments: {
      extracted: notes.filter((line) => line !== '').join('\n'),
      ...(page !== undefined && { reference: encodeURI(page) }),
      ...(isFuzzy && { flag: 'fuzzy' }),
      ...(isFuzzy && before !== undefined && { previous: `msgid ${JSON.stringify(before)}` }),
    },
  }
}

function byContext(messages: readonly Message[]): Catalogue['translations'] {
  return Object.fromEntries(messages.map((message) => [message.msgctxt ?? '', { [message.msgid]: message }]))
}

/** Its messages in their order, without that of the headers. */
function listMessages({ translations }: Catalogue): Message[] {
  return Object.values(translations)
    .flatMap((messages) => Object.values(messages))
    .filter(({ msgid, msgctxt }) => msgid !== '' || msgctxt !== undefined)
}

function written(catalogue: Catalogue): Uint8Array {
  return gettext.compile({ ...catalogue, charset: 'utf-8' }, { foldLength: 0 })
}

function parseCatalogue(bytes: Uint8Array, hints?: ReadingHints): Catalogue {
  const declared = /charset=([\w.-]+)/i.exec(Buffer.from(bytes).toString('latin1'))?.[1]
  const { text } = decodedText(bytes, hints, declared)
  if (!/^msgid /m.test(text)) throw new UnreadableFile('type')
  try {
    const read = gettext.parse(Buffer.from(text.replace(/charset=[\w.-]+/i, 'charset=utf-8')), {
      defaultCharset: 'utf-8',
    })
    // One without a head has no headers at all, and of one that was cut off the last message may have no translation.
    const catalogue = { ...read, headers: read.headers ?? {} }
    if (listMessages(catalogue).some(({ msgstr }) => !Array.isArray(msgstr))) throw new Error('msgid without msgstr')
    return catalogue
  } catch (error) {
    throw new UnreadableFile('broken', (error as Error).message)
  }
}

function returned(catalogue: Catalogue): ReturnedFile {
  const rows = listMessages(catalogue).map(({ msgctxt = '', msgid, msgstr: [translation = ''], comments }, index) => {
    const said = isFinished({ state: 'translated', detail: comments?.flag })
    const present = comments?.extracted?.split('\n').find((line) => line.startsWith(presentMark))
    return {
      row: index + 1,
      id: msgctxt,
      source: msgid,
      translation,
      ...(present && { present: present.slice(presentMark.length) }),
      isConfirmed: translation !== '' && said === true,
      isUnfinished: said === false,
    }
  })
  const headerLanguage = (name: string) => catalogue.headers[name]?.replace('_', '-') || undefined
  return { rows, to: headerLanguage('Language'), from: headerLanguage('X-Source-Language') }
}

function withAnswer(message: Message, answer: string | undefined): Message {
  const own = (message.comments?.translator ?? '')
    .split('\n')
    .filter((line) => line !== '' && !line.startsWith('answer: '))
  const translator = [...own, ...(answer ? [`answer: ${answer.replaceAll('\n', ' ')}`] : [])].join('\n')
  const { translator: _, ...comments } = message.comments ?? {}
  return { ...message, comments: { ...comments, ...(translator !== '' && { translator }) } }
}
