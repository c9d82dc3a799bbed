import type { FoundWords } from './en.ts'

/** What the editor says of search results and shared links, in Spanish. */
export const foundEs: FoundWords = {
  title: 'Búsqueda y enlaces',
  intro: 'Lo que los buscadores y los chats muestran de esta página.',
  google: 'En un buscador',
  googleNote:
    'Haga clic en el título o en la descripción para cambiarlos. Los buscadores pueden mostrar otro fragmento de la página.',
  chat: 'Como enlace en un chat',
  chatNote: 'La imagen se hace con la foto o el título de la página, el nombre y el logotipo.',
  made: 'El título y la descripción salen de los textos de la página.',
  write: 'Escribir otros',
  fits: { title: 'El título se ve entero.', description: 'La descripción se ve entera.' },
  cut: {
    title: 'El título se corta: tiene unas {count} letras de más.',
    description: 'La descripción se corta: tiene unas {count} letras de más.',
  },
}
