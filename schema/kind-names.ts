import type { SectionKind } from './sections/section.ts'

/** What a kind of section is called, and what it is for. */
export interface KindWords {
  readonly name: string
  readonly help: string
}

/** The words of a kind. */
export const words = (name: string, help: string): KindWords => ({ name, help })

/** The kinds of sections in one language. */
export type KindNames = Readonly<Record<SectionKind, KindWords>>

/** The kinds of sections in the languages of the editor, in the order in which they are offered. */
export const kindNames: Readonly<
  Record<SectionKind, { readonly pt: KindWords; readonly es: KindWords; readonly en: KindWords }>
> = {
  opening: {
    pt: words('Abertura', 'O título principal, com botões, foto ou documentos.'),
    es: words('Apertura', 'El título principal, con botones, foto o documentos.'),
    en: words('Opening', 'The main heading, with buttons, a photo or documents.'),
  },
  points: {
    pt: words('Pontos', 'Motivos, problemas ou valores, cada um com título e texto.'),
    es: words('Puntos', 'Motivos, problemas o valores, cada uno con título y texto.'),
    en: words('Points', 'Reasons, problems or values, each with a title and a text.'),
  },
  checks: {
    pt: words('Lista', 'Linhas curtas com uma marca: o que está incluído, o que o cliente ganha.'),
    es: words('Lista', 'Líneas cortas con una marca: qué incluye, qué gana el cliente.'),
    en: words('Check list', 'Short lines with a tick: what is included, what a client gains.'),
  },
  split: {
    pt: words('Imagem e texto', 'Uma imagem ou um documento com texto ao lado.'),
    es: words('Imagen y texto', 'Una imagen o un documento con texto al lado.'),
    en: words('Picture and text', 'A picture or a document with text beside it.'),
  },
  overview: {
    pt: words('Visão geral', 'O que é e por que escolher, ao lado do exemplo de um documento.'),
    es: words('Visión general', 'Qué es y por qué elegirlo, junto al ejemplo de un documento.'),
    en: words('Overview', 'What it is and why to choose it, beside a sample document.'),
  },
  steps: {
    pt: words('Etapas', 'Como o trabalho acontece, passo a passo.'),
    es: words('Pasos', 'Cómo se hace el trabajo, paso a paso.'),
    en: words('Steps', 'How the work goes, step by step.'),
  },
  table: {
    pt: words('Tabela', 'Colunas com nome; no celular, cartões.'),
    es: words('Tabla', 'Columnas con nombre; en el móvil, tarjetas.'),
    en: words('Table', 'Named columns; cards on a phone.'),
  },
  figures: {
    pt: words('Números', 'Números grandes com o que contam.'),
    es: words('Cifras', 'Cifras grandes con lo que cuentan.'),
    en: words('Figures', 'Large figures with what they count.'),
  },
  facts: {
    pt: words('Dados', 'Os dados desta página, como preço e data, tais como os campos os têm.'),
    es: words('Datos', 'Los datos de esta página, como precio y fecha, tal como los tienen los campos.'),
    en: words('Facts', 'The facts of this page, such as price and day, as its fields have them.'),
  },
  questions: {
    pt: words('Perguntas', 'Perguntas frequentes com as respostas.'),
    es: words('Preguntas', 'Preguntas frecuentes con sus respuestas.'),
    en: words('Questions', 'Frequent questions with their answers.'),
  },
  quotes: {
    pt: words('Depoimentos', 'O que os clientes dizem.'),
    es: words('Testimonios', 'Lo que dicen los clientes.'),
    en: words('Quotes', 'What clients say.'),
  },
  people: {
    pt: words('Pessoas', 'Quem faz o trabalho, com foto e função.'),
    es: words('Personas', 'Quién hace el trabajo, con foto y función.'),
    en: words('People', 'Who does the work, with photo and role.'),
  },
  prices: {
    pt: words('Preços', 'Planos lado a lado ou uma lista de preços.'),
    es: words('Precios', 'Planes uno al lado del otro o una lista de precios.'),
    en: words('Prices', 'Plans side by side, or a list of prices.'),
  },
  gallery: {
    pt: words('Galeria', 'Fotos que abrem grandes com um toque.'),
    es: words('Galería', 'Fotos que se abren grandes con un toque.'),
    en: words('Gallery', 'Photos that open large with a tap.'),
  },
  logos: {
    pt: words('Logotipos', 'Clientes, parceiros ou associações.'),
    es: words('Logotipos', 'Clientes, socios o asociaciones.'),
    en: words('Logos', 'Clients, partners or associations.'),
  },
  cases: {
    pt: words('Casos', 'O problema de um cliente, o que foi feito e o resultado.'),
    es: words('Casos', 'El problema de un cliente, lo que se hizo y el resultado.'),
    en: words('Cases', 'A client’s problem, what was done, and the result.'),
  },
  timeline: {
    pt: words('Linha do tempo', 'O que aconteceu, em ordem.'),
    es: words('Cronología', 'Lo que pasó, en orden.'),
    en: words('Timeline', 'What happened, in order.'),
  },
  cards: {
    pt: words('Serviços ou páginas', 'Cartões que levam a serviços ou a outras páginas.'),
    es: words('Servicios o páginas', 'Tarjetas que llevan a servicios o a otras páginas.'),
    en: words('Services or pages', 'Cards that lead to services or other pages.'),
  },
  articles: {
    pt: words('Artigos', 'Os artigos mais novos do blog.'),
    es: words('Artículos', 'Los artículos más nuevos del blog.'),
    en: words('Articles', 'The newest articles of the blog.'),
  },
  form: {
    pt: words('Formulário', 'O formulário de contato, com outros meios ao lado.'),
    es: words('Formulario', 'El formulario de contacto, con otros medios al lado.'),
    en: words('Form', 'The contact form, with other ways beside it.'),
  },
  contact: {
    pt: words('Contato', 'E-mail, telefone, endereço e horário.'),
    es: words('Contacto', 'Correo, teléfono, dirección y horario.'),
    en: words('Contact', 'E-mail, phone, address and hours.'),
  },
  place: {
    pt: words('Lugar', 'Endereço, horário e como chegar.'),
    es: words('Lugar', 'Dirección, horario y cómo llegar.'),
    en: words('Place', 'Address, hours and the way there.'),
  },
  downloads: {
    pt: words('Arquivos', 'Arquivos para baixar, com tipo e tamanho.'),
    es: words('Archivos', 'Archivos para descargar, con tipo y tamaño.'),
    en: words('Downloads', 'Files to keep, with type and size.'),
  },
  video: {
    pt: words('Vídeo', 'Um vídeo próprio ou um link para um vídeo.'),
    es: words('Vídeo', 'Un vídeo propio o un enlace a uno.'),
    en: words('Video', 'A video of your own, or a link to one.'),
  },
  embed: {
    pt: words(
      'De outro serviço',
      'Um vídeo, mapa, agenda, áudio ou formulário de outro serviço, que só carrega com um toque.',
    ),
    es: words(
      'De otro servicio',
      'Un vídeo, mapa, calendario, audio o formulario de otro servicio, que solo se carga al tocarlo.',
    ),
    en: words(
      'From another service',
      'A video, map, calendar, player or form of another service, loaded only after a tap.',
    ),
  },
  notice: {
    pt: words('Aviso', 'Um aviso, como férias, com datas se quiser.'),
    es: words('Aviso', 'Un aviso, como vacaciones, con fechas si hace falta.'),
    en: words('Notice', 'A notice, such as on holidays, with dates if need be.'),
  },
  text: {
    pt: words('Texto', 'Texto corrido, com títulos e listas.'),
    es: words('Texto', 'Texto corrido, con títulos y listas.'),
    en: words('Text', 'Plain text, with headings and lists.'),
  },
  privacy: {
    pt: words('Privacidade', 'O que o site faz com os dados dos visitantes, a partir do que ele realmente faz.'),
    es: words('Privacidad', 'Qué hace el sitio con los datos de los visitantes, a partir de lo que hace de verdad.'),
    en: words('Privacy', 'What the site does with data of its visitors, made of what it really does.'),
  },
  closing: {
    pt: words('Fecho', 'Um convite no fim da página, com botão.'),
    es: words('Cierre', 'Una invitación al final de la página, con botón.'),
    en: words('Closing', 'An invitation at the end of the page, with a button.'),
  },
  newsletter: {
    pt: words('Boletim', 'O convite para o boletim.'),
    es: words('Boletín', 'La invitación al boletín.'),
    en: words('Newsletter', 'The invitation to the newsletter.'),
  },
  reuse: {
    pt: words('De outra página', 'Uma seção de outra página, mostrada aqui também.'),
    es: words('De otra página', 'Una sección de otra página, mostrada también aquí.'),
    en: words('From another page', 'A section of another page, shown here as well.'),
  },
}
