// Each rule of the check, by the file that has it. The order does not matter: problems are sorted by line.
export { actionsKeepTheirWord } from './actions-keep-their-word.ts'
export { menusAreLabelled, subjectsAreShown, wordsDoOneThing } from './actions-say-what-they-do.ts'
export { addressesAreFree, addressesAreUnique, formerPathsAreFree } from './addresses-are-unique.ts'
export {
  articlesAreNumbered,
  datesHaveCome,
  daysExist,
  documentsAreDrawn,
  signsDiffer,
} from './articles-and-documents.ts'
export { cardsNameFields } from './cards-name-fields.ts'
export { contactDetailsWork, phonesAgree } from './contact-details-work.ts'
export { copiesAreRewritten } from './copies-are-rewritten.ts'
export { detailsAreThere } from './details-are-there.ts'
export { editorFindsRepository } from './editor-finds-repository.ts'
export { embedsAreShown } from './embeds-are-shown.ts'
export { datesAreOfEvents, endsHaveBeginnings, timesAreMoments, timeZonesExist } from './events-work.ts'
export { filtersAreShown } from './filters-are-shown.ts'
export { formFieldsWork } from './form-fields-work.ts'
export { fragmentsAreThere, fragmentsAreUnique } from './fragments-are-found.ts'
export { termsAgree } from './glossary.ts'
export { altTextsDescribe, imagesExist } from './images-exist.ts'
export { languagesAreMarked, markedLanguagesExist } from './languages-are-marked.ts'
export { homeSpeaksAll, linksStayInLanguage } from './languages-of-pages.ts'
export {
  answersAreSent,
  captchasAreChecked,
  filesArrive,
  leadsArrive,
  shownFormsAreThere,
  thanksAreReached,
  thanksOfferOneThing,
} from './leads-arrive.ts'
export { linksLeadSomewhere } from './links-lead-somewhere.ts'
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
export { logosAreSeen } from './logos-are-seen.ts'
export { markdownIsTidy } from './markdown-is-tidy.ts'
export { metadataSuitsSearch } from './metadata-suits-search.ts'
export {
  entriesDiffer,
  keysKeepTheirOrder,
  labelsAreUnique,
  languagesDiffer,
  listsNameOnce,
} from './names-are-told-apart.ts'
export { offeredFilesExist } from './offered-files.ts'
export { exceptionsAreInOrder, hoursAgree, hoursAreInOrder } from './opening-hours-work.ts'
export { flagsExist, fontsAreInstalled, iconsExist } from './packages-have-it.ts'
export { buttonsStay, homeIsOne, keysAreNotShared, kindsFit, pagesAreReachable } from './pages-fit-together.ts'
export { patternsLeaveRoom } from './patterns-work.ts'
export { picturesArePaired } from './pictures-are-paired.ts'
export { privacyIsTrue } from './privacy-is-true.ts'
export { propertiesExist } from './properties-exist.ts'
export {
  charactersAreShown,
  plainTextsArePlain,
  quotesArePaired,
  tagsAreShallow,
  textsAreFinished,
  textsAreTidy,
} from './prose-is-tidy.ts'
export { definitionsAreUsed, referencesLeadSomewhere } from './references-lead-somewhere.ts'
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
export { textsInAllLocales } from './texts-in-all-locales.ts'
export { translationsAgree } from './translations-agree.ts'
export { translationsAreTranslated } from './translations-are-translated.ts'
export { typesAreComplete } from './types-are-complete.ts'
export { draftsStayAside, machineTextsAreRead, partsAreFinished } from './unfinished-stays-aside.ts'
export { urlsArePublic, urlsAreSecure, urlsAreWhole } from './urls-work.ts'
export { wordsAreThere } from './words-are-there.ts'
