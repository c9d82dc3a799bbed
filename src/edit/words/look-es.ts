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
  typefaces: 'Tipos de letra',
  typefacesOf: 'Tipos de letra para {language}',
  both: 'Solo {family}',
  pair: '{heading} con {text}',
  sample: 'Un texto para leer bien',
}
