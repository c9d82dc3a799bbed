import type { MessagesOf } from '../../words.ts'
import { meant } from '../phrases.pt.ts'
import { cut, list } from '../phrases.ts'
import type { FormCodes } from './codes.ts'

/** The contact form: the messages in Portuguese. */
export const pt: MessagesOf<FormCodes> = {
  'webhook-test': ({ value, suggestion }) =>
    suggestion
      ? {
          message: `"${cut(value)}" é um endereço de teste do n8n: ele só responde enquanto alguém testa o fluxo no editor.`,
          help: `Ative o fluxo e escreva o endereço de produção dele: ${suggestion}`,
        }
      : {
          message: `"${cut(value)}" só funciona em um computador ou na rede do escritório: o que os visitantes enviassem se perderia.`,
          help: 'Antes de publicar o site, escreva o endereço que o receptor tem na internet. Ele começa com https://.',
        },
  'webhook-page': ({ value }) => ({
    message: `"${cut(value)}" é uma página para pessoas, não um receptor: o envio do formulário para lá falha.`,
    help: 'Escreva o endereço que um serviço de automação lhe dá para um "webhook". O guia diz o que ele precisa responder.',
  }),
  'validation-unknown': (unknown, { line }) => ({
    message: `Nenhuma mensagem se chama "${unknown.value}".`,
    help: nameHelp(unknown, line),
  }),
  'validation-unused': ({ key }) => ({
    message: `Nenhum campo usa a mensagem "${key}".`,
    help: 'Apague-a ou use-a em um campo.',
  }),
  'field-repeated': ({ name }, { line }) => ({
    message: `Outro campo já se chama "${name}" (linha ${line}).`,
    help: 'Dê a cada campo um nome próprio.',
  }),
  'field-reserved': ({ name }) => ({
    message: `Um campo não pode se chamar "${name}": cada mensagem do formulário já leva algo com esse nome.`,
    help: 'O que os visitantes escrevessem ali se perderia. Escolha outro nome.',
  }),
  'option-repeated': ({ value }, { line }) => ({
    message: `Outra opção já tem o valor "${value}" (linha ${line}).`,
    help: 'Dê a cada opção um valor próprio.',
  }),
  'pattern-invalid': ({ reason, suggestion }) =>
    suggestion
      ? {
          message:
            'As barras em volta desta expressão regular contam como parte dela: os visitantes teriam de digitá-las.',
          help: `Escreva sem elas: ${suggestion}`,
        }
      : {
          message: 'Não foi possível ler esta expressão regular.',
          help: `${reason}. Pergunte a quem programa ou apague a linha.`,
        },
  'pattern-slow': ({ part }) => ({
    message: `Esta expressão regular pode travar o navegador: em "${part}" há uma repetição dentro de outra.`,
    help: 'Peça a quem programa que a escreva sem repetições dentro de repetições.',
  }),
  'pattern-literal': ({ pattern, suggestion }) => ({
    message: `Só a própria resposta "${cut(pattern)}", letra por letra, seria aceita.`,
    help: suggestion
      ? `Para algarismos no lugar das letras, escreva '${suggestion}'. O exemplo que os visitantes veem vai em "placeholder:".`
      : 'Escreva uma expressão regular, como \'[0-9]{4}\' para quatro algarismos, ou apague "pattern:" e "invalid:".',
  }),
  'invalid-unused': () => ({
    message: '"invalid" aparece quando uma resposta não combina com "pattern", e este campo não tem "pattern".',
    help: 'Acrescente "pattern:" ou apague esta linha.',
  }),
}

/** What to write instead of a name that no message has: people also write whether the field is required. */
function nameHelp({ value, suggestion, allowed }: FormCodes['validation-unknown'], line: number): string {
  if (/^(?:false|no|não|nao)$/i.test(value)) return 'Apague esta linha: assim o campo pode ficar vazio.'
  if (/^(?:true|yes|sim|sí|si)$|\s/i.test(value))
    return `Escreva o nome da mensagem que aparece quando o campo está vazio: ${list(allowed)}. Se nenhuma serve, acrescente uma em "messages: contact: form: validation:".`
  if (suggestion) return `Você quis dizer "${suggestion}" (linha ${line})? Um dos dois nomes tem um erro.`
  return `${meant(undefined, allowed)} Ou acrescente uma mensagem com esse nome em "messages: contact: form: validation:".`
}
