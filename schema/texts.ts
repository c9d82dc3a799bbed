/** Brands that distinguish kinds of localised text; types only, without a value at run time. */
declare const markdown: unique symbol
declare const optional: unique symbol

/**
 * A text that a visitor reads.
 * @prose plain
 * @minLength 1
 */
export type Text = string

/**
 * One text in every language of the site: one line per locale, none left out.
 * @localised text
 */
export interface LocalisedText {
  [locale: string]: Text
}

/**
 * A text that has `{{number}}` where a number goes.
 * @prose plain
 * @form withNumber
 * @examples ["No. {{number}}"]
 * @minLength 1
 * @pattern \{\{\s*number\s*\}\}
 */
export type NumberText = string

/**
 * One text in every language, each with `{{number}}` where a number goes.
 * @localised text
 */
export interface TextWithNumber {
  [locale: string]: NumberText
}

/**
 * A text that has `{{author}}` where a name goes.
 * @prose plain
 * @form withAuthor
 * @minLength 1
 * @pattern \{\{\s*author\s*\}\}
 */
export type AuthorText = string

/**
 * One text in every language, each with `{{author}}` where a name goes.
 * @localised text
 */
export interface TextWithAuthor {
  [locale: string]: AuthorText
}

/**
 * A text that has `{{phone}}` where a phone number goes.
 * @prose plain
 * @form withPhone
 * @minLength 1
 * @pattern \{\{\s*phone\s*\}\}
 */
export type PhoneText = string

/**
 * One text in every language, each with `{{phone}}` where a phone number goes.
 * @localised text
 */
export interface TextWithPhone {
  [locale: string]: PhoneText
}

/**
 * A text that has `{{subject}}` where the name of a page goes.
 * @prose plain
 * @form withSubject
 * @examples ["Bonjour, je vous écris au sujet de {{subject}}"]
 * @minLength 1
 * @pattern \{\{\s*subject\s*\}\}
 */
export type SubjectText = string

/**
 * One text in every language, each with `{{subject}}` where the name of a page goes.
 * @localised text
 */
export interface TextWithSubject {
  [locale: string]: SubjectText
}

/**
 * A text that has `{{size}}` where the size of a file goes.
 * @prose plain
 * @form withSize
 * @examples ["jusqu’à {{size}}"]
 * @minLength 1
 * @pattern \{\{\s*size\s*\}\}
 */
export type SizeText = string

/**
 * One text in every language, each with `{{size}}` where the size of a file goes.
 * @localised text
 */
export interface TextWithSize {
  [locale: string]: SizeText
}

/**
 * A text that has `{{service}}` where the name of a service goes.
 * @prose plain
 * @form withService
 * @examples ["Ouvrir chez {{service}}"]
 * @minLength 1
 * @pattern \{\{\s*service\s*\}\}
 */
export type ServiceText = string

/**
 * One text in every language, each with `{{service}}` where the name of a service goes.
 * @localised text
 */
export interface TextWithService {
  [locale: string]: ServiceText
}

/**
 * One longer text in every language, written in Markdown (**bold**, *italic*, [links](https://…), lists); harmless HTML is allowed.
 * @localised markdown
 */
export interface LocalisedMarkdown {
  [locale: string]: Text
  [markdown]?: true
}

/**
 * A part of a web address: letters of any script, small where it has capitals, digits and hyphens; "/" between levels, none at either end.
 * @form slug
 * @examples ["adresse"]
 * @pattern ^([\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}]+(-[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}]+)*(/[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}]+(-[\p{Ll}\p{Lm}\p{Lo}\p{M}\p{Nd}]+)*)*)?$
 */
export type Slug = string

/**
 * The address of a page in every language, written after the language prefix; empty ("") only for the home page.
 * @localised slug
 */
export interface LocalisedSlug {
  [locale: string]: Slug
}

/**
 * An address in some of the languages only; a language left out uses the page's slug.
 * @localised optional
 */
export interface OptionalSlug {
  [locale: string]: Slug
  [optional]?: true
}

/**
 * A text in some of the languages only: those in which it is another one.
 * @localised optional
 */
export interface OptionalText {
  [locale: string]: Text
  [optional]?: true
}

/**
 * The addresses under which a page stood before, as a list in each language in which it has moved.
 * @localised slugs
 */
export interface FormerPaths {
  [locale: string]: FormerPathList
}

/**
 * Addresses, one a line, each as it was.
 * @examples [["ancienne-adresse", "/preise.html", "/index.php?page_id=12"]]
 * @minItems 1
 */
export type FormerPathList = FormerPath[]

/**
 * An address as it was: behind the language prefix, or from the root of the site where it begins with a slash ("/preise.html", "/?page_id=12").
 * Capitals, accents, endings and questions stay as they were.
 * @form formerPath
 * @pattern ^(?=.)[\p{L}\p{M}\p{N} ._~,+@&%/\-]*(\?[\p{L}\p{M}\p{N}._~=,&%\-]+)?$
 */
export type FormerPath = string

/**
 * The key of a page, as written under `pages`, `services` or the `entries` of a collection.
 * @reference page
 * @minLength 1
 */
export type PageRef = string

/**
 * A section of a page or service: the key of the page, a dot, and the key of the section.
 * @reference section
 * @form sectionPlace
 * @examples ["home.questions"]
 * @pattern ^[^.]+\.[^.]+$
 */
export type SectionRef = string

/**
 * The key of a section, as written under `sections` of the page beside it.
 * @reference anchor
 * @minLength 1
 */
export type SectionKey = string

