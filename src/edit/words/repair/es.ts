import type { repairEn } from './en.ts'

/** Lo que el editor dice de un archivo que no se puede leer, o del que hay dos versiones, en español. */
export const repairEs: typeof repairEn = {
  title: {
    missing: 'El archivo del sitio ya no está aquí',
    unreadable: 'El archivo del sitio no se puede leer',
    letters: 'Las letras del archivo del sitio no se pueden leer',
    conflict: 'Hay dos versiones del sitio',
    older: 'El archivo del sitio está en un formato anterior',
    newer: 'El archivo del sitio está en un formato más nuevo',
  },
  intro: {
    missing: 'Otro programa lo ha borrado o le ha cambiado el nombre. Recupere la última versión o elija una anterior.',
    unreadable:
      'Otro programa lo ha guardado así. Recupere las líneas que no se pueden leer, y lo demás se queda como está; o corrija el archivo donde se cambió.',
    letters:
      'Otro programa lo ha guardado con las letras en una forma antigua, y por eso no se reconocen las que llevan acento. No se ha perdido nada. Elija lo que está bien escrito, y todo el archivo se guarda en la forma de hoy; el paso se puede deshacer.',
    conflict: 'Dos personas han cambiado los mismos lugares. Elija la versión que el sitio debe tener en cada uno.',
    older:
      'Se escribió para una versión anterior de este programa. Se puede actualizar: todos los textos y comentarios se quedan, y el paso se puede deshacer.',
    newer:
      'Alguien lo ha actualizado con una versión más nueva de este programa. Déjelo como está y actualice el programa.',
  },
  published:
    'Está publicado aquí, pero no enviado: otra persona cambió los mismos lugares y los envió antes. Elija la versión que el sitio debe tener en cada uno, y se envía.',
  now: 'Ahora, desde la línea {line}',
  was: 'Cuando se pudo leer por última vez',
  nothing: '(nada)',
  lines: 'Recuperar estas líneas',
  last: 'Usar toda la última versión',
  letters: 'Guardarlo con «{example}»',
  upgrade: 'Actualizar este archivo',
  unsafe:
    'No se podía hacer con seguridad, así que no se ha cambiado nada. El archivo está escrito de un modo poco común.',
  place: 'Una parte del archivo',
  theirs: 'La otra versión',
  choose: 'Usar lo que he elegido',
}
