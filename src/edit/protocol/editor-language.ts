/** The languages that the editor speaks: whatever people read of it is in each of them. */
export type EditorLanguage = 'de' | 'en' | 'es' | 'fr' | 'it' | 'pt'
