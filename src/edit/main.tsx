import { createRoot } from 'react-dom/client'
import { loadHelp } from './card/read-help.ts'
import { Editor } from './editor.tsx'
import { Icon } from './icon.tsx'
import { RepairPanel } from './problems/repair-panel.tsx'
import { useEditor } from './state/use-editor.ts'
import { editorLanguage, LanguageContext, useWords } from './words/use-words.ts'

function EditorPage({ language }: { readonly language: string }) {
  const connection = useEditor(language)
  const { words } = useWords()
  const { state, broken, gone } = connection
  if (gone && !state) {
    return (
      <p className="message gone" role="alert">
        <Icon name="stop" />
        {words[gone]}
      </p>
    )
  }
  if (broken) return <RepairPanel {...{ connection, broken, language }} />
  // A large site takes seconds to read.
  return state ? <Editor {...{ connection, state, language }} /> : <Opening />
}

/** The editor from afar, while the site is read. */
function Opening() {
  const { words } = useWords()
  return (
    <div className="opening">
      <div className="opening-page" aria-hidden="true">
        <i />
        <i />
        <i />
        <i />
      </div>
      <p role="status">
        <Icon name="busy" />
        {words.opening}
      </p>
    </div>
  )
}

const language = editorLanguage()
document.documentElement.lang = language
const root = createRoot(document.getElementById('editor') as HTMLElement)
void loadHelp(language).finally(() =>
  root.render(
    <LanguageContext value={language}>
      <EditorPage language={language} />
    </LanguageContext>,
  ),
)
