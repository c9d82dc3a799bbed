import type { contact as english } from '../en/contact.ts'
import { say, type Translated, type Unknown } from '../message.ts'
import { cut, list, quoted } from '../phrases.ts'
import { lineList, meant } from './phrases.ts'

/** What to write instead of a name that no message has: people also write whether the field is required. */
function nameHelp({ value, suggestion, allowed }: Unknown, line: number): string {
  if (/^(?:false|no|não|nao)$/i.test(value)) return 'Apague esta linha: assim o campo pode ficar vazio.'
  if (/^(?:true|yes|sim|sí|si)$|\s/i.test(value))
    return `Escreva o nome da mensagem que aparece quando o campo está vazio: ${list(allowed)}. Se nenhuma serve, acrescente uma em "messages: contact: form: validation:".`
  if (suggestion && line === 0) return `Você quis dizer "${suggestion}"?`
  if (suggestion) return `Você quis dizer "${suggestion}" (linha ${line})? Um dos dois nomes tem um erro.`
  return `${meant(undefined, allowed)} Ou acrescente uma mensagem com esse nome em "messages: contact: form: validation:".`
}

function emailHelp(suggestion: string | undefined, isForeign = false): string {
  if (suggestion) return `Você quis dizer ${quoted(suggestion)}?`
  return isForeign
    ? 'Escreva o endereço exatamente como o serviço de e-mail o informa. Depois do @, valem letras de qualquer escrita.'
    : 'Deve ser um só endereço, sem mais nada, como nome@exemplo.com.'
}

