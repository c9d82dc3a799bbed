import { createRoot } from 'react-dom/client'
import { loadHelp } from './card/read-help.ts'
import { Editor } from './editor.tsx'
import { Icon } from './icon.tsx'
import { Opening } from './opening.tsx'
import { RepairPanel } from './problems/repair-panel.tsx'
import { OpenFileContext } from './state/open-file.ts'
import { useEditor } from './state/use-editor.ts'
import { editorLanguage, loadWords, useWords, WordsContext } from './words/use-words.ts'

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
  if (broken) return <RepairPanel connection={connection} broken={broken} language={language} />
  // A large site takes seconds to read.
  if (!state) return <Opening text={words.opening} />
  return (
    <OpenFileContext value={{ ...connection, state, language }}>
      <Editor />
    </OpenFileContext>
  )
}

/** Opens the editor in its place in the page. */
export async function openEditor(): Promise<void> {
  const language = editorLanguage()
  document.documentElement.lang = language
  const root = createRoot(document.getElementById('editor') as HTMLElement)
  const [spoken] = await Promise.all([loadWords(language), loadHelp(language).catch(() => {})])
  root.render(
    <WordsContext value={spoken}>
      <EditorPage language={language} />
    </WordsContext>,
  )
}