/**
 * The key of a column of the table around it.
 * @reference column
 * @minLength 1
 */
export type ColumnRef = string

/**
 * The key of a mark of the section around it.
 * @reference mark
 * @minLength 1
 */
export type MarkRef = string

/**
 * The key of a locale, as written under `locales`.
 * @reference locale
 * @minLength 1
 */
export type LocaleRef = string

/**
 * What search engines may do with a page.
 * @form robots
 * @examples ["noindex, follow"]
 * @pattern ^(((no)?(index|follow)|all|none|no(archive|snippet|imageindex|translate)|max-(snippet|video-preview):-?\d+|max-image-preview:(none|standard|large)), ?)*((no)?(index|follow)|all|none|no(archive|snippet|imageindex|translate)|max-(snippet|video-preview):-?\d+|max-image-preview:(none|standard|large))$
 */
export type Robots = string

/**
 * The name of an icon of the Lucide set (see https://lucide.dev/icons), such as "shield-check".
 * @reference icon
 * @minLength 1
 */
export type IconName = string

/**
 * The path of an image file, relative to this YAML file.
 * @reference file
 * @form image
 * @examples ["./photo.jpg"]
 * @pattern \.(svg|png|jpe?g|webp|avif|PNG|JPE?G)$
 */
export type ImagePath = string

/**
 * The path of an SVG or PNG file, relative to this YAML file.
 * @reference file
 * @form logo
 * @examples ["./symbol.svg"]
 * @pattern \.(svg|png|PNG)$
 */
export type LogoPath = string

/**
 * The path of a file to keep, relative to this YAML file.
 * @reference download
 * @form download
 * @examples ["./brochure.pdf"]
 * @pattern \.(pdf|docx?|xlsx?|pptx?|od[tsp]|csv|txt|zip|ics|vcf|mp3)$
 */
export type DownloadPath = string

/**
 * A phone number as people write it, such as "+33 6 39 98 00 67". Without a + it begins with the country prefix of `contactDetails`.
 * @reference phone
 * @minLength 1
 */
export type PhoneNumber = string

/**
 * An e-mail address.
 * @reference email
 * @minLength 1
 */
export type EmailAddress = string

/**
 * A phone number in every language, as it is shown.
 * @localised text
 * @reference phone
 */
export interface LocalisedPhone {
  [locale: string]: Text
}

/**
 * An e-mail address in every language.
 * @localised text
 * @reference email
 */
export interface LocalisedEmail {
  [locale: string]: Text
}

/**
 * A way to the company itself: the phone or e-mail of `contactDetails`, or the chat.
 * @reference contact
 */
export type ContactWay = 'phone' | 'email' | 'chat'

/**
 * The key of a collection, as written under `collections`.
 * @reference collection
 * @minLength 1
 */
export type CollectionRef = string

/**
 * The key of an office, as written under `offices`.
 * @reference office
 * @minLength 1
 */
export type OfficeRef = string

/**
 * The key of a form, as written under `forms`.
 * @reference form
 * @minLength 1
 */
export type FormRef = string

/**
 * The path of a film, relative to this YAML file.
 * @reference download
 * @form film
 * @examples ["./tour.mp4"]
 * @pattern \.(mp4|webm)$
 */
export type FilmPath = string

/**
 * The path of a file of captions (WebVTT), relative to this YAML file.
 * @reference download
 * @form captions
 * @examples ["./tour.en.vtt"]
 * @pattern \.vtt$
 */
export type CaptionsPath = string

/**
 * A day, as year-month-day.
 * @form day
 * @examples ["2025-03-31"]
 * @format date
 */
export type Day = string

/**
 * The BCP 47 tag of a language, with its country ("de-AT"), its script ("zh-Hans"), a variant ("ca-valencia"), several or none of them ("de").
 * @form languageTag
 * @pattern ^[a-z]{2,3}(-[A-Z][a-z]{3})?(-([A-Z]{2}|\d{3}))?(-([a-z\d]{5,8}|\d[a-z\d]{3}))*$
 */
export type LanguageTag = string

/**
 * A country, as its two-letter code.
 * @form country
 * @examples ["FR"]
 * @pattern ^[A-Z]{2}$
 */
export type CountryCode = string

/**
 * A time zone, by its name in the IANA database: a continent and a city.
 * @form timeZone
 * @examples ["America/Sao_Paulo"]
 * @pattern ^[A-Za-z]\w*([\/+\-]\w+)*$
 */
export type TimeZone = string

/**
 * A currency, as its three-letter code.
 * @form currency
 * @examples ["EUR"]
 * @pattern ^[A-Z]{3}$
 */
export type CurrencyCode = string

/**
 * An https address.
 * @form secureAddress
 * @examples ["https://other-site.example/"]
 * @pattern ^https://[^\s]+$
 */
export type SecureAddress = string

/**
 * The content type that remains of the config type `C` once a locale is chosen: every localised text becomes the text
 * itself, everything else keeps its shape. Markdown becomes `M`, the compiled markup.
 */
export type Plain<C, M> = C extends LocalisedText
  ? typeof markdown extends keyof C
    ? M
    : typeof optional extends keyof C
      ? string | undefined
      : string
  : C extends readonly (infer Item)[]
    ? Plain<Item, M>[]
    : C extends object
      ? { [Key in keyof C]: IsWay<NonNullable<C[Key]>> extends true ? string : Plain<C[Key], M> }
      : C

/** Whether a type is that of a way to the company, in whose place its address comes. */
type IsWay<C> = [ContactWay] extends [C] ? ([C] extends [ContactWay] ? true : false) : false
