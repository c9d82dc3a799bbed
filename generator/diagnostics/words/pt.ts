import type { Messages } from '../words.ts'
import { pt as addresses } from './addresses/pt.ts'
import { pt as blog } from './blog/pt.ts'
import { pt as contact } from './contact/pt.ts'
import { pt as documents } from './documents/pt.ts'
import { pt as file } from './file/pt.ts'
import { pt as form } from './form/pt.ts'
import { pt as images } from './images/pt.ts'
import { pt as languages } from './languages/pt.ts'
import { pt as links } from './links/pt.ts'
import { pt as metadata } from './metadata/pt.ts'
import { pt as pages } from './pages/pt.ts'
import { pt as schema } from './schema/pt.ts'
import { pt as texts } from './texts/pt.ts'
import { pt as theme } from './theme/pt.ts'
import { pt as translations } from './translations/pt.ts'
import { pt as yaml } from './yaml/pt.ts'

/** The messages in Portuguese. */
export const pt: Messages = {
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
