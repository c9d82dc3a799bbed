import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Spanish. */
export const es: PrivacyWords = {
  who: 'Quién es el responsable',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Escriba a ${email} sobre sus datos.` : '.'}`,
  sent: 'Qué nos envía usted',
  asks: (fields) => `El formulario pide: ${fields}.`,
  beside: 'Con ello van la dirección de la página, la hora, el idioma y el nombre de su navegador.',
  received: {
    path: (path) => `Todo se envía a ${path} en este sitio, y desde allí nos llega.`,
    address: (host) => `Todo se envía a ${host}, que trabaja para nosotros.`,
    service: (name, host) => `Todo se envía a ${name} (${host}), que lo guarda o nos lo reenvía.`,
    email: (name) => `Todo nos llega por correo electrónico, enviado por ${name}.`,
  },
  purpose: (articles) => `Usamos los datos para responder a su solicitud (${articles}) y no los vendemos.`,
  article: { lgpd: 'LGPD, artículo 7, inciso V', gdpr: 'RGPD, artículo 6.1.b' },
  kept: 'Qué queda en su navegador',
  language: (key) => `El idioma que eligió, con el nombre \`${key}\`, hasta que lo borre. No se envía a nadie.`,
  draft: (key) =>
    `Lo que escribió y aún no se ha enviado, con el nombre \`${key}\`, hasta que cierre la pestaña. No se envía a nadie.`,
  cookies: 'Este sitio no guarda cookies.',
  others: 'Qué llegan a saber otros servicios',
  country: (host) =>
    `De quien abre la dirección sin idioma, sin haber elegido uno antes y con un navegador en otra lengua, se consulta el país en ${host}, que recibe su dirección IP.`,
  pictures: (hosts) =>
    `Algunas imágenes vienen de ${hosts}, que recibe su dirección IP cuando se abren las páginas que las tienen.`,
  visits: (name, host) =>
    `Contamos las visitas con ${name} (${host}), que recibe la dirección de la página, la de donde viene usted, el tipo de dispositivo y, por un momento, su dirección IP. Sin cookies.`,
  links: 'Los enlaces a chats, redes y mapas solo llevan a esos servicios cuando usted los abre.',
  server: 'Quien aloja este sitio ve, como todo servidor, su dirección IP y las páginas solicitadas.',
  rights: 'Sus derechos',
  law: {
    lgpd: (email) =>
      `Según la LGPD, la ley brasileña (Ley 13.709/2018, artículo 18), puede pedir la confirmación, el acceso, la corrección, la portabilidad y la eliminación de sus datos, y retirar el consentimiento${email ? `: escriba a ${email}` : ''}. También puede reclamar ante la ANPD.`,
    gdpr: (email) =>
      `Según el RGPD (artículos 15 a 21), puede pedir el acceso, la rectificación, la supresión, la limitación y la portabilidad de sus datos, y oponerse a su uso${email ? `: escriba a ${email}` : ''}. También puede reclamar ante la autoridad de protección de datos de su país.`,
  },
  asOf: (day) => `Revisado el ${day}.`,
}
