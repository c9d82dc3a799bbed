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
    setUp: 'Configurar',
    use: 'Usar este',
    states: {
      unset: 'Ainda não configurado. Siga os passos e depois clique em “Usar este”.',
      sample: 'Ainda não configurado: o remetente ou um destinatário ainda é um endereço de exemplo.',
      waitsForCode:
        'As mensagens chegam assim que o código secreto estiver registrado onde o seu site está hospedado e o site estiver publicado. Depois, envie uma mensagem a si mesmo pelo formulário de lá.',
      waitsForSite:
        'Funciona assim que o site estiver publicado. Depois, envie uma mensagem a si mesmo pelo formulário de lá.',
      untested: 'Configurado. Envie uma mensagem de teste para ver se ela chega.',
      arrived: 'A mensagem de teste foi aceita: olhe a sua caixa de entrada. Publique, para que valha no site.',
    },
    codeName: { label: 'Nome do código lá:', copy: 'Copiar o nome', copied: 'Copiado.' },
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
          'Onde o seu site está hospedado, acrescente o código em “Environment variables”, com o nome que está abaixo.',
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
      refused: 'Não foi aceita. Veja os passos outra vez.',
      failed: 'Não foi possível enviar: sem conexão ou sem resposta.',
      unfinished: 'Ainda há algo a corrigir no arquivo. Corrija primeiro.',
    },
  },
}
