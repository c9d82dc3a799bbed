import { actionsKeepTheirWord } from './actions-keep-their-word.ts'
import { addressesAreFree, addressesAreUnique, formerAddressesAreFree } from './addresses-are-unique.ts'
import { articlesAreNumbered, datesHaveCome } from './articles-are-in-order.ts'
import { conditionsWork } from './conditions-work.ts'
import { contactDetailsWork, phonesAgree } from './contact-details-work.ts'
import { copiesAreRewritten } from './copies-are-rewritten.ts'
import { detailsAreThere } from './details-are-there.ts'
import { daysExist, documentsAreDrawn, signsDiffer } from './documents-are-drawn.ts'
import { draftsStayAside } from './drafts-stay-aside.ts'
import { formFieldsWork } from './form-fields-work.ts'
import { fragmentsAreThere, fragmentsAreUnique } from './fragments-are-found.ts'
import { altTextsDescribe, imagesExist } from './images-exist.ts'
import { languagesAreMarked, markedLanguagesExist } from './languages-are-marked.ts'
import { homeSpeaksAll, linksStayInLanguage } from './languages-of-pages.ts'
import { filesArrive, leadsArrive, shownFormsAreThere } from './leads-arrive.ts'
import { linksLeadSomewhere } from './links-lead-somewhere.ts'
import {
  addressHasNoLanguage,
  detectionIsUsed,
  flagsSuitLanguages,
  localesAreAddresses,
  prefixesWork,
  regionsExist,
  tagsBeginWithLanguages,
} from './locales-work.ts'
import { machineTextsAreRead } from './machine-texts-are-read.ts'
import { markdownIsTidy } from './markdown-is-tidy.ts'
import { menusAreLabelled } from './menus-work.ts'
import { metadataSuitsSearch } from './metadata-suits-search.ts'
import { entriesDiffer, labelsAreUnique, languagesDiffer, listsNameOnce } from './names-are-told-apart.ts'
import { offeredFilesExist } from './offered-files.ts'
import { exceptionsAreInOrder, hoursAgree, hoursAreInOrder } from './opening-hours-work.ts'
import { flagsExist, fontsAreInstalled, iconsExist } from './packages-have-it.ts'
import { buttonsStay, homeIsOne, keysAreNotShared, kindsFit, pagesAreReachable } from './pages-fit-together.ts'
import { partsAreFinished } from './parts-are-finished.ts'
import { patternsLeaveRoom } from './patterns-work.ts'
import { privacyIsTrue } from './privacy-is-true.ts'
import { charactersAreShown, plainTextsArePlain, textsAreFinished, textsAreTidy } from './prose-is-tidy.ts'
import { quotesArePaired } from './quotes-are-paired.ts'
import { definitionsAreUsed, referencesLeadSomewhere } from './references-lead-somewhere.ts'
import {
  anchorsAreUnique,
  formsAreSingle,
  leastPricesSaySo,
  openingsComeFirst,
  rowsFitColumns,
  sectionNamesWork,
  sectionsAreFound,
} from './sections-fit-together.ts'
import type { Rule } from './site.ts'
import { subjectsAreShown } from './subjects-are-shown.ts'
import { tagsAreShallow } from './tags-are-shallow.ts'
import { termsAgree } from './terms-agree.ts'
import { textsInAllLocales } from './texts-in-all-locales.ts'
import { translationsAgree } from './translations-agree.ts'
import { translationsAreTranslated } from './translations-are-translated.ts'
import { urlsAreSecure, urlsAreWhole } from './urls-work.ts'
import { wordsAreThere } from './words-are-there.ts'
import { wordsDoOneThing } from './words-do-one-thing.ts'

/** Every rule, in no order that matters: problems are sorted by line. */
export const allRules: readonly Rule[] = [
  localesAreAddresses,
  prefixesWork,
  detectionIsUsed,
  addressHasNoLanguage,
  textsInAllLocales,
  wordsAreThere,
  partsAreFinished,
  languagesDiffer,
  listsNameOnce,
  entriesDiffer,
  menusAreLabelled,
  draftsStayAside,
  referencesLeadSomewhere,
  addressesAreUnique,
  addressesAreFree,
  formerAddressesAreFree,
  keysAreNotShared,
  homeIsOne,
  homeSpeaksAll,
  kindsFit,
  pagesAreReachable,
  sectionNamesWork,
  leastPricesSaySo,
  anchorsAreUnique,
  openingsComeFirst,
  formsAreSingle,
  sectionsAreFound,
  actionsKeepTheirWord,
  subjectsAreShown,
  wordsDoOneThing,
  rowsFitColumns,
  definitionsAreUsed,
  buttonsStay,
  linksStayInLanguage,
  linksLeadSomewhere,
  fragmentsAreThere,
  fragmentsAreUnique,
  urlsAreSecure,
  urlsAreWhole,
  translationsAgree,
  termsAgree,
  machineTextsAreRead,
  translationsAreTranslated,
  charactersAreShown,
  tagsAreShallow,
  textsAreTidy,
  quotesArePaired,
  textsAreFinished,
  plainTextsArePlain,
  markedLanguagesExist,
  languagesAreMarked,
  markdownIsTidy,
  labelsAreUnique,
  copiesAreRewritten,
  metadataSuitsSearch,
  imagesExist,
  offeredFilesExist,
  altTextsDescribe,
  iconsExist,
  fontsAreInstalled,
  flagsExist,
  flagsSuitLanguages,
  tagsBeginWithLanguages,
  regionsExist,
  documentsAreDrawn,
  daysExist,
  signsDiffer,
  datesHaveCome,
  contactDetailsWork,
  detailsAreThere,
  hoursAreInOrder,
  exceptionsAreInOrder,
  hoursAgree,
  phonesAgree,
  shownFormsAreThere,
  formFieldsWork,
  leadsArrive,
  filesArrive,
  conditionsWork,
  patternsLeaveRoom,
  articlesAreNumbered,
  privacyIsTrue,
]
