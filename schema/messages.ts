import type {
  LocalisedText,
  TextWithAuthor,
  TextWithNumber,
  TextWithPhone,
  TextWithService,
  TextWithSize,
} from './texts.ts'

/**
 * The words that the site itself says, apart from the content of the pages. In many languages the generator has them already; what is written
 * here takes their place, word by word and language by language.
 */
export interface Messages {
  /** Words used everywhere. */
  common?: CommonMessages
  /** The page at the root of the site, which finds the visitor's language. */
  root?: RootMessages
  /** The page for addresses that do not exist. */
  notFound?: NotFoundMessages
  /** The menus, as screen readers announce them. */
  navigation?: NavigationMessages
  /** The lists and pages of services. */
  services?: ServiceMessages
  /** The drawn documents. */
  artefacts?: ArtefactMessages
  /** The contact page. */
  contact?: ContactMessages
  /** The blog. */
  blog?: BlogMessages
  /** Lists that are divided into pages. */
  lists?: ListMessages
  /** The form above a list in pages, by which visitors choose and sort. */
  filters?: FilterMessages
  /** What is shown of other services. */
  embeds?: EmbedMessages
  /** The notice that asks for consent. */
  consent?: ConsentMessages
  /** Tables with ticks. */
  tables?: TableMessages
  /** Hours that are given by the days of the week. */
  hours?: HoursMessages
  /** The calendar files of events. */
  events?: EventMessages
  /** The entries before and after, in collections with a menu. */
  entryLinks?: EntryLinkMessages
  /** The search in the site. */
  search?: SearchMessages
  /** Forms that ask a service whether a person writes. */
  captcha?: CaptchaMessages
  /** Forms in steps. */
  formSteps?: FormStepMessages
  /** Galleries whose pictures are compared. */
  comparison?: ComparisonMessages
}

/** Words used everywhere. */
export interface CommonMessages {
  /** While something loads. */
  loading?: LocalisedText
  /** When something could not be loaded. */
  error?: LocalisedText
  /** When something worked. */
  success?: LocalisedText
  /** The link, for keyboards, that jumps over the menu. */
  skipToContent?: LocalisedText
  /** Said after links that open a new tab. */
  newTab?: LocalisedText
}

/** The page at the root of the site. */
export interface RootMessages {
  /** Shown while the language is found. */
  detecting?: LocalisedText
  /** The line above the list of languages, for browsers without JavaScript. */
  choose?: LocalisedText
}

/** The page for addresses that do not exist. */
export interface NotFoundMessages {
  /** The title. */
  title?: LocalisedText
  /** What to do now. */
  text?: LocalisedText
  /** The button to the home page. */
  home?: LocalisedText
  /** The line above the home page, on a site that leads there. */
  line?: LocalisedText
  /** What stands before the pages that may be meant. */
  nearest?: LocalisedText
}

/** The menus, as screen readers announce them. */
export interface NavigationMessages {
  /** The name of the main menu. */
  main?: LocalisedText
  /** The name of the menu button on small screens. */
  menu?: LocalisedText
  /** The name of the language list. */
  languages?: LocalisedText
  /** The name of the trail from the home page to the current page. */
  breadcrumbs?: LocalisedText
}

/** The lists and pages of services. */
export interface ServiceMessages {
  /** The link from a service to its page. */
  learnMore?: LocalisedText
  /** The word before a price that is only the least, such as "from". */
  priceFrom?: LocalisedText
  /** The button that shows all services. */
  showAll?: LocalisedText
  /** The button that shows the first services only. */
  showLess?: LocalisedText
  /** The heading of the first column of the deliverables table. */
  deliverable?: LocalisedText
  /** The heading of its second column. */
  description?: LocalisedText
  /** The heading of its third column. */
  benefit?: LocalisedText
  /** What stands above a step, with `{{number}}` where its number goes, such as "Step {{number}}". */
  step?: TextWithNumber
}

/** The drawn documents. */
export interface ArtefactMessages {
  /** The stamp that says that a document is an example. */
  example?: LocalisedText
  /** A task that was done. */
  done?: LocalisedText
  /** A task that is planned. */
  planned?: LocalisedText
}

/** The contact page. */
export interface ContactMessages {
  /** The form. */
  form?: ContactFormMessages
}

