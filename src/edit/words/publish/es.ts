import type { PublishWords } from './en.ts'

/** What the editor says of publishing, in Spanish. */
export const publishEs: PublishWords = {
  button: 'Publicar',
  count: 'Publicar {count}',
  title: 'Publicar',
  looking: 'Mirando qué ha cambiado…',
  nothing: 'Todo está publicado.',
  intro: 'Lo que ha cambiado desde la última publicación. Cada cambio se puede deshacer por separado.',
  first: 'El sitio aún no se ha publicado: todo es nuevo.',
  firstNote: 'Primera publicación',
  rewritten: 'Comentarios del archivo o su formato. Los visitantes no ven diferencia.',
  changed: 'Cambiado',
  added: 'Nuevo',
  removed: 'Quitado',
  moved: 'Cambió de lugar',
  before: 'Antes',
  after: 'Después',
  page: 'Página',
  yes: 'sí',
  no: 'no',
  revert: 'Deshacer',
  revertOf: 'Deshacer: {place}',
  files: 'Estos archivos van también:',
  otherFiles: '{count} {count:archivo|archivos} que el sitio necesita',
  unused: 'Ninguna página muestra estas imágenes. Se quedan en la carpeta hasta que las quite:',
  remove: 'Quitar',
  removeFile: 'Quitar: {name}',
  removeAll: 'Quitar todas',
  unfinished:
    '{count} {count:parte añadida no tiene|partes añadidas no tienen} valor todavía. {count:Complétela o quítela|Complételas o quítelas}, y después publique.',
  errors: '{count} {count:error impide|errores impiden} publicar.',
  show: 'Mostrar',
  note: '¿Qué ha cambiado? Una frase para quien mire más tarde.',
  send: 'Enviarlo también, para que esté en línea',
  author: '¿Quién publica? Se pregunta una vez, y se guarda para este proyecto.',
  name: 'Nombre',
  email: 'Correo electrónico',
  publishing: 'Publicando…',
  proposed: 'Enviado como propuesta: quien cuida del sitio decide si la publica.',
  proposal: 'Ver la propuesta',
  unsent: '{count} {count:publicación aún no se ha enviado|publicaciones aún no se han enviado}.',
  sendNow: 'Enviar ahora',
  chooseFirst:
    'Aún no está publicado: otros cambiaron los mismos lugares antes que usted. Elija la versión que el sitio debe tener en cada uno, y se publica.',
  said: 'Detalles para quien cuida del sitio',
  folder: 'Una carpeta para subir',
  folderHelp: 'Crea el sitio entero como carpeta, para alojamientos que reciben archivos. Puede tardar un minuto.',
  host: 'Para',
  makeFolder: 'Crear la carpeta',
  makeZip: 'Crear un archivo ZIP',
  making: 'Creándola…',
  made: 'La carpeta está lista: suba todo lo que hay en ella.',
  madeZip: 'El archivo ZIP está en sus descargas: súbalo, si el alojamiento lo acepta, y descomprímalo allí.',
  notMade: 'No se pudo crear la carpeta. La ventana en la que se inició el editor dice por qué.',
  /** Before the names of the forms. */
  mailForms:
    'Este sitio todavía no se puede crear en el navegador: los mensajes de un formulario los envía un programa en su alojamiento, que solo un ordenador puede preparar. Elija otra manera de recibir los mensajes de:',
  earlier: 'Versiones anteriores',
  noEarlier: 'No hay: este texto no ha cambiado desde que se publicó por primera vez.',
  restore: 'Recuperar',
  restoreOf: 'Recuperar: {text}',
  publications: 'Publicaciones anteriores',
  restoreAll: 'Recuperar esta versión',
  broughtBack: 'El archivo está como estaba entonces. Deshacer lo devuelve a como era.',
  when: '{date}, {author}',
  more: 'y {count} más',
  launch: {
    title: 'Antes de publicar',
    intro:
      '{count:Falta|Faltan} {count} {count:cosa|cosas}. Los visitantes {count:la|las} verían, o lo que envían no llegaría.',
    isTrue: 'Ya es correcto',
    kinds: {
      'text-placeholder': 'Textos por escribir',
      'launch-example': 'Direcciones de ejemplo, que no llevan a nada',
      'launch-number': 'Números de teléfono inventados',
      'launch-sample': 'Ejemplos inventados',
      'launch-photo': 'Personas sin foto',
      'launch-receiver': 'Formularios que solo llegan si el alojamiento los reenvía',
      'launch-privacy': 'Ninguna página dice qué pasa con los datos de los visitantes',
      'launch-hosts': 'Servicios que reciben datos de los visitantes y que la página de privacidad no nombra',
      'privacy-facts': 'Información sobre los datos de los visitantes que nadie ha confirmado',
    },
  },
  inTab:
    'Su sitio está en este navegador, sin versiones anteriores; por eso no hay lista de cambios. Para ponerlo en línea, abra «{menu}», guarde el sitio terminado y súbalo a un alojamiento.',
  gaps: {
    'no-git':
      'Nada en este equipo guarda versiones anteriores: no hay lista de lo que ha cambiado, y nada se envía automáticamente. Aun así, puede crear la carpeta para subir.',
    'no-repository':
      'Las versiones anteriores de este sitio aún no se guardan. Eso empieza cuando usted publique: después podrá ver y recuperar cada publicación.',
    'foreign-owner': 'La carpeta del sitio pertenece a otro usuario de este equipo. Inicie el editor como su dueño.',
    untrusted:
      'La carpeta del sitio vino con ajustes que inician programas, por eso no se leen las versiones anteriores. Si no sabe quién hizo la carpeta, pregunte a quien cuida del sitio. La carpeta para subir se puede crear igualmente.',
    ignored:
      'La carpeta está configurada para dejar este sitio fuera de las versiones anteriores, por eso no se puede publicar desde aquí. Pregunte a quien cuida del sitio. Aun así, puede crear la carpeta para subir.',
    refused: 'No se pueden leer aquí las versiones anteriores. Aun así, puede crear la carpeta para subir.',
    merging:
      'Alguien ha empezado a unir dos versiones y no ha terminado. Quien cuida del sitio tiene que terminarlo antes: lo que se publique mientras tanto podría perderse.',
    'no-branch':
      'No está elegido dónde se guardan las publicaciones: lo que se publicara ahora podría perderse. Quien cuida del sitio tiene que elegirlo.',
  },
  refused: {
    'has-errors': 'Hay errores que corregir primero.',
    'nothing-changed': 'No hay nada nuevo que publicar.',
    'no-author': 'Aún no se sabe quién publica.',
    merging:
      'Alguien ha empezado a unir dos versiones y no ha terminado. Quien cuida del sitio tiene que terminarlo antes: lo que se publique mientras tanto podría perderse.',
    busy: 'Otro programa está trabajando en el sitio. Inténtelo de nuevo en un momento.',
    'disk-full':
      'El disco está lleno y no se ha podido publicar. No se ha perdido nada: todos sus cambios están guardados. Libere espacio y vuelva a publicar.',
    locked:
      'Otro programa está trabajando en el sitio, o uno se interrumpió a medias. Inténtelo de nuevo en un momento. Si esto vuelve a aparecer y nada más trabaja en el sitio, borre el archivo que se indica abajo y cuyo nombre termina en “.lock”: no contiene nada suyo.',
    failed: 'No se ha podido publicar. No se ha perdido nada: todos sus cambios están guardados.',
    'remote-ahead':
      'Está publicado aquí, pero no enviado: otros han enviado algo mientras tanto, y hay trabajo en esta carpeta que no está publicado, así que no se pueden unir automáticamente. No se ha perdido nada. Quien cuida del sitio tiene que unir las dos versiones.',
    'remote-differs':
      'Está publicado aquí, pero no enviado: otros han cambiado los mismos lugares y los enviaron antes. No se ha perdido nada. Quien cuida del sitio tiene que unir las dos versiones.',
    'no-access':
      'Está publicado aquí, pero no enviado: el otro lado no deja entrar a este equipo. No se ha perdido nada. Cuando lo haga, envíelo aquí.',
    unreachable:
      'Está publicado aquí, pero no enviado: no se puede alcanzar el otro lado. No se ha perdido nada. Inténtelo de nuevo cuando haya conexión.',
    declined:
      'Está publicado aquí, pero no enviado: el otro lado lo ha rechazado. No se ha perdido nada. Su respuesta dice el motivo.',
    'timed-out':
      'Tardó demasiado y se detuvo. No se ha perdido nada. Inténtelo de nuevo, o pregunte a quien cuida del sitio.',
    'host-signed-out':
      'Aún no está publicado: primero entre, en «{menu}». Sus cambios están guardados en este navegador.',
    'host-key': 'Con esto no se puede entrar. Mire si se copió entero.',
    'host-key-ended':
      'No está publicado: su acceso ya no vale. Caducó o fue retirado. Sus cambios están guardados aquí. En «{menu}», salga y entre con el nuevo que reciba.',
    'host-rights':
      'No está publicado: puede leer este sitio, pero no cambiarlo. Quien le dio el acceso debe permitir la escritura («Contents: read and write»).',
    'host-protected':
      'No está publicado: el servidor no permite publicar desde aquí (lo llama rama protegida). Quien cuida del sitio debe permitirlo.',
    'host-differs':
      'Aún no está publicado: otros cambiaron los mismos archivos antes que usted. No se perdió nada. Quien cuida del sitio debe unir ambas versiones.',
    'host-missing': 'El sitio no se encuentra en su servidor, o usted no tiene acceso a él.',
    'host-no-site': 'No contiene un sitio: falta un archivo llamado site.config.yaml.',
    'host-unreachable':
      'No está publicado: no hay conexión. Sus cambios están guardados en este navegador. Inténtelo de nuevo cuando la haya.',
    'host-busy':
      'No está publicado: el servidor está demasiado ocupado. Sus cambios están guardados aquí. Inténtelo de nuevo en unos minutos.',
    'host-too-large': 'No está publicado: el servidor no acepta un archivo tan grande.',
    'host-declined': 'El servidor lo rechazó. No se perdió nada. Su respuesta dice por qué.',
    'not-sent': 'Está publicado aquí, pero no enviado. No se ha perdido nada.',
  },
}
