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
  'url-host': ({ value, host, suggestion }) => ({
    message: `"${cut(value)}" não leva a lugar nenhum: "${cut(host)}" não pode ser o nome de um site.`,
    help: suggestion ? `Você quis dizer "${suggestion}"?` : 'Depois de https:// vem um nome como www.exemplo.com.',
  }),
  'link-refused': ({ url }) => ({
    message: `O link "${cut(url)}" não apareceria na página.`,
    help: 'Um link pode começar com https:, mailto:, tel: ou page:.',
  }),
}
