import type { Words } from './words.ts'

/** The words of the site in Spanish. */
export const es: Words = {
  common: {
    loading: 'Cargando…',
    error: 'No se ha podido cargar',
    success: 'Listo',
    skipToContent: 'Ir al contenido',
    newTab: 'se abre en otra pestaña',
  },
  root: {
    detecting: 'Detectando el idioma…',
    choose: 'Elija su idioma',
  },
  notFound: {
    title: 'Página no encontrada',
    text: 'Esta dirección no existe o ha cambiado. Desde la página de inicio se llega a todo lo demás.',
    home: 'Ir al inicio',
    line: 'La página solicitada no existe.',
    nearest: 'Quizá busque:',
  },
  navigation: {
    main: 'Menú principal',
    menu: 'Menú',
    languages: 'Elegir idioma',
    breadcrumbs: 'Usted está aquí',
  },
  services: {
    learnMore: 'Más información',
    showAll: 'Ver todo',
    showLess: 'Ver menos',
    deliverable: 'Entregable',
    description: 'Descripción',
    benefit: 'Beneficio',
    step: 'Paso {{number}}',
  },
  artefacts: {
    example: 'Ejemplo',
    done: 'Hecho',
    planned: 'Previsto',
  },
  contact: {
    form: {
      submit: 'Enviar mensaje',
      submitting: 'Enviando…',
      success: '¡Gracias! Hemos recibido su mensaje y le responderemos pronto.',
      sent: 'Su mensaje ya está con nosotros.',
      next: 'Lo leeremos y le responderemos por el medio que nos indicó. Si es urgente, contáctenos directamente:',
      again: 'Escribir otro mensaje',
      errorMessage: 'Rellene todos los campos obligatorios',
      networkError: 'No se ha podido enviar. Inténtelo de nuevo en unos instantes.',
      requiredHint: 'Los campos con * son obligatorios',
      noScript: 'Para enviar este formulario hace falta JavaScript. También puede ponerse en contacto directamente:',
      otherWays: 'Lo que ha escrito sigue en el formulario. Si lo prefiere, envíelo por otra vía:',
      viaChat: 'Enviar por chat',
      viaEmail: 'Enviar por correo electrónico',
      viaPhone: 'Llamar al {{phone}}',
      choose: 'Elija una opción',
      honeypot: 'Deje este campo en blanco',
      validation: {
        nameRequired: 'Indique su nombre',
        emailRequired: 'Indique su correo electrónico',
        emailInvalid: 'Indique un correo electrónico válido',
        phoneRequired: 'Indique su teléfono',
        companyRequired: 'Indique su empresa',
        positionRequired: 'Indique su cargo',
        messageRequired: 'Escriba su mensaje',
        consentRequired: 'Debe aceptar para poder enviar',
      },
    },
  },
  blog: {
    readMore: 'Leer más',
    backToBlog: 'Volver a los artículos',
    by: 'Por {{author}}',
    otherLanguage: 'Este artículo está escrito en otro idioma.',
  },
}
