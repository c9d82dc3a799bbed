/** What the editor says of search results and shared links, in English. */
export const foundEn = {
  title: 'Search and links',
  google: 'In a search engine',
  googleNote:
    'Click the title or the description to change it. A search engine may show other words of the page instead.',
  chat: 'As a link in a chat',
  chatNote: 'The picture is made of the photo or the heading of the page, the name and the logo.',
  made: 'These words are made of the heading of the page.',
  write: 'Write others',
  fits: { title: 'The whole title is shown.', description: 'The whole description is shown.' },
  cut: {
    title: 'The title is cut: about {count} letters are too many.',
    description: 'The description is cut: about {count} letters are too many.',
  },
}

/** The words of search results in one language. */
export type FoundWords = typeof foundEn
