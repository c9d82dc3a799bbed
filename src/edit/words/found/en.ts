/** What the editor says of search results and shared links, in English. */
export const foundEn = {
  title: 'Search and links',
  intro: 'What search engines and chats show of this page.',
  google: 'In a search engine',
  googleNote:
    'Click the title or the description to change it. Search engines may show other text from the page instead.',
  chat: 'As a link in a chat',
  chatNote: 'The picture is made from the photo or heading of the page, the name and the logo.',
  made: 'Title and description are made from the texts of the page.',
  write: 'Write your own',
  fits: { title: 'The whole title is shown.', description: 'The whole description is shown.' },
  cut: {
    title: 'The title is cut off: it is about {count} letters too long.',
    description: 'The description is cut off: it is about {count} letters too long.',
  },
}

/** The words of search results in one language. */
export type FoundWords = typeof foundEn
