/** What the page says that asks whether the code of a site's own kinds may run, in the languages of the editor. */
export const trustWords = {
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
  en: {
    title: 'This site brings programs of its own',
    what: 'Some parts of its pages are drawn by programs that came with the site. They can do on this computer whatever you can, such as read files. None of them has run so far.',
    files: 'Files',
    question: 'Say yes if you wrote them, or trust whoever did. The answer holds for this folder.',
    yes: 'I trust them, open the site',
    no: 'I do not',
    refused: 'Nothing has run. You can close this window.',
  },
}

/** These words in one language. */
export type TrustWords = (typeof trustWords)['en']
