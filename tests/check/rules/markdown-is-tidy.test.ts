import { expect, test } from 'vitest'
import { changed, checkText } from '../../diagnostics/check-example.ts'

const paragraph = 'Depuis, plus de 400 instruments sont passés par l’établi. Nous tenons un carnet pour chacun d’eux.'
const slips = (text: string) =>
  checkText(changed([[paragraph, `Depuis 400 ans.\n\n${text}`.replaceAll('\n', '\n            ')]])).map(
    ({ code, parameters }) => (code === 'markdown-slip' ? (parameters as { slip: string }).slip : code),
  )

test.each([
  ['• Un\n• Deux', 'bullet'],
  ['· Un', 'bullet'],
  ['– Un\n– Deux', 'bullet'],
  ['– Un piano\ndroit\n– Deux', 'bullet'],
  ['- Un\n-\u00a0Deux', 'bullet'],
  ['- Un\n-**Deux** pianos', 'bullet'],
  ['– Un\n- Deux', 'bullet'],
  ['##Titre', 'heading'],
  ['# Titre', 'title'],
  ['Titre\n=====', 'title'],
  ['Un **piano droit', 'bold'],
  ['Un ** piano ** droit', 'bold'],
  ['Un **piano **droit', 'bold'],
  ['Voir [le piano] (https://piano.example)', 'link'],
  ['Voir [le piano] (/fr/contact)', 'link'],
  ['Voir [le piano] (accord)', 'link'],
  ['Voir [sic] (1987), [le piano]\u00a0(page:accord)', 'link'],
  ['![Un piano] (./images/piano.jpg)', 'picture'],
  ['![Un piano](./images/le piano.jpg)', 'picture'],
  ['![Un piano](./images/piano (1).jpg)', 'picture'],
  ['![](https://pianos.example/1.jpg)', 'words'],
  ['| Un | Deux |\n| Trois | Quatre |', 'table'],
  ['| Un | Deux |\n| --- | --- |\n| Trois | Quatre | Cinq |', 'cells'],
  ['Un | Deux\n--- | ---\nTrois | Quatre | Cinq', 'cells'],
  ['Piano\tPrix\nDroit\t90 €', 'tabs'],
  ['Un\n\n=======\n\nDeux', 'rule'],
  ['    Un paragraphe', 'indent'],
  ['<iframe src="https://a.example"></iframe>', 'tag'],
  ['<b style="color: red">Un</b>', 'tag'],
  ['####### Titre', 'heading'],
  ['**Attention :**un piano', 'stuck'],
  ['Un piano**« droit »**ou non', 'stuck'],
  ['**「テスト」**です', 'stuck'],
  ['これは*「テスト」*です', 'stuck'],
  ['__Un__piano', 'stuck'],
  ['Un __piano droit', 'open'],
  ['Un ~~piano droit', 'open'],
  ['[le piano](https://piano.example', 'brackets'],
  ['!(Un piano)[./images/piano.jpg]', 'brackets'],
  ['Voir <www.piano.example>', 'brackets'],
  ['Un piano &droit; ici', 'entity'],
  ['Un &eacute ici', 'entity'],
  ['Un &#0; ici', 'entity'],
  ['Un &#x110000; ici', 'entity'],
  ['Un piano.\n\n[atelier]: https://a.example', 'unused'],
  ['[Atelier]:https://a.example', 'unused'],
  ['Voir [](https://piano.example)', 'wordless'],
  ['| Un | Deux |\n| --- |\n| Trois | Quatre |', 'dashes'],
  ['| Un | Deux |\n| --- | --- | --- |\n| Trois | Quatre |', 'dashes'],
  ['| Un | Deux |\n| -- : | --- |\n| Trois | Quatre |', 'dashes'],
  ['Un | Deux\n---\nTrois | Quatre', 'dashes'],
  ['+----+------+\n| Un | Deux |\n+----+------+', 'dashes'],
  ['-Un\n-Deux', 'run'],
  ['1.Un\n2.Deux', 'run'],
  ['*Un\n*Deux', 'run'],
  ['Un piano <!-- à queue', 'comment'],
  ['Une salle de 5*4*3', 'product'],
])('tells what goes wrong in "%s"', (text, slip) => {
  expect(slips(text).filter((code) => code !== 'url-differs' && code !== 'markup-differs')).toEqual([slip])
})

