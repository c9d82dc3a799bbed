import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.pt.ts'
import type { BlogCodes } from './codes.ts'

/** The blog: the messages in Portuguese. */
export const pt: MessagesOf<BlogCodes> = {
  'category-unknown': ({ value, suggestion, allowed }) => ({
    message: `Nenhuma categoria se chama "${value}".`,
    help: meant(suggestion, allowed),
  }),
  'category-unused': ({ key }) => ({
    message: `Nenhum artigo está na categoria "${key}".`,
    help: 'Apague-a ou use-a em um artigo.',
  }),
  'article-repeated': ({ id }, { line }) => ({
    message: `Outro artigo já tem o número ${id} (linha ${line}).`,
    help: 'Escolha um número livre.',
  }),
  'date-future': ({ date, today }) => ({
    message: `${date} ainda não chegou: hoje é ${today}.`,
    help: 'Confira o ano, o mês e o dia. O artigo aparece assim que o site é gerado, seja qual for a data.',
  }),
}
