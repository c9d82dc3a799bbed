import { openEditor } from './open-editor.tsx'

void openEditor()
