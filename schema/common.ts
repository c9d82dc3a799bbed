import type {
  ContactWay,
  CountryCode,
  DownloadPath,
  EmailAddress,
  FormRef,
  IconName,
  ImagePath,
  LocalisedText,
  OptionalText,
  PageRef,
  PhoneNumber,
  SectionKey,
  SecureAddress,
  Text,
  TimeZone,
} from './texts.ts'

/** A picture with the words that stand for it. */
export interface Image {
  /** The image file, relative to this YAML file. A photo may be as large as the camera made it: visitors get it in the size of their screen. */
  file: ImagePath
  /** What the picture shows, for people who do not see it. */
  alt: LocalisedText
  /** The point that is never cut off, in percent from the left and from the top, such as "30 60". Left out, the middle, a little above the centre. */
  focus?: FocusPoint
  /** The same point on narrow screens, where a picture behind words is cut to a tall one. */
  focusNarrow?: FocusPoint
}

/**
 * A point of a picture, in percent from the left and from the top.
 * @form focus
 * @examples ["30 60"]
 * @pattern ^(100|\d{1,2}) (100|\d{1,2})$
 */
export type FocusPoint = string

/**
 * A button or link: to a page of the site, an address on the web, a file, the company, another phone number or another e-mail address.
 * @exactlyOne page url file contact phone email
 */
export interface Action extends LinkTarget {
  /** The words on the button. */
  label: LocalisedText
}

/** Where a link leads: one of these. */
export interface LinkTarget {
  /** The page it leads to. */
  page?: PageRef
  /** The section of that page to which it leads; left out, its beginning. */
  section?: SectionKey
  /**
   * The page that the visitor comes from or asks about, such as a service: the form on the page that it leads to shows its name, and the lead
   * carries it in `page_url`. The first message of a chat names it, and so does the subject of an e-mail to the company.
   */
  about?: PageRef
  /** The https address to which it leads instead, such as that of a booking system. It opens in a new tab. */
  url?: SecureAddress
  /** The file to which it leads instead, relative to this YAML file. Its type and size are added to the words. */
  file?: DownloadPath
  /** The way to the company that it opens instead: its phone or e-mail, as `contactDetails` has them, or its chat. */
  contact?: ContactWay
  /** The number that it calls instead, if it is not that of the company. */
  phone?: PhoneNumber
  /** The address to which it writes instead, if it is not that of the company. */
  email?: EmailAddress
}

/** The parts of an address, for search engines. */
export interface PostalPlace {
  /** The street and the number. Left out, the address is the city's. */
  street?: Text
  /** The postal code. Digits alone need quotation marks around them: without, a zero at the start is lost. */
  postalCode?: Text
  /** The city. */
  locality?: Text
  /** The state or region. */
  region?: Text
  /** The street in languages in which it is written otherwise, such as in another script. @examples [{ "uk": "вул. Хрещатик, 5" }] */
  streets?: OptionalText
  /** The city in languages in which it is written otherwise. @examples [{ "uk": "Київ" }] */
  localities?: OptionalText
  /** The state or region in languages in which it is written otherwise. */
  regions?: OptionalText
  /** The two-letter code of the country. */
  country?: CountryCode
  /** The time zone by which its clocks go. Left out, that of its country, if it has only one, or of the company: calendar files of events then have the moment of each time, and pages say beside the hours whether it is open now. */
  timeZone?: TimeZone
}

/** What may be an example. */
export interface Sample {
  /** Set to true while it is invented, in the place of what is to come: visitors see it like the rest, and `npm run check -- --launch` names it. @default false @unpublished true */
  sample?: boolean
}

/** A title with a short text and, if wanted, a photo or an icon. */
export interface Point {
  /** The photo above or beside it, such as that of a person. It takes the place of the icon. */
  image?: Image
  /** The icon beside it. */
  icon?: IconName
  /** The title, a few words. */
  title: LocalisedText
  /** One to three sentences. */
  text: LocalisedText
}

/** A heading with the lines that introduce a section. */
export interface Heading {
  /** The small line above the title. */
  eyebrow?: LocalisedText
  /** The title. */
  title: LocalisedText
  /** The paragraph below the title. */
  intro?: LocalisedText
}

/** The opening of a page. */
export interface Hero {
  /** The small line above the title. */
  eyebrow?: LocalisedText
  /** The page's main heading. */
  title: LocalisedText
  /** The sentence or two below the heading. */
  subtitle?: LocalisedText
  /** The photo beside them, and below them on narrow screens. Networks and chats show it with links to the page. */
  image?: Image
}

/** A section that lists points. */
export interface PointList extends Heading {
  /**
   * The points, in the order in which they are shown.
   * @minItems 1
   */
  items: Point[]
}

/** One step of a process. */
export interface Step {
  /** The icon of this step; left out, its number. */
  icon?: IconName
  /** The step's title. */
  title: LocalisedText
  /** What happens in this step. */
  description: LocalisedText
}

/** A figure with what it counts. */
export interface Stat {
  /** The figure, such as "+10". */
  value: LocalisedText
  /** What it counts. */
  label: LocalisedText
}

/** The box that invites to the newsletter. */
export interface Newsletter extends Statement {
  /** The form in it: its leads are the addresses that want the newsletter. */
  form: FormRef
}

/** The ways to reach the company. */
export interface ContactInfo {
  /** The heading. */
  title: LocalisedText
  /**
   * The ways, in their order.
   * @minItems 1
   */
  items: ContactInfoItem[]
}

/** One way to reach the company. */
export interface ContactInfoItem {
  /** Which value of `contactDetails` is shown; or the chat, with its label. */
  detail: 'email' | 'phone' | 'address' | 'hours' | 'chat'
  /** The icon beside it. */
  icon: IconName
  /** What it is, such as "E-mail". */
  label: LocalisedText
}

/** A heading with a paragraph. */
export interface Statement {
  /** The heading. */
  title: LocalisedText
  /** The paragraph. */
  text: LocalisedText
}
