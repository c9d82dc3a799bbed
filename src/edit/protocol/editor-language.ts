/** The languages that the editor speaks: whatever people read of it is in each of them. */
const editorLanguages = ['de', 'en', 'es', 'fr', 'it', 'pt'] as const

export type EditorLanguage = (typeof editorLanguages)[number]

/** Whether the editor speaks a language. */
export function isEditorLanguage(language: string): language is EditorLanguage {
  return editorLanguages.some((known) => known === language)
}
