import type { PictureWords } from './en.ts'

/** What the editor says of pictures, in Spanish. */
export const picturesEs: PictureWords = {
  title: 'Imagen',
  replace: 'Elegir otra imagen',
  add: 'Añadir una imagen',
  drop: 'o suelte un archivo aquí',
  sending: 'Enviando…',
  gallery: 'Galería',
  addMany: 'Añadir fotos',
  dropMany: 'o suelte o pegue varias aquí',
  sendingMany: 'La foto {index} de {count} está en camino…',
  added: '{count} {count:foto está|fotos están} en la galería.',
  sayEach: 'Decir qué muestra cada una',
  unplaced: 'Guardadas, aún en ninguna página',
  kept: '«{name}» está guardada, pero aún en ninguna página. Puede elegirla donde se pueda añadir una imagen.',
  ask: '¿Qué muestra? Descríbala en cada idioma, para quien no puede verla.',
  put: 'Ponerla en la página',
  cancel: 'Cancelar',
  say: 'La nueva imagen está en su lugar. ¿El texto de abajo aún la describe?',
  noPlace:
    'Aquí no hay lugar para una imagen. Suéltela sobre una imagen, o sobre un texto del elemento al que pertenece.',
  onlyDrawing: 'El logotipo tiene que ser un dibujo (.svg) o un PNG.',
  focus: 'Lo que nunca se corta',
  focusHelp:
    'Haga clic en la parte que debe seguir visible cuando la imagen se recorta, también en enlaces compartidos.',
  fromLeft: 'Desde la izquierda',
  fromTop: 'Desde arriba',
  noFocus: 'Usar el centro',
  refused: {
    'too-large': 'El archivo es demasiado grande: una foto puede tener 40 MB, un dibujo 500 kB.',
    'too-many-pixels': 'La imagen tiene más píxeles que cualquier cámara: no se puede usar.',
    'no-image': 'Los navegadores no muestran este tipo de imagen. Use JPEG, PNG, WebP, AVIF o SVG.',
    heic: 'Es una foto en el formato del iPhone (HEIC), que los navegadores no muestran. En el teléfono, elija Ajustes › Cámara › Formatos › Más compatible para las próximas; exporte esta como JPEG.',
    damaged: 'El archivo está dañado o incompleto. Cópielo de nuevo.',
    'drawing-size': 'El dibujo no dice su tamaño: le falta el viewBox.',
    'drawing-heavy': 'El dibujo tarda demasiado en dibujarse. Pida uno más sencillo.',
    'drawing-foreign':
      'El dibujo contiene algo que se ejecuta, que carga algo de fuera o que no forma parte de un SVG simple. Expórtelo de nuevo como SVG simple, o pida uno sin esto:',
    outside: 'La carpeta «images» apunta fuera de la carpeta del sitio. No se guardó nada.',
  },
}
