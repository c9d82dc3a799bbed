import { addresses } from './addresses.ts'
import { commands } from './commands.ts'
import { contact } from './contact.ts'
import { file } from './file.ts'
import { forms } from './forms.ts'
import { images } from './images.ts'
import { languages } from './languages.ts'
import { launch } from './launch.ts'
import { lines } from './lines.ts'
import { pages } from './pages.ts'
import { report } from './report.ts'
import { schema } from './schema.ts'
import { sections } from './sections.ts'
import { texts } from './texts.ts'
import { translate } from './translate.ts'
import { yaml } from './yaml.ts'

/** All that the tools say, in English. */
export const en = {
  tag: 'en-GB',
  messages: {
    ...file,
    ...yaml,
    ...lines,
    ...schema,
    ...languages,
    ...addresses,
    ...pages,
    ...sections,
    ...texts,
    ...images,
    ...contact,
    ...launch,
  },
  forms,
  report,
  commands,
  translate,
}
