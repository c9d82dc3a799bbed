import type { MakerWords } from './en.ts'

/** What the editor says of making forms, in Portuguese. */
export const makerPt: MakerWords = {
  title: 'Formulário',
  fields: 'O que ele pergunta',
  required: 'Precisa ser preenchido',
  addField: 'Acrescentar um campo',
  added: 'Acrescentado: {name}.',
  types: {
    text: 'Linha de texto',
    textarea: 'Texto longo',
    email: 'E-mail',
    tel: 'Telefone',
    select: 'Escolha',
    radio: 'Botões',
    rating: 'Avaliação',
    day: 'Dia',
    time: 'Hora',
    number: 'Número',
    file: 'Arquivo',
    checkbox: 'Consentimento',
  },
  receiver: {
    title: 'Quem recebe',
    others: 'Escolher outro meio',
    use: 'Usar este',
    used: 'A partir de agora, as mensagens chegam por aqui. Publique, para que valha no site.',
    receivers: {
      web3forms: {
        name: 'Um e-mail para mim, pela Web3Forms',
        help: 'Grátis, e funciona onde quer que o site esteja.',
        steps: [
          'Abra web3forms.com e escreva lá o seu e-mail.',
          'Um e-mail traz um código de acesso, uma longa fila de letras e números.',
          'Copie o código para o campo abaixo.',
        ],
        asks: { key: 'Código de acesso' },
      },
      formspree: {
        name: 'Um e-mail para mim, pela Formspree',
        help: 'Também guarda as mensagens. Funciona onde quer que o site esteja.',
        steps: [
          'Abra formspree.io, crie uma conta e comece lá um formulário novo.',
          'Aparece o endereço dele, como https://formspree.io/f/xnqkvzab.',
          'Copie o endereço para o campo abaixo.',
        ],
        asks: { form: 'Endereço do formulário' },
      },
      basin: {
        name: 'Um e-mail para mim, pela Basin',
        help: 'Guarda as mensagens e aceita arquivos. Funciona onde quer que o site esteja.',
        steps: [
          'Abra usebasin.com, crie uma conta e comece lá um formulário novo.',
          'Aparece o endereço dele, como https://usebasin.com/f/d36fd205b3bb.',
          'Copie o endereço para o campo abaixo.',
        ],
        asks: { form: 'Endereço do formulário' },
      },
      netlify: {
        name: 'Um e-mail para mim, pela Netlify',
        help: 'Se o site está na Netlify: não é preciso mais nada.',
        steps: [
          'Publique o site na Netlify.',
          'Abra lá “Forms” e ligue a detecção de formulários.',
          'Em “Notifications”, escreva o e-mail que vai receber as mensagens.',
        ],
        asks: {},
      },
      email: {
        name: 'Um e-mail para mim, por um serviço de envio',
        help: 'Se o site está na Netlify, na Vercel ou na Cloudflare. O seu endereço não aparece.',
        steps: [
          'Abra uma conta em {service} e peça que confirme o domínio do seu site.',
          'Crie lá um código secreto de envio e copie o código.',
          'Onde o seu site está hospedado, acrescente o código em “Environment variables” como {variable}.',
        ],
        asks: { provider: 'Serviço de envio', sender: 'Remetente', recipients: 'Recebe as mensagens' },
      },
      webhook: {
        name: 'Um programa meu',
        help: 'Para quem tem um que recebe mensagens, como n8n, Make ou Zapier.',
        steps: [
          'Peça ao programa um endereço em que ele espera mensagens.',
          'Copie o endereço para o campo abaixo.',
          'Envie uma mensagem de teste.',
        ],
        asks: { address: 'Endereço' },
      },
    },
  },
  test: {
    send: 'Enviar uma mensagem de teste',
    sending: 'Enviando…',
    outcomes: {
      sent: 'Foi aceita. Veja a sua caixa de entrada.',
      refused: 'Não foi aceita. Veja os passos outra vez.',
      failed: 'Não foi possível enviar: sem conexão ou sem resposta.',
      later: 'Este caminho funciona quando o site estiver no ar: preencha lá o formulário.',
      unfinished: 'Ainda há algo a corrigir no arquivo. Corrija primeiro.',
    },
  },
}