test('tells markup that will be left out where it stands, and not as a difference between the languages', () => {
  expect(slips('<iframe src="https://a.example"></iframe>')).toEqual(['tag'])
})

test.each([
  '![Un piano](<https://pianos.example/le piano.jpg>)',
  '![Un piano](https://pianos.example/1.jpg "Un piano droit")',
])('takes the picture %s', (text) => {
  expect(slips(text).filter((code) => !code.endsWith('-differs'))).toEqual([])
})

test.each([
  '- Un\n- Deux\n\n    Un paragraphe de la liste',
  'Un piano <bdi>à queue</bdi>',
  '— Une citation d’une seule ligne · 1987',
  '- Un\n- Deux\n\n— Une citation',
  '– Combien ?\n\n– Cela dépend.',
  '- Un piano\n  -18 °C en hiver\n- Deux',
  '## Titre\n\n**Un** et **deux**',
  '**Un** et deux, **trois** et quatre',
  '**Un piano\ndroit** et **deux**',
  'Une note [sic] (1987)',
  'Un cri ! [sic] (1987), et un autre ![sic] (1987)',
  '***',
  '| Un | Deux |\n| --- | :-: |\n| Trois | Quatre |',
  '| un seul trait |',
  '| Un | Deux |\n| --- | --- |\n| Trois \\| Quatre | Cinq |',
  '| Un | Deux |\n| --- | --- |\n| Trois |\n| Quatre | Cinq | |\n\nSix | sept | huit',
  'Un\tseul piano',
  '`**` et `##Titre`',
  '```\n##Titre\n    **\n```',
  'Le #1 des pianos',
  'Un\u00a0piano &amp; un autre, &eacute;t&eacute; &#233; &#xe9;',
  'R&D, AT&T; B&B',
  '**Attention :** un piano, __un autre__ et ~~un dernier~~',
  'Un **piano**nino',
  '**ピアノ**です',
  'Prix* (hors taxes*), délai* et port*',
  'Nom : ____________ Date : ____',
  'snake_case_name et a__b',
  '[Avis] : nous sommes fermés',
  'Un <!-- remarque --> piano',
  '-18 °C en hiver\n-20 °C en montagne',
  '2.5 kg\n3.5 kg',
  'a + b | c',
  'Lundi | mardi | mercredi',
  '5*4 et 3*2',
  '`&droit;` et `5*4*3`',
])('takes "%s"', (text) => {
  expect(slips(text)).toEqual([])
})

test('a link with a space in it is not told as missing as well, and an e-mail address in a link once', () => {
  const both = (link: string) =>
    checkText(changed([[paragraph, `Depuis 400 ans, voir ${link}.`]])).map(({ code }) => code)
  expect(both('[le piano] (https://piano.example)')).toEqual(['markdown-slip'])
  expect(both('[nous](mailto:nous@piano.example)')).toEqual(['email-differs'])
})

test('takes a tag in capitals', () => {
  expect(slips('Un<BR>piano')).toEqual(['markup-differs'])
})

test('points at the words within a long text', () => {
  const [problem] = checkText(changed([[paragraph, 'Depuis 400 ans.\n\n            ##Titre']]))
  expect(problem?.excerpt.lines.at(-2)).toContain('##Titre')
  expect(problem?.range.start.column).toBe(13)
})

test.each([
  '![Un piano](<images/le piano.jpg>)',
  'Voir [le tarif](<./docs/le tarif.pdf>)',
  '![Un piano][1]\n\n[1]: <images/le piano.jpg>',
])('takes what stands between signs in %s for an address, not for a tag', (text) => {
  expect(slips(text)).not.toContain('tag')
})
