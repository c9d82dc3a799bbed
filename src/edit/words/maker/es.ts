import type { MakerWords } from './en.ts'

/** What the editor says of making forms, in Spanish. */
export const makerEs: MakerWords = {
  title: 'Formulario',
  fields: 'Lo que pregunta',
  required: 'Hay que rellenarlo',
  addField: 'Añadir un campo',
  added: 'Añadido: {name}.',
  types: {
    text: 'Línea de texto',
    textarea: 'Texto largo',
    email: 'Correo',
    tel: 'Teléfono',
    select: 'Elección',
    radio: 'Botones',
    rating: 'Valoración',
    day: 'Día',
    time: 'Hora',
    number: 'Número',
    file: 'Archivo',
    checkbox: 'Consentimiento',
  },
  receiver: {
    title: 'Quién lo recibe',
    others: 'Elegir otra forma',
    setUp: 'Configurar',
    use: 'Usar este',
    states: {
      unset: 'Aún no está configurado. Siga los pasos y después pulse «Usar este».',
      sample: 'Aún no está configurado: el remitente o un destinatario es todavía una dirección de ejemplo.',
      waitsForCode:
        'Los mensajes llegan en cuanto el código secreto esté puesto donde está alojado su sitio y el sitio esté publicado. Después, envíese uno con el formulario de allí.',
      waitsForSite:
        'Funciona en cuanto el sitio esté publicado. Después, envíese un mensaje con el formulario de allí.',
      untested: 'Configurado. Envíe un mensaje de prueba para ver si llega.',
      arrived: 'El mensaje de prueba fue aceptado: mire su buzón. Publique para que valga en su sitio.',
    },
    codeName: { label: 'Nombre del código allí:', copy: 'Copiar el nombre', copied: 'Copiado.' },
    receivers: {
      web3forms: {
        name: 'Un correo para mí, por Web3Forms',
        help: 'Gratis, y funciona esté donde esté el sitio.',
        steps: [
          'Abra web3forms.com y escriba allí su correo.',
          'Un correo le trae un código de acceso, una larga fila de letras y cifras.',
          'Cópielo en la casilla de abajo.',
        ],
        asks: { key: 'Código de acceso' },
      },
      formspree: {
        name: 'Un correo para mí, por Formspree',
        help: 'También guarda los mensajes. Funciona esté donde esté el sitio.',
        steps: [
          'Abra formspree.io, cree una cuenta y empiece allí un formulario nuevo.',
          'Se muestra su dirección, como https://formspree.io/f/xnqkvzab.',
          'Copie la dirección en la casilla de abajo.',
        ],
        asks: { form: 'Dirección del formulario' },
      },
      basin: {
        name: 'Un correo para mí, por Basin',
        help: 'Guarda los mensajes y admite archivos. Funciona esté donde esté el sitio.',
        steps: [
          'Abra usebasin.com, cree una cuenta y empiece allí un formulario nuevo.',
          'Se muestra su dirección, como https://usebasin.com/f/d36fd205b3bb.',
          'Copie la dirección en la casilla de abajo.',
        ],
        asks: { form: 'Dirección del formulario' },
      },
      netlify: {
        name: 'Un correo para mí, por Netlify',
        help: 'Si el sitio está en Netlify: no hace falta nada más.',
        steps: [
          'Publique el sitio en Netlify.',
          'Abra allí «Forms» y active la detección de formularios.',
          'En «Notifications», escriba el correo que recibirá los mensajes.',
        ],
        asks: {},
      },
      email: {
        name: 'Un correo para mí, por un servicio de envío',
        help: 'Si el sitio está en Netlify, Vercel o Cloudflare. Su dirección no se ve.',
        steps: [
          'Abra una cuenta en {service} y pídale que confirme el dominio de su sitio.',
          'Cree allí un código secreto de envío y cópielo.',
          'Donde está alojado su sitio, añádalo en «Environment variables» con el nombre que está abajo.',
        ],
        asks: { provider: 'Servicio de envío', sender: 'Remitente', recipients: 'Recibe los mensajes' },
      },
      webhook: {
        name: 'Un programa mío',
        help: 'Para quien tiene uno que recibe mensajes, como n8n, Make o Zapier.',
        steps: [
          'Pida al programa una dirección en la que espere mensajes.',
          'Copie la dirección en la casilla de abajo.',
          'Envíe un mensaje de prueba.',
        ],
        asks: { address: 'Dirección' },
      },
    },
  },
  test: {
    send: 'Enviar un mensaje de prueba',
    sending: 'Enviando…',
    outcomes: {
      refused: 'No fue aceptado. Mire los pasos otra vez.',
      failed: 'No se pudo enviar: no hay conexión o no hay respuesta.',
      unfinished: 'Todavía hay algo que corregir en el archivo. Corríjalo primero.',
    },
  },
}
