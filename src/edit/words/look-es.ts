import type { LookWords } from './look-en.ts'

/** What the editor says of the look, in Spanish. */
export const lookEs: LookWords = {
  title: 'Aspecto',
  intro: 'La página de al lado muestra cada elección al momento. Deshacer la quita.',
  colours: 'Colores',
  uses: { color: 'Botones, enlaces y lo que destaca.', accent: 'Pequeños detalles, aquí y allá.' },
  code: 'Como código, por ejemplo #1d4fd7',
  readable: 'Legible, también en letra pequeña.',
  large: 'Demasiado pálido para letra pequeña: en palabras y botones, el sitio usa un tono más oscuro.',
  pale: 'Demasiado pálido para cualquier texto: en palabras y botones, el sitio usa un tono mucho más oscuro.',
  wrong: 'Escriba el color como # y seis cifras o letras de la a a la f.',
  direction: 'Dirección de arte',
  noDirection: 'Ninguna',
  onPhone: 'Como en el teléfono',
  values: 'Todo sobre el aspecto',
  directions: {
    plain: 'Un informe en papel: números de las secciones junto a una línea fina.',
    editorial: 'Una revista: todo en el centro, mucho blanco, títulos grandes y finos.',
    brutalist: 'Fuerte: títulos enormes y pesados, líneas gruesas, sombras duras.',
    atelier: 'Un taller: títulos discretos, números romanos, fotos en arco.',
    clinic: 'Tranquila: fondo en un tono del color, paneles suaves, botones redondos, sin líneas.',
    tech: 'Negro, el menú al lado, una cuadrícula de celdas.',
    luxury: 'Negro, mayúsculas, mucho espacio.',
    playful: 'Redondo y grande: áreas de color y botones redondeados.',
    civic: 'Sencilla y compacta: títulos pequeños en negrita, líneas claras.',
  },
  typefaces: 'Tipos de letra',
  missing:
    'Aún no instalados: {families}. Hasta entonces, las páginas usan tipos de letra parecidos del dispositivo de cada visitante.',
  add: 'Añadir los tipos de letra',
  adding: 'Añadiendo…',
  notAdded: 'No se pudieron añadir: ¿está este ordenador conectado a internet?',
  typefacesOf: 'Tipos de letra para {language}',
  both: 'Solo {family}',
  pair: '{heading} con {text}',
  sample: 'Un texto para leer bien',
}
