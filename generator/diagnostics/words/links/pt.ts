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
  'link-anchor': ({ target, anchor }) => ({
    message: `O link "${cut(target)}" não leva a nenhuma parte da página: nenhum texto tem uma chamada "${cut(anchor)}".`,
    help: `Os títulos não ganham esse nome sozinhos. Escreva o título como <h2 id="${cut(anchor)}">…</h2> ou tire "#${cut(anchor)}" do link.`,
  }),
  'place-repeated': ({ name }, { line }) => ({
    message: `Outra parte desta página também se chama "${cut(name)}" (linha ${line}): os links só levam à primeira.`,
    help: 'Dê outro id a uma delas, também nos links que levam a ela.',
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
