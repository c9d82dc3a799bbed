import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.pt.ts'
import { cut } from '../phrases.ts'
import type { LinkCodes } from './codes.ts'

/** Links within texts: the messages in Portuguese. */
export const pt: MessagesOf<LinkCodes> = {
  'link-unknown': ({ value, suggestion, allowed }) => ({
    message: `O link "${cut(value)}" não leva a lugar nenhum.`,
    help: meant(suggestion, allowed),
  }),
  'link-insecure': ({ url }) => ({
    message: `"${cut(url)}" não é um endereço seguro.`,
    help: 'Escreva https:// em vez de http://.',
  }),
  'link-refused': ({ url }) => ({
    message: `O link "${cut(url)}" não apareceria na página.`,
    help: 'Um link pode começar com https:, mailto:, tel: ou page:.',
  }),
}
