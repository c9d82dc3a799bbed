import type { Messages } from '../words.ts'
import { en as addresses } from './addresses/en.ts'
import { en as blog } from './blog/en.ts'
import { en as contact } from './contact/en.ts'
import { en as documents } from './documents/en.ts'
import { en as file } from './file/en.ts'
import { en as form } from './form/en.ts'
import { en as images } from './images/en.ts'
import { en as languages } from './languages/en.ts'
import { en as links } from './links/en.ts'
import { en as metadata } from './metadata/en.ts'
import { en as pages } from './pages/en.ts'
import { en as schema } from './schema/en.ts'
import { en as texts } from './texts/en.ts'
import { en as theme } from './theme/en.ts'
import { en as translations } from './translations/en.ts'
import { en as yaml } from './yaml/en.ts'

/** The messages in English. */
export const en: Messages = {
  ...file,
  ...yaml,
  ...schema,
  ...languages,
  ...translations,
  ...addresses,
  ...pages,
  ...links,
  ...texts,
  ...metadata,
  ...images,
  ...theme,
  ...contact,
  ...form,
  ...blog,
  ...documents,
}