/** The contact details and the contact form, in Portuguese. */
export const contact: Translated<typeof english> = {
  'phone-form': ({ value }, { own }) => say`
    "${cut(value)}" não é um telefone completo.
    Com o código do país e o DDD, são de 8 a 15 algarismos, como ${own.prefix} 900 000 000. Escreva um número só, sem palavras.`,
  'phone-prefix': ({ value, dialled, slip, suggestion }) => say`
    ${
      {
        access: `"${cut(value)}" começa com o código para ligações ao exterior, que muda de país para país.`,
        zero: `Os links ligam de "${cut(value)}" para ${dialled}, mas números como esse mantêm o 0 do início.`,
        plan: `Os links ligam de "${cut(value)}" para ${dialled}, e nenhum país tem um número assim.`,
      }[slip]
    }
    ${suggestion ? `Você quis dizer ${suggestion}?` : 'Confira cada algarismo e escreva o número completo, com + e o código do país.'}`,
  'phone-differs': ({ value, other }, { line }) => say`
    "${cut(value)}" não é o mesmo número que "${cut(other)}" (linha ${line}).
    Mude o número em todos os lugares ou diga em "ignore:" por que há dois.
    São comparados os números de um mesmo país, e um chat no rodapé da página com o botão de chat.`,
  'email-form': ({ value, suggestion, isForeign }) => say`
    ${isForeign ? `A maioria dos serviços de e-mail não entrega nada em "${cut(value)}": antes do @ eles só aceitam as letras de a a z, algarismos e alguns sinais.` : `"${cut(value)}" não é um endereço de e-mail.`}
    ${emailHelp(suggestion, isForeign)}`,
  'detail-missing': ({ detail, office }, { lines }) => say`
    Isto precisa do dado "${detail}" da ${office === undefined ? 'empresa' : 'unidade'}${lines.length > 0 ? ` (também: ${lineList(lines)})` : ''}, mas não há "${detail}:"${detail === 'chat' ? '' : ` em "${office ?? 'contactDetails'}:"`}.
    Escreva-o lá ou tire o que precisa dele.`,
  'hours-order': ({ opens, closes }) => say`
    Fecha às ${closes}, mas abre às ${opens}.
    ${opens === closes ? 'Confira os dois horários. Aberto o dia inteiro é de "00:00" a "23:59".' : 'Confira os dois horários. Se fica aberto depois da meia-noite, diga isso em "ignore:".'}
    A meia-noite no fim de um dia é "00:00".`,
  'days-order': ({ from, until }) => say`
    O último dia, ${until}, vem antes do primeiro, ${from}.
    Confira os dois. Para um dia só, escreva apenas "from:".`,
  'hours-differ': ({ time }, { line }) => say`
    Os buscadores recebem ${time}, mas o horário que as pessoas leem não diz isso (linha ${line}).
    Mude "hours:" e "openingHours:" juntos ou diga em "ignore:" por que são diferentes.
    Horários por extenso, como "até o meio-dia", não são comparados.`,
  'webhook-test': ({ value, suggestion }) =>
    suggestion
      ? say`
          "${cut(value)}" é um endereço de teste do n8n: ele só responde enquanto alguém testa o fluxo no editor.
          Ative o fluxo e escreva o endereço de produção dele: ${suggestion}`
      : say`
          "${cut(value)}" só funciona em um computador ou na rede do escritório: o que os visitantes enviassem se perderia.
          Antes de publicar o site, escreva o endereço que o receptor tem na internet. Ele começa com https://.`,
  'webhook-page': ({ value }) => say`
    "${cut(value)}" é uma página para pessoas, não um receptor: o envio do formulário para lá falha.
    Escreva o endereço que um serviço de automação lhe dá para um "webhook". O guia diz o que ele precisa responder.
    Um serviço desses, como n8n ou Make, passa adiante o que chega, para uma planilha ou uma caixa de e-mail.`,
  'key-secret': ({ value }) => say`
    "${value}…" parece uma chave secreta, e este arquivo não é lugar para ela: quem vê os arquivos do site poderia enviar em seu nome.
    Tire-a daqui, peça outra ao serviço e ponha essa numa variável de ambiente da hospedagem.
    O guia explica como, em "Dizer para onde vai o formulário".`,
  'files-refused': ({ to, most, megabytes }) => {
    if (most !== undefined)
      return say`
        "${to}" aceita ${most === 1 ? 'um arquivo' : `${most} arquivos`} em cada campo.
        Apague "maxFiles:" e acrescente um campo para cada arquivo a mais.`
    if (megabytes !== undefined)
      return say`
        "${to}" aceita ${megabytes} MB por mensagem, e os arquivos deste formulário podem passar disso juntos.
        Escreva um "maxMegabytes:" menor em cada campo de arquivos. Sem ele, vale 5.`
    return say`
      Formulários que enviam para "${to}" não podem ter arquivos: ele não os aceita.
      Apague o campo ou envie este formulário a um receptor que aceite arquivos: um webhook, Basin ou Netlify.`
  },
  'thanks-by-script': ({ service }) => say`
    Quem visita sem JavaScript chega depois de enviar a uma página do ${service}, e não a esta: o formulário não tem como dizer a ele aonde levar.
    Escreva o endereço desta página nas configurações do formulário no ${service} e depois aceite este aviso; ou envie a outro receptor.`,
  'thanks-shared': ({ form }, { line }) => say`
    O formulário "${form}" também leva a esta página (linha ${line}) e abre outra coisa: quem envia um dos dois recebe também o que é do outro.
    Dê a cada formulário uma página de agradecimento própria, ou escreva o mesmo "opensAfter:" nos dois.`,
  'dates-untold': ({ type }) => say`
    Estes são dias de uma coleção de "type: ${type}": as páginas os mostram, mas não estão em nenhum arquivo de agenda, e os buscadores não os recebem.
    ${type === 'Service' ? 'Escreva "type: Event" em uma coleção e ponha o item nela.' : 'Se os itens são eventos, escreva "type: Event" nela; se não, apague "dates:".'}`,
  'zone-unsaid': () => say`
    Este país tem vários fusos horários, e há eventos com hora: agendas de outros lugares mostrariam a hora errada.
    Escreva "timeZone:" ao lado, como "America/Sao_Paulo" ou "Europe/Madrid".`,
  'reply-unsent': ({ lacks, service }) => say`
    ${
      lacks === 'address'
        ? 'Ninguém recebe esta resposta: o formulário não pede um endereço de e-mail.'
        : `Ninguém envia esta resposta: ${service ?? 'o serviço que recebe as mensagens'} não envia respostas escritas aqui.`
    }
    ${
      lacks === 'address'
        ? 'Acrescente um campo de "type: email" ou apague "autoReply:".'
        : 'Apague "autoReply:" e veja se as configurações de lá podem enviar uma resposta; ou use "deliver:" com "to: email", que envia esta.'
    }`,
  'captcha-unchecked': ({ value, receiver = 'o que recebe os contatos', checks }) => say`
    Ninguém verifica as respostas de "${value}": ${receiver} não conhece este serviço e aceitaria também o que máquinas enviam.
    Apague "captcha:"; o campo escondido fica e barra a maioria delas. ${
      checks.length > 0 ? `Ou escreva outro serviço: ${list(checks)}.` : 'Ou envie a outro receptor, como "to: email".'
    }`,
  'condition-field': ({ value, suggestion, allowed }) => say`
    Nenhum campo deste formulário se chama "${value}".
    ${allowed.length === 0 ? 'Acima deste campo não há nenhum que possa decidir. Apague "showWhen:" ou ponha acima o campo que decide.' : meant(suggestion, allowed)}`,
  'condition-order': ({ name, isItself }, { line }) => say`
    ${isItself ? 'Um campo não pode decidir ele mesmo se aparece.' : `"${name}" fica abaixo deste campo (linha ${line}), mas decide se ele aparece.`}
    ${isItself ? 'Cite outro campo, acima deste.' : 'Ponha o campo que decide acima do que espera por ele: assim dois campos nunca esperam um pelo outro.'}`,
  'condition-value': ({ name, value, suggestion, allowed, isChoice }) => say`
    ${isChoice ? `"${value}" não é uma opção de "${name}".` : `"${name}" não tem opções para escolher, e "is" não pode indicar uma.`}
    ${isChoice ? meant(suggestion, allowed) : 'Apague a linha "is:". O campo aparece então assim que o outro estiver preenchido ou marcado.'}`,
  'step-untitled': ({ name }) => say`
    Aqui começa uma etapa, mas os campos antes dela, a partir de "${name}", não estão em nenhuma.
    Escreva "newStep:" também no campo "${name}", com o título da primeira etapa.`,
  'validation-unknown': (unknown, { line }) => say`
    Nenhuma mensagem se chama "${unknown.value}"${unknown.also.length > 0 ? `, nem ${list(unknown.also)}` : ''}.
    ${nameHelp(unknown, line)}`,
  'validation-unused': ({ key }) => say`
    Nenhum campo usa a mensagem "${key}".
    Apague-a ou use-a em um campo.`,
  'field-repeated': ({ name }, { line }) => say`
    Outro campo já se chama "${name}" (linha ${line}).
    Dê a cada campo um nome próprio.`,
  'field-reserved': ({ name }) => say`
    Um campo não pode se chamar "${name}": cada mensagem do formulário já leva algo com esse nome.
    O que os visitantes escrevessem ali se perderia. Escolha outro nome.`,
  'option-repeated': ({ value }, { line }) => say`
    Outra opção já tem o valor "${value}" (linha ${line}).
    Dê a cada opção um valor próprio.`,
  'pattern-invalid': ({ reason, suggestion }) =>
    suggestion
      ? say`
          As barras em volta desta expressão regular contam como parte dela: os visitantes teriam de digitá-las.
          Escreva sem elas: ${suggestion}`
      : say`
          Não foi possível ler esta expressão regular.
          ${reason}. Pergunte a quem programa ou apague a linha.`,
  'pattern-slow': ({ part }) => say`
    Esta expressão regular pode travar o navegador: em "${part}" há uma repetição dentro de outra.
    Peça a quem programa que a escreva sem repetições dentro de repetições.`,
  'pattern-literal': ({ pattern, suggestion }) => say`
    Só a própria resposta "${cut(pattern)}", letra por letra, seria aceita.
    ${
      suggestion
        ? `Para algarismos no lugar das letras, escreva '${suggestion}'. O exemplo que os visitantes veem vai em "placeholder:".`
        : 'Escreva uma expressão regular, como \'[0-9]{4}\' para quatro algarismos, ou apague "pattern:" e "invalid:".'
    }`,
  'invalid-unused': () => say`
    "invalid" aparece quando uma resposta não combina com "pattern", e este campo não tem "pattern".
    Acrescente "pattern:" ou apague esta linha.`,
}
