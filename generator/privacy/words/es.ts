import type { PrivacyWords } from './words.ts'

/** On the data of visitors, in Spanish. */
export const es: PrivacyWords = {
  who: 'Quién es el responsable',
  responsible: (parts, email) => `${parts.join(', ')}${email ? `. Escriba a ${email} sobre sus datos.` : '.'}`,
  sent: 'Qué nos envía usted',
  asks: (fields) => `El formulario pide: ${fields}.`,
  beside: 'Junto con ello recibimos la dirección de la página, la hora, el idioma y el nombre de su navegador.',
  received: {
    path: (path) => `Todo se envía a ${path} en este sitio, y desde allí nos llega.`,
    address: (host) => `Todo se envía a ${host}, que trata los datos por encargo nuestro.`,
    service: (name, host) => `Todo se envía a ${name} (${host}), que lo guarda o nos lo reenvía.`,
    email: (name) => `Todo nos llega por correo electrónico, enviado por ${name}.`,
  },
  purpose: (articles) => `Usamos los datos para responder a su solicitud (${articles}) y no los vendemos.`,
  newsletter: (articles) =>
    `Usamos lo que nos indica para el boletín solo para enviárselo, con su consentimiento (${articles}), que puede retirar en cualquier momento.`,
  consent: (boxes, articles) =>
    `Lo que acepta al marcar ${boxes} se basa en su consentimiento (${articles}), que puede retirar en cualquier momento.`,
  interest: (articles) =>
    `Donde no se indica otra base jurídica, esta es nuestro interés legítimo en un sitio que funcione, sea seguro y hable su idioma (${articles}).`,
  transfer: (services, articles) =>
    `Los datos también se tratan en otros países, por ${services}. Esto se basa en una decisión de adecuación o en cláusulas contractuales tipo (${articles}).`,
  located: (service, country) => `${service} (${country})`,
  article: {
    lgpd: (item) => `LGPD, artículo 7, inciso ${item}`,
    gdpr: (item) => `RGPD, artículo 6.1.${item}`,
  },
  transferArticle: { lgpd: 'LGPD, artículo 33', gdpr: 'RGPD, artículos 45 y 46' },
  kept: 'Qué queda en su navegador',
  language: (key) => `El idioma que eligió, con el nombre \`${key}\`, hasta que lo borre. No se envía a nadie.`,
  draft: (key) =>
    `Lo que escribió y aún no se ha enviado, con el nombre \`${key}\`, hasta que cierre la pestaña. No se envía a nadie.`,
  choice: (key) => `Su elección sobre cookies, con el nombre \`${key}\`, durante seis meses. No se envía a nadie.`,
  cookies: 'Este sitio no guarda cookies.',
  cookiesOfOthers:
    'Este sitio en sí no guarda cookies. Los servicios que se nombran más abajo pueden guardar las suyas.',
  others: 'Qué reciben otros servicios',
  country: (host) =>
    `Si abre la dirección sin idioma, sin haber elegido uno antes y con el navegador en un idioma que este sitio no tiene, se consulta su país en ${host}, que recibe su dirección IP.`,
  pictures: (hosts) =>
    `Algunas imágenes vienen de ${hosts}, que recibe su dirección IP cuando usted abre las páginas en las que aparecen.`,
  visits: (name, host) =>
    `Contamos las visitas con ${name} (${host}), que recibe la dirección de la página, la página de la que viene usted, el tipo de dispositivo y, por un momento, su dirección IP. Sin cookies.`,
  agreed: (services, articles, choices) =>
    `Solo si usted está de acuerdo, contamos visitas y medimos la publicidad con ${services}, con su consentimiento (${articles}). Estos servicios reciben entonces su dirección IP, las páginas que abre, la página de la que viene, datos de su dispositivo y la información de que ha enviado un formulario, llamado o abierto el chat, pero no lo que escribió; y guardan cookies. Puede retirar el consentimiento en cualquier momento en <q>${choices}</q>, al pie de cada página.`,
  embeds: (services, articles) =>
    `Los vídeos, mapas, calendarios y similares de ${services} solo se cargan cuando usted los toca, con su consentimiento (${articles}). El servicio recibe entonces su dirección IP y la dirección de este sitio, y puede guardar sus propias cookies.`,
  checked: (services, articles) =>
    `En cuanto usted entra en el formulario, ${services} comprueba que no escribe una máquina, y recibe su dirección IP y datos de su navegador y de cómo usa la página. Puede instalar cookies propias. Así se protege el formulario contra abusos, que es nuestro interés legítimo (${articles}).`,
  links: 'Los enlaces a chats, redes sociales y mapas solo le conectan con esos servicios cuando usted los abre.',
  server:
    'Nuestro proveedor de alojamiento puede ver, como en cualquier servidor, su dirección IP y las páginas que usted visita.',
  rights: 'Sus derechos',
  law: {
    lgpd: (email) =>
      `Según la LGPD, la ley brasileña de protección de datos (Ley 13.709/2018, artículo 18), puede pedir la confirmación, el acceso, la corrección, la portabilidad y la eliminación de sus datos, y retirar el consentimiento${email ? `: escriba a ${email}` : ''}. También puede reclamar ante la ANPD.`,
    gdpr: (email) =>
      `Según el RGPD (artículos 15 a 21), puede pedir el acceso, la rectificación, la supresión, la limitación y la portabilidad de sus datos, oponerse a su uso y retirar el consentimiento${email ? `: escriba a ${email}` : ''}. También puede reclamar ante la autoridad de protección de datos de su país.`,
  },
  asOf: (day) => `Revisado el ${day}.`,
}
