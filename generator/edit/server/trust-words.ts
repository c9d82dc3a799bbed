import type { EditorLanguage } from '../../../src/edit/protocol/editor-language.ts'

/** What the page says that asks whether the code of a site's own kinds may run. */
const en = {
  title: 'This site brings programs of its own',
  what: 'Some parts of its pages are drawn by programs that came with the site. They can do on this computer whatever you can, such as read files. None of them has run so far.',
  files: 'Files',
  question: 'Say yes if you wrote them, or trust whoever did. The answer holds for this folder.',
  yes: 'I trust them, open the site',
  no: 'I do not',
  refused: 'Nothing has run. You can close this window.',
}

/** These words in one language. */
export type TrustWords = Readonly<Record<keyof typeof en, string>>

/** These words in the languages of the editor. */
export const trustWords: Readonly<Record<EditorLanguage, TrustWords>> = {
  en,
  pt: {
    title: 'Este site traz programas próprios',
    what: 'Algumas partes das páginas são desenhadas por programas que vieram junto com o site. Eles podem fazer neste computador tudo o que você pode: ler arquivos, por exemplo. Até agora, nenhum foi executado.',
    files: 'Arquivos',
    question: 'Diga que sim se você os escreveu ou confia em quem os escreveu. A resposta vale para esta pasta.',
    yes: 'Confio, abrir o site',
    no: 'Não confio',
    refused: 'Nada foi executado. Você pode fechar esta janela.',
  },
  es: {
    title: 'Este sitio trae programas propios',
    what: 'Algunas partes de las páginas las dibujan programas que vinieron con el sitio. Pueden hacer en este ordenador todo lo que puede hacer usted: leer archivos, por ejemplo. Hasta ahora no se ha ejecutado ninguno.',
    files: 'Archivos',
    question: 'Diga que sí si los escribió usted o confía en quien los escribió. La respuesta vale para esta carpeta.',
    yes: 'Confío, abrir el sitio',
    no: 'No confío',
    refused: 'No se ha ejecutado nada. Puede cerrar esta ventana.',
  },
  de: {
    title: 'Diese Website bringt eigene Programme mit',
    what: 'Einige Teile der Seiten werden von Programmen gezeichnet, die mit der Website gekommen sind. Sie können auf diesem Computer alles, was Sie können, zum Beispiel Dateien lesen. Bisher ist keines davon gelaufen.',
    files: 'Dateien',
    question:
      'Sagen Sie Ja, wenn Sie sie geschrieben haben oder denen vertrauen, die sie geschrieben haben. Die Antwort gilt für diesen Ordner.',
    yes: 'Ich vertraue ihnen, Website öffnen',
    no: 'Ich vertraue ihnen nicht',
    refused: 'Nichts ist gelaufen. Sie können dieses Fenster schließen.',
  },
  fr: {
    title: 'Ce site apporte ses propres programmes',
    what: 'Certaines parties des pages sont dessinées par des programmes venus avec le site. Ils peuvent faire sur cet ordinateur tout ce que vous pouvez faire : lire des fichiers, par exemple. Jusqu’ici, aucun n’a été lancé.',
    files: 'Fichiers',
    question:
      'Dites oui si vous les avez écrits, ou si vous faites confiance à qui les a écrits. La réponse vaut pour ce dossier.',
    yes: 'J’ai confiance, ouvrir le site',
    no: 'Je n’ai pas confiance',
    refused: 'Rien n’a été lancé. Vous pouvez fermer cette fenêtre.',
  },
  it: {
    title: 'Questo sito porta programmi propri',
    what: 'Alcune parti delle pagine sono disegnate da programmi arrivati con il sito. Su questo computer possono fare tutto ciò che puoi fare tu: leggere file, per esempio. Finora non ne è stato avviato nessuno.',
    files: 'File',
    question:
      'Di’ di sì se li hai scritti tu, o se ti fidi di chi li ha scritti. La risposta vale per questa cartella.',
    yes: 'Mi fido, apri il sito',
    no: 'Non mi fido',
    refused: 'Non è stato avviato nulla. Puoi chiudere questa finestra.',
  },
}
