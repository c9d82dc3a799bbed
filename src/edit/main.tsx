import { openEditor } from './open-editor.tsx'

openEditor()
