import type { MessagesOf } from '../../words.ts'
import { lineList, meant, timesAt } from '../phrases.pt.ts'
import { cut } from '../phrases.ts'
import type { PageCodes } from './codes.ts'

/** Pages and services, and what names them: the messages in Portuguese. */
export const pt: MessagesOf<PageCodes> = {
  'home-count': ({ count }) => ({
    message: count === 0 ? 'Nenhuma página é a página inicial.' : `Há ${count} páginas iniciais.`,
    help: 'Deve haver exatamente uma página ligada com "kind: home".',
  }),
  'key-shared': ({ key }, { line }) => ({
    message: `"${key}" já é a chave de uma página (linha ${line}).`,
    help: 'Páginas e serviços não podem ter a mesma chave: escolha outra para este serviço.',
  }),
  'page-unknown': ({ value, suggestion, allowed, places, isEntry, instead }, { line, lines }) => ({
    message: `Nenhuma página ou serviço se chama "${value}"${timesAt(places, lines)}.`,
    help: instead
      ? `Para levar a um endereço da web, troque a chave desta linha por "${instead}:".`
      : `${places === 1 && line > 0 ? `Você quis dizer "${suggestion}" (linha ${line})? Um dos dois nomes tem um erro.` : meant(suggestion, allowed)}${isEntry ? ' Se você a tirou do site, tire-a também desta lista.' : ''}`,
  }),
  'page-renamed': ({ key, wanted, places }, { lines }) => ({
    message: `Nenhuma página ou serviço se chama "${wanted}", mas ${places} lugares levam até lá (${lineList(lines)}).`,
    help: `Será que esta deveria se chamar "${wanted}" em vez de "${key}"?`,
  }),
  'entry-repeated': ({ value, isCopy }, { line }) => ({
    message: `"${cut(value)}" já está nesta lista (linha ${line}): apareceria duas vezes.`,
    help: isCopy
      ? 'Se um dos dois é uma cópia, escreva o que ele deve dizer, em cada idioma. Se não, apague-o.'
      : 'Tire um dos dois.',
  }),
  'page-not-a-service': ({ value }) => ({
    message: `"${value}" é uma página, não um serviço.`,
    help: 'Escreva uma chave que está em "services:".',
  }),
  'reuse-target': ({ value, reason }) => ({
    message:
      reason === 'service'
        ? `"${value}" é um serviço; só uma página pode ser mostrada de novo.`
        : `"${value}" já mostra outra página.`,
    help: 'Escreva a página de "pages:" que tem o conteúdo.',
  }),
  'page-unreachable': ({ key }) => ({
    message: `Nada leva à página "${key}".`,
    help: 'Ponha-a no menu ou em um link de outra página, ou desligue-a com "enabled: false".',
  }),
  'buttons-gone': ({ buttons }, { lines }) => ({
    message: `Esta página está desligada: ${buttons === 1 ? 'um botão que levava a ela não aparece mais' : `${buttons} botões que levavam a ela não aparecem mais`} (${buttons === 1 ? 'linha' : 'linhas'} ${lines.join(', ')}).`,
    help: `${buttons === 1 ? 'Faça-o' : 'Faça-os'} levar a outra página ou diga em "ignore:" que é assim mesmo.`,
  }),
}