/** The form. */
export interface ContactFormMessages {
  /** The words on the button. */
  submit?: LocalisedText
  /** The words on the button while the form is sent. */
  submitting?: LocalisedText
  /** After the form was sent. */
  success?: LocalisedText
  /** What stays once that message has gone. */
  sent?: LocalisedText
  /** What happens next, and by when; the ways to reach the company at once follow. */
  next?: LocalisedText
  /** The button that leads back to the empty form. */
  again?: LocalisedText
  /** When a required field is empty on sending. */
  errorMessage?: LocalisedText
  /** When the form could not be sent. */
  networkError?: LocalisedText
  /** What stands before what a visitor comes about, above the fields. */
  about?: LocalisedText
  /** The name of the button that takes it away. */
  withoutAbout?: LocalisedText
  /** What the star beside a label means. */
  requiredHint?: LocalisedText
  /** For browsers without JavaScript, above the other ways to get in touch. */
  noScript?: LocalisedText
  /** After a failure that leaves open whether the request has arrived: that it may have, and that it may be sent again. */
  perhaps?: LocalisedText
  /** After a failure: the line above the other ways to send the same request. */
  otherWays?: LocalisedText
  /** The link to the chat with what was typed. */
  viaChat?: LocalisedText
  /** The link to an e-mail with what was typed. */
  viaEmail?: LocalisedText
  /** The link that calls the company, with `{{phone}}` where the phone number goes, such as "Call us: {{phone}}". */
  viaPhone?: TextWithPhone
  /** The first option of a choice, before one is made. */
  choose?: LocalisedText
  /** The largest file that a field takes, with `{{size}}` where the size goes, such as "up to {{size}}". */
  fileLimit?: TextWithSize
  /** The label of the hidden field that only machines fill in. */
  honeypot?: LocalisedText
  /**
   * The messages of the fields, by the keys that the fields use. The usual ones are there already, such as "nameRequired" and "emailInvalid".
   * @propertyKey validation
   */
  validation?: Record<string, LocalisedText>
}

/** The blog. */
export interface BlogMessages {
  /** The link from the list to an article. */
  readMore?: LocalisedText
  /** The link from an article to the list. */
  backToBlog?: LocalisedText
  /** Who wrote an article, with `{{author}}` where the name goes, such as "By {{author}}". */
  by?: TextWithAuthor
  /** Said in the languages in which the articles are not written. */
  otherLanguage?: LocalisedText
}

/** Lists that are divided into pages. */
export interface ListMessages {
  /** The word before the number in the addresses of the pages after the first, such as "page" in "/homes/page/2". */
  pageAddress?: LocalisedText
  /** What a page is called, with `{{number}}` where its number goes, such as "Page {{number}}". */
  pageNumber?: TextWithNumber
  /** The name of the links to the pages. */
  pageLinks?: LocalisedText
  /** The link to the page before. */
  previousPage?: LocalisedText
  /** The link to the page after. */
  nextPage?: LocalisedText
}

/** What is shown of other services, after a tap. */
export interface EmbedMessages {
  /** The button that loads a film. */
  showFilm?: LocalisedText
  /** The button that loads a map. */
  showMap?: LocalisedText
  /** The button that loads a calendar for bookings. */
  showBooking?: LocalisedText
  /** The button that loads a player. */
  showAudio?: LocalisedText
  /** The button that loads a form. */
  showForm?: LocalisedText
  /** The button that loads anything else. */
  showOther?: LocalisedText
  /** The sentence on who learns what after a tap, with `{{service}}` where the service goes. */
  whoLearns?: TextWithService
  /** The link to the page of the service, with `{{service}}` where its name goes, such as "Open at {{service}}". */
  openThere?: TextWithService
}

/** The form above a list in pages, by which visitors choose and sort. */
export interface FilterMessages {
  /** The name of the form. */
  filterName?: LocalisedText
  /** The choice that leaves all values. */
  anyValue?: LocalisedText
  /** The box for the least amount. */
  fromValue?: LocalisedText
  /** The box for the greatest amount. */
  toValue?: LocalisedText
  /** The name of the choice of an order. */
  sortBy?: LocalisedText
  /** The order of the file. */
  asListed?: LocalisedText
  /** Small amounts first. */
  lowestFirst?: LocalisedText
  /** Large amounts first. */
  highestFirst?: LocalisedText
  /** Early days first. */
  earliestFirst?: LocalisedText
  /** Late days first. */
  latestFirst?: LocalisedText
  /** Words from the first letter on. */
  fromFirst?: LocalisedText
  /** Words from the last letter on. */
  fromLast?: LocalisedText
  /** The button of the form. */
  showFound?: LocalisedText
  /** The button that empties the form. */
  clearChoice?: LocalisedText
  /** How many entries were found, with `{{number}}` where their number goes, such as "Found: {{number}}". */
  foundCount?: TextWithNumber
  /** When none was found. */
  foundNone?: LocalisedText
}

