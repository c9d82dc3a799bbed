// Each rule of the check, by the file that has it. The order does not matter: problems are sorted by line.

export {
  articlesAreNumbered,
  datesHaveCome,
  daysExist,
  documentsAreDrawn,
  signsDiffer,
} from './articles-and-documents.ts'
export { cardsNameFields } from './cards-name-fields.ts'
export { contactDetailsWork, phonesAgree } from './contact-details-work.ts'
export { detailsAreThere } from './details-are-there.ts'
export { editorFindsRepository } from './editor-finds-repository.ts'
export { embedsAreShown } from './embeds-are-shown.ts'
export { datesAreOfEvents, endsHaveBeginnings, timesAreMoments, timeZonesExist } from './events-work.ts'
export { altTextsDescribe, imagesExist } from './files/images-exist.ts'
export { logosAreSeen } from './files/logos-are-seen.ts'
export { offeredFilesExist } from './files/offered-files.ts'
export { flagsExist, fontsAreInstalled, iconsExist } from './files/packages-have-it.ts'
export { picturesArePaired } from './files/pictures-are-paired.ts'
export { filtersAreShown } from './filters-are-shown.ts'
export { formFieldsWork } from './form-fields-work.ts'
export {
  answersAreSent,
  captchasAreChecked,
  filesArrive,
  leadsArrive,
  shownFormsAreThere,
  thanksAreReached,
  thanksOfferOneThing,
} from './leads-arrive.ts'
export { actionsKeepTheirWord } from './links/actions-keep-their-word.ts'
export { menusAreLabelled, subjectsAreShown, wordsDoOneThing } from './links/actions-say-what-they-do.ts'
export { addressesAreFree, addressesAreUnique, formerPathsAreFree } from './links/addresses-are-unique.ts'
export { fragmentsAreThere, fragmentsAreUnique } from './links/fragments-are-found.ts'
export { linksLeadSomewhere } from './links/links-lead-somewhere.ts'
export { definitionsAreUsed, referencesLeadSomewhere } from './links/references-lead-somewhere.ts'
export { urlsArePublic, urlsAreSecure, urlsAreWhole } from './links/urls-work.ts'
export {
  addressHasNoLanguage,
  detectionIsUsed,
  flagsSuitLanguages,
  localesAreAddresses,
  prefixesWork,
  regionsExist,
  tagsBeginWithLanguages,
  tagsSuitRegions,
} from './locales-work.ts'
export { metadataSuitsSearch } from './metadata-suits-search.ts'
export { exceptionsAreInOrder, hoursAgree, hoursAreInOrder } from './opening-hours-work.ts'
export { buttonsStay, homeIsOne, keysAreNotShared, kindsFit, pagesAreReachable } from './pages-fit-together.ts'
export { patternsLeaveRoom } from './patterns-work.ts'
export { privacyIsTrue } from './privacy-is-true.ts'
export { propertiesExist } from './properties-exist.ts'
export {
  anchorsAreUnique,
  formsAreSingle,
  leastPricesSaySo,
  listsAreSingle,
  openingsComeFirst,
  rowsFitColumns,
  sectionNamesWork,
  sectionsAreFound,
} from './sections-fit-together.ts'
export {
  amountsAreComplete,
  markedColumnsExist,
  marksAreExplained,
  termsArePriced,
  ticksAgree,
} from './tables-and-prices-work.ts'
export { copiesAreRewritten } from './texts/copies-are-rewritten.ts'
export { termsAgree } from './texts/glossary.ts'
export { languagesAreMarked, markedLanguagesExist } from './texts/languages-are-marked.ts'
export { homeSpeaksAll, linksStayInLanguage } from './texts/languages-of-pages.ts'
export { markdownIsTidy } from './texts/markdown-is-tidy.ts'
export {
  entriesDiffer,
  keysKeepTheirOrder,
  labelsAreUnique,
  languagesDiffer,
  listsNameOnce,
} from './texts/names-are-told-apart.ts'
export {
  charactersAreShown,
  plainTextsArePlain,
  quotesArePaired,
  tagsAreShallow,
  textsAreFinished,
  textsAreTidy,
} from './texts/prose-is-tidy.ts'
export { textsInAllLocales } from './texts/texts-in-all-locales.ts'
export { translationsAgree } from './texts/translations-agree.ts'
export { translationsAreTranslated } from './texts/translations-are-translated.ts'
export { wordsAreThere } from './texts/words-are-there.ts'
export { typesAreComplete } from './types-are-complete.ts'
export { draftsStayAside, machineTextsAreRead, partsAreFinished } from './unfinished-stays-aside.ts'
