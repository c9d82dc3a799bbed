import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.pt.ts'
import { list } from '../phrases.ts'
import type { FormCodes } from './codes.ts'

/** The contact form: the messages in Portuguese. */
export const pt: MessagesOf<FormCodes> = {
  'validation-unknown': ({ value, suggestion, allowed }) => ({
    message: `Nenhuma mensagem se chama "${value}".`,
    help: /^(?:false|no|não)$/i.test(value)
      ? 'Apague esta linha: assim o campo pode ficar vazio.'
      : /^(?:true|yes|sim)$/i.test(value)
        ? `Escreva o nome da mensagem que aparece quando o campo está vazio: ${list(allowed)}.`
        : `${meant(suggestion, allowed)} Ou acrescente uma mensagem com esse nome em "messages: contact: form: validation:".`,
  }),
  'validation-unused': ({ key }) => ({
    message: `Nenhum campo usa a mensagem "${key}".`,
    help: 'Apague-a ou use-a em um campo.',
  }),
  'field-repeated': ({ name }, { line }) => ({
    message: `Outro campo já se chama "${name}" (linha ${line}).`,
    help: 'Dê a cada campo um nome próprio.',
  }),
  'option-repeated': ({ value }, { line }) => ({
    message: `Outra opção já tem o valor "${value}" (linha ${line}).`,
    help: 'Dê a cada opção um valor próprio.',
  }),
  'pattern-invalid': ({ reason }) => ({
    message: 'Não foi possível ler esta expressão regular.',
    help: `${reason}. Pergunte a quem programa ou apague a linha.`,
  }),
  'pattern-slow': ({ part }) => ({
    message: `Esta expressão regular pode travar o navegador: em "${part}" há uma repetição dentro de outra.`,
    help: 'Peça a quem programa que a escreva sem repetições dentro de repetições.',
  }),
}