/** The notice that asks whether services may count visits or measure advertising. */
export interface ConsentMessages {
  /** The title of the notice. */
  title?: LocalisedText
  /** What services that count are for, with `{{service}}` where they go. */
  counting?: TextWithService
  /** What services that advertise are for, with `{{service}}` where they go. */
  advertising?: TextWithService
  /** What these services receive, and how the choice is changed. */
  gets?: LocalisedText
  /** The button that agrees to all. */
  agreeAll?: LocalisedText
  /** The button that agrees to none. */
  refuse?: LocalisedText
  /** The button that agrees to counting, and to no advertising. */
  onlyCounting?: LocalisedText
  /** The button at the foot of each page that opens the notice again. */
  choices?: LocalisedText
  /** The link to the page on data. */
  aboutData?: LocalisedText
}

/** What forms say that ask a service whether a person writes. */
export interface CaptchaMessages {
  /** What stands before the name of the service, beside the form. */
  protectedBy?: LocalisedText
  /** When the service could not say that a person writes, so that nothing was sent. */
  captchaFailed?: LocalisedText
}

/** What forms say that are filled in step by step. */
export interface FormStepMessages {
  /** Above the title of a step, with `{{number}}` where its number goes, and `{{total}}` where that of all steps goes. */
  stepOf?: TextWithNumber
  /** The button to the next step. */
  nextStep?: LocalisedText
  /** The button to the step before. */
  previousStep?: LocalisedText
}

/** What a gallery says whose pictures are compared. */
export interface ComparisonMessages {
  /** What the first picture of two is called. */
  before?: LocalisedText
  /** What the second picture of two is called. */
  after?: LocalisedText
  /** What the line between them is called, which visitors move. */
  divider?: LocalisedText
}

/** What the cells of tables say that are shown as ticks and crosses. */
export interface TableMessages {
  /** What a cell with a tick says. */
  yes?: LocalisedText
  /** What a cell with a cross says. */
  no?: LocalisedText
}

/** The words of hours that are given by the days of the week. */
export interface HoursMessages {
  /** What they are called among the ways to reach the company. */
  title?: LocalisedText
  /** What is said of a day without hours. */
  closed?: LocalisedText
  /** Beside the hours, while it is open; the time at which it closes comes in. */
  openUntil?: LocalisedText
  /** Beside the hours, while it is closed and opens on the same day; the time comes in. */
  opensToday?: LocalisedText
  /** Beside the hours, while it is closed and opens on another day; the day of the week and the time come in. */
  opensOn?: LocalisedText
}

/** The links from an entry to those beside it, in collections with a menu. */
export interface EntryLinkMessages {
  /** Above the name of the entry before. */
  previousEntry?: LocalisedText
  /** Above the name of the entry after. */
  nextEntry?: LocalisedText
}

/** The links to the calendar files of events. */
export interface EventMessages {
  /** The link from an event to its calendar file. */
  addToCalendar?: LocalisedText
  /** The link from a list of events to the calendar file of all that are to come. */
  allDates?: LocalisedText
  /** The name of the dates of an event, among its facts. */
  dates?: LocalisedText
}

/** The search in the site: the box in the bar, and the page for what is found. */
export interface SearchMessages {
  /** The address of the page for what is found, such as "search" in "/search?q=prices". */
  searchAddress?: LocalisedText
  /** The title of that page, and the name of the button in the bar. */
  searchTitle?: LocalisedText
  /** The label of the field. */
  searchField?: LocalisedText
  /** The button beside the field. */
  searchButton?: LocalisedText
  /** How many pages were found, with `{{number}}` where their number goes, such as "Found: {{number}}". */
  searchFound?: TextWithNumber
  /** When none was found. */
  searchNone?: LocalisedText
  /** The button that shows further ones. */
  searchMore?: LocalisedText
  /** For browsers without JavaScript, above links to the pages of the menu. */
  searchUnscripted?: LocalisedText
}

/** A type in which nothing is left out. */
type Complete<T> = { [Key in keyof T]-?: Complete<NonNullable<T[Key]>> }

/** The words of the site with nothing left out. */
export type AllMessages = Complete<Messages>

/** Words that a site loads only where it has what shows them: lists in pages, their forms, a search. */
type WordsOfParts = 'lists' | 'filters' | 'search'

/** The words that a site loads. */
export type ShownMessages = Omit<AllMessages, WordsOfParts> & Partial<Pick<AllMessages, WordsOfParts>>
