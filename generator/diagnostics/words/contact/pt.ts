import type { MessagesOf } from '../../words.ts'
import { cut, quoted } from '../phrases.ts'
import type { ContactCodes } from './codes.ts'

/** The contact details: the messages in Portuguese. */
export const pt: MessagesOf<ContactCodes> = {
  'phone-form': ({ value }) => ({
    message: `"${cut(value)}" não é um telefone completo.`,
    help: 'Com o código do país e o DDD, são de 8 a 15 algarismos, como +55 11 90000-0000. Escreva um número só, sem palavras.',
  }),
  'phone-prefix': ({ value, prefix, dialled, slip }) => ({
    message: {
      zero: `"${cut(value)}" começa com 0; os links ligam para ${dialled}, sem o 0.`,
      twice: `${prefix} é posto antes de "${cut(value)}", que parece já começar assim.`,
      long: `${prefix} é posto antes de "${cut(value)}", que parece começar com o código de outro país.`,
    }[slip],
    help:
      slip === 'zero'
        ? 'Se o número certo não for esse, escreva-o completo, com + e o código do país. Um número que só funciona dentro do país não serve aqui.'
        : 'Ponha um + no início se o número estiver completo, ou tire dele o código do país.',
  }),
  'phone-differs': ({ value, other }, { line }) => ({
    message: `"${cut(value)}" não é o mesmo número que "${cut(other)}" (linha ${line}).`,
    help: 'Mude o número em todos os lugares ou diga em "ignore:" por que há dois.',
  }),
  'email-form': ({ value, suggestion }) => ({
    message: `"${cut(value)}" não é um endereço de e-mail.`,
    help: suggestion
      ? `Você quis dizer ${quoted(suggestion)}?`
      : 'Deve ser um só endereço, sem mais nada, como nome@exemplo.com.',
  }),
  'chat-phone': ({ value }) => ({
    message: `O número "${value}" não serve para abrir uma conversa.`,
    help: 'Escreva o código do país, o DDD e o número juntos, como +5511900000000.',
  }),
  'hours-order': ({ opens, closes }) => ({
    message: `Fecha às ${closes}, mas abre às ${opens}.`,
    help:
      opens === closes
        ? 'Confira os dois horários. Aberto o dia inteiro é de "00:00" a "23:59".'
        : 'Confira os dois horários. Se fica aberto depois da meia-noite, diga isso em "ignore:".',
  }),
  'hours-differ': ({ time }, { line }) => ({
    message: `Os buscadores recebem ${time}, mas o horário que as pessoas leem não diz isso (linha ${line}).`,
    help: 'Mude "hours:" e "openingHours:" juntos ou diga em "ignore:" por que são diferentes.',
  }),
}
