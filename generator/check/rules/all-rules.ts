import { addressesAreFree } from './addresses-are-free.ts'
import { addressesAreUnique } from './addresses-are-unique.ts'
import { altTextsDescribe } from './alt-texts-describe.ts'
import { articlesAreNumbered } from './articles-are-numbered.ts'
import { buttonsStay } from './buttons-stay.ts'
import { contactDetailsWork } from './contact-details-work.ts'
import { copiesAreRewritten } from './copies-are-rewritten.ts'
import { datesHaveCome } from './dates-have-come.ts'
import { definitionsAreUsed } from './definitions-are-used.ts'
import { daysExist, documentsAreDrawn, signsDiffer } from './documents-are-drawn.ts'
import { draftsStayAside } from './drafts-stay-aside.ts'
import { entriesDiffer } from './entries-differ.ts'
import { flagsSuitLanguages } from './flags-suit-languages.ts'
import { contactPagesHaveAForm, formFieldsWork } from './form-fields-work.ts'
import { formerAddressesAreFree } from './former-addresses-are-free.ts'
import { fragmentsAreThere } from './fragments-are-there.ts'
import { fragmentsAreUnique } from './fragments-are-unique.ts'
import { imagesExist } from './images-exist.ts'
import { labelsAreUnique } from './labels-are-unique.ts'
import { linksLeadSomewhere } from './links-lead-somewhere.ts'
import { localesAreAddresses } from './locales-are-addresses.ts'
import { markdownIsTidy } from './markdown-is-tidy.ts'
import { metadataSuitsSearch } from './metadata-suits-search.ts'
import { languagesDiffer, listsNameOnce } from './names-are-told-apart.ts'
import { hoursAgree, hoursAreInOrder } from './opening-hours-work.ts'
import { flagsExist, fontsAreInstalled, iconsExist } from './packages-have-it.ts'
import { pagesAreReachable } from './pages-are-reachable.ts'
import { homeIsOne, keysAreNotShared, kindsFit } from './pages-fit-together.ts'
import { patternsLeaveRoom } from './patterns-leave-room.ts'
import { phonesAgree } from './phones-agree.ts'
import { plainTextsArePlain } from './plain-texts-are-plain.ts'
import { quotesArePaired } from './quotes-are-paired.ts'
import { referencesLeadSomewhere } from './references-lead-somewhere.ts'
import type { Rule } from './rule.ts'
import { tagsBeginWithLanguages } from './tags-begin-with-languages.ts'
import { textsAreFinished } from './texts-are-finished.ts'
import { textsAreTidy } from './texts-are-tidy.ts'
import { textsInAllLocales } from './texts-in-all-locales.ts'
import { translationsAgree } from './translations-agree.ts'
import { translationsAreTranslated } from './translations-are-translated.ts'
import { urlsAreSecure, urlsAreWhole } from './urls-work.ts'

/** Every rule, in no order that matters: problems are sorted by line. */
export const allRules: readonly Rule[] = [
  localesAreAddresses,
  textsInAllLocales,
  languagesDiffer,
  listsNameOnce,
  entriesDiffer,
  draftsStayAside,
  referencesLeadSomewhere,
  addressesAreUnique,
  addressesAreFree,
  formerAddressesAreFree,
  keysAreNotShared,
  homeIsOne,
  kindsFit,
  pagesAreReachable,
  definitionsAreUsed,
  buttonsStay,
  linksLeadSomewhere,
  fragmentsAreThere,
  fragmentsAreUnique,
  urlsAreSecure,
  urlsAreWhole,
  translationsAgree,
  translationsAreTranslated,
  textsAreTidy,
  quotesArePaired,
  textsAreFinished,
  plainTextsArePlain,
  markdownIsTidy,
  labelsAreUnique,
  copiesAreRewritten,
  metadataSuitsSearch,
  imagesExist,
  altTextsDescribe,
  iconsExist,
  fontsAreInstalled,
  flagsExist,
  flagsSuitLanguages,
  tagsBeginWithLanguages,
  documentsAreDrawn,
  daysExist,
  signsDiffer,
  datesHaveCome,
  contactDetailsWork,
  hoursAreInOrder,
  hoursAgree,
  phonesAgree,
  contactPagesHaveAForm,
  formFieldsWork,
  patternsLeaveRoom,
  articlesAreNumbered,
]
