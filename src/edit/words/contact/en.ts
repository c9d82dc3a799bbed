/** What the editor says of how a company is reached, in English. */
export const contactEn = {
  title: 'Contact and hours',
  intro: 'Written once, shown wherever visitors look for it: in the foot, on the contact page and beside the address.',
  task: 'Still to do: say how people reach you, and when you are open.',
  apart: 'Different in each language',
  hours: 'Opening hours',
  hoursNote: 'Pages show them in each language, and search engines are told.',
  open: 'Open',
  opens: '{day}: opens',
  closes: '{day}: closes',
  opensAgain: '{day}: opens again',
  closesAgain: '{day}: closes again',
  until: 'to',
  addSpan: 'Second time',
  addSpanOn: '{day}: second time',
  removeSpan: '{day}: remove the second time',
  sameOn: 'The same on {days}',
  ownWords: 'Pages show these words of yours instead of the table:',
  dropWords: 'Show the table',
  fillHours: 'Fill in the hours below to show a table of them instead.',
  exceptions: 'Holidays and other days',
  chat: 'Chat',
  chatMore: 'Chat: service, button and other greetings',
}

/** The words of contact and hours in one language. */
export type ContactWords = typeof contactEn
