import { changed } from '../../diagnostics/check-example.ts'

/** The second site as it is when all that is invented has been replaced. */
export function ready(...changes: [string, string][]): string {
  const real = changed([])
    .replaceAll('marteau-feutre.example', 'marteau-feutre.fr')
    .replaceAll(/(?<=url: .*)\.example/g, '.fr')
    .replaceAll('03 53 01 00 67', '03 88 12 40 67')
    .replaceAll('3 53 01 00 67', '3 88 12 40 67')
    .replaceAll(/\+?33\d{9}/g, '+33688124067')
    .replace('address: /crochet/atelier', 'address: https://formulaires.marteau-feutre.fr/devis')
    .replace(
      /(?<=^ {8}person:\n)/m,
      '          photo: { file: ./images/piano.jpg, alt: { fr: Mathilde Oberlin à l’établi, de: Mathilde Oberlin an der Werkbank } }\n',
    )
  return changes.reduce((text, [from, to]) => {
    if (!text.includes(from)) throw new Error(`It does not have: ${from}`)
    return text.replace(from, () => to)
  }, real)
}
