import type { FoundWords } from './found-en.ts'

/** What the editor says of search results and shared links, in Spanish. */
export const foundEs: FoundWords = {
  title: 'Búsqueda y enlaces',
  google: 'En un buscador',
  googleNote:
    'Haga clic en el título o en la descripción para cambiarlos. El buscador puede mostrar otras palabras de la página.',
  chat: 'Como enlace en un chat',
  chatNote: 'La imagen se hace con la foto o el título de la página, el nombre y el logotipo.',
  made: 'Estas palabras salen del título de la página.',
  write: 'Escribir otras',
  fits: { title: 'El título se ve entero.', description: 'La descripción se ve entera.' },
  cut: {
    title: 'El título se corta: sobran unas {count} letras.',
    description: 'La descripción se corta: sobran unas {count} letras.',
  },
}
