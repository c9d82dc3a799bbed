import type { Direction } from '../../../schema/look.ts'
import type { ImageRefusal } from '../../edit/protocol/images.ts'
import type { MakingStep, Question, Wrong } from '../protocol.ts'

interface QuestionWords {
  /** The question itself, in a few words. */
  readonly ask: string
  /** What helps to answer it. */
  readonly help: string
}

/** What the welcome says, in English. */
export const en = {
  title: 'Your new website',
  progress: 'Question {number} of {count}',
  back: 'Back',
  next: 'Continue',
  skip: 'Later',
  finish: 'Make my website',
  opening: 'One moment…',
  gone: 'The program behind this page has stopped. Start it again: a new page opens.',
  questions: {
    name: {
      ask: 'What name goes on the site?',
      help: 'As it appears on your sign or your business card. You can change it at any time.',
    },
    trade: { ask: 'What do you do?', help: 'Your site starts with pages and texts for this line of work.' },
    country: {
      ask: 'Where are you?',
      help: 'The country decides the languages, the currency, and how numbers and dates are written.',
    },
    languages: {
      ask: 'Which languages do your visitors read?',
      help: 'The first one is the main language. Every further language is another whole site to keep up to date.',
    },
    reach: {
      ask: 'How do people reach you?',
      help: 'Anything you leave empty gets an example, which you can replace later.',
    },
    logo: { ask: 'Do you have a logo?', help: 'Without one, we draw a simple one. You can change it at any time.' },
    direction: {
      ask: 'Which one suits you?',
      help: 'This is your home page in eight styles. You can change everything later.',
    },
  } satisfies Readonly<Record<Question, QuestionWords>>,
  wrong: {
    'name-empty': 'Write a name: at least a letter or a number.',
    'name-long': 'That is more than 60 letters. Write the name as people say it.',
    'phone-wrong': 'This is not a phone number. Is a digit missing, or is there one too many?',
    'email-wrong': 'An e-mail address looks like name@company.com.',
    'languages-empty': 'Choose at least one language.',
    unknown: 'Choose one of those that are shown.',
  } satisfies Readonly<Record<Wrong, string>>,
  name: 'Name',
  search: 'Search',
  noneFound: 'Nothing found. Try fewer letters.',
  country: 'Country',
  trade: 'Line of work',
  languages: 'Languages',
  mainLanguage: 'main language',
  suggested: 'Common where you are',
  allLanguages: 'All languages',
  town: 'Town',
  phone: 'Phone number',
  email: 'E-mail',
  mayBeEmpty: 'optional',
  chooseLogo: 'Choose a picture',
  dropLogo: 'or drop it here',
  otherLogo: 'Choose another',
  withoutLogo: 'No logo',
  logoShown: 'Your logo',
  refused: {
    'too-large': 'This file is too large.',
    'too-many-pixels': 'This picture is too large.',
    'no-image': 'This is not a picture. Choose a drawing (SVG) or a picture (PNG, JPEG).',
    heic: 'This kind of photo cannot be shown on websites. Save it as JPEG or PNG.',
    damaged: 'This file is damaged. Choose another copy of it.',
    'drawing-size': 'This drawing does not say how large it is. Save it as PNG instead.',
    'drawing-heavy': 'This drawing is too complex. Save it as PNG instead.',
    'drawing-foreign': 'This drawing contains something that does not belong in a picture. Save it as PNG instead.',
    outside: 'This file could not be kept. Choose another one.',
  } satisfies Readonly<Record<ImageRefusal, string>>,
  look: 'Look',
  directions: {
    editorial: 'Magazine',
    brutalist: 'Poster',
    atelier: 'Workshop',
    clinic: 'Gentle',
    tech: 'Night',
    luxury: 'Grand',
    playful: 'Cheerful',
    civic: 'Plain',
  } satisfies Readonly<Record<Direction, string>>,
  making: 'Your website is being made',
  makingHelp: 'Pages, texts and pictures, in {languages} {languages:language|languages}. This takes up to a minute.',
  folder: 'It is kept on this computer, in the folder “{folder}”.',
  steps: {
    writing: 'Pages, texts and pictures',
    installing: 'What it needs to run',
    opening: 'The editor',
  } satisfies Readonly<Record<MakingStep, string>>,
  standIn: '{language}: {count} texts appear in another language until you translate them.',
  untranslated: '{language}: {count} texts still need to be translated. Until then, visitors do not see this language.',
  failed: 'The website could not be made, and nothing was left half done. {said}',
  again: 'Try again',
}

/** The words of the welcome in one language. */
export type WelcomeWords = typeof en
