import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { checkText } from '../../diagnostics/check-example.ts'
import { ordinarySentences } from './ordinary-sentences.ts'

const site = readFileSync(new URL('../../fixtures/fourth-site/site.config.yaml', import.meta.url), 'utf8')
const checked = (text: string) =>
  checkText(`${site}      notiz:\n        kind: text\n        text:\n          de: ${JSON.stringify(text)}\n`)
const told = (text: string) =>
  checked(`Seit vierhundert Jahren.\n\n${text}`).map(({ code, parameters }) =>
    code === 'markdown-slip' ? (parameters as { slip: string }).slip : code,
  )

test.each([
  ['Un piano[^1] droit.\n\n[^1]: De 1905.', 'footnote'],
  ['Un piano^[De 1905.] droit.', 'footnote'],
  ['- [ ] Accorder\n- [x] Régler', 'task'],
  ['1. [X] Accorder', 'task'],
  ['Voir [le piano][atelier].', 'reference'],
  ['Voir [le piano][].', 'reference'],
  ['![Un piano][photo]', 'reference'],
  ['Un ==piano droit== de concert.', 'marked'],
  ['Un ++piano droit++ de concert.', 'marked'],
  ['Un piano %%à vérifier%% droit.', 'marked'],
  ['||De 1905.||', 'marked'],
  ['Voir (le piano)[https://a.example].', 'link'],
  ['De l’eau : H~2~O.', 'script'],
  ['Un salon de 20 m^2^.', 'script'],
  ['~Fermé le lundi.~', 'script'],
  ['::: warning\nFermé en août.\n:::', 'container'],
  [':::warning Fermé en août. :::', 'container'],
  ['!!! note\n\nFermé en août.', 'container'],
  ['> [!NOTE]\n> Fermé en août.', 'container'],
  ['.. note:: Fermé en août.', 'container'],
  ['Un piano{.grand} droit.', 'attributes'],
  ['## Prix {#prix}', 'attributes'],
  ['Un piano\n{: .grand}', 'attributes'],
  ['![Un piano](https://a.example/a.jpg){width=50%}', 'attributes'],
  ['Voir [[Atelier]].', 'wiki'],
  ["Un '''piano''' droit.", 'wiki'],
  ['== Prix ==', 'wiki'],
  ['Bonjour {{ prenom }}.', 'template'],
  ['{% include prix.html %}', 'template'],
  ['Un [b]piano[/b] droit.', 'bbcode'],
  ['[url=https://a.example]un piano[/url]', 'bbcode'],
  ['$$a^2 + b^2$$', 'formula'],
  ['Soit $a^2 + b^2$ ici.', 'formula'],
  ['Soit $x$ et $y$.', 'formula'],
  ['Un $\\frac{a}{b}$ ici.', 'formula'],
  ['\\begin{align}a\\end{align}', 'formula'],
  ['Bonjour :smile: !', 'emoji'],
  ['[TOC]', 'contents'],
  ['[[toc]]', 'contents'],
  ['Piano droit\n: Un piano dont les cordes sont debout.', 'definition'],
  ['*[HTML]: HyperText', 'definition'],
  ['Fermé en août.\n---', 'underlined'],
  ['Fermé en août\net en mars\n------', 'underlined'],
  ['Fermé en août\n-', 'underlined'],
])('tells what a page does not know in "%s"', (text, slip) => {
  expect(told(text)).toEqual([slip])
})

test('tells settings above a text, and not the heading that they become', () => {
  const text = '---\ntitle: Piano\ndate: 2026-01-01\n---\n\nUn piano.'
  expect(checked(text).map(({ parameters }) => parameters)).toEqual([{ slip: 'matter', text: 'title: Piano' }])
})

test.each([
  'Voir [le piano][atelier].\n\n[Atelier]: https://a.example/atelier',
  'Voir [l’atelier]\n\n[l’atelier]: https://a.example',
  'Voir [l’atelier][2]\n\n[2]: https://a.example',
  '`[^1]`, `==piano==` et ``{.grand}``',
  '```\n- [ ] {{ prenom }}\n:::\n```',
  '~~~\n[[toc]]\n~~~',
  'Un \\==piano\\== et \\[[atelier\\]]',
  '[un piano](https://a.example/~b/~c?a==b==c)',
  'https://a.example/?q==x==&r={a=b}',
  'Un ~~piano~~ droit',
  'Titre\n---',
  'Remises de 10 %, 20 % et 30 %',
  '| a | b |\n| --- | --- |\n|| x |',
  'Fermé en août.\n\n---\n\nOuvert en mars.',
  '- Fermé en août.\n---',
  '[[1]](https://a.example/1)',
])('takes "%s"', (text) => {
  expect(told(text)).toEqual([])
})

test('takes two hundred ordinary sentences', () => {
  expect(ordinarySentences.length).toBeGreaterThanOrEqual(200)
  // One at a time would be two hundred checks: a sentence is looked for only where something is reported.
  const all = told(ordinarySentences.join('\n\n'))
  expect(all.length === 0 ? [] : ordinarySentences.filter((sentence) => told(sentence).length > 0)).toEqual([])
})

const titled = (text: string) =>
  checkText(site.replace('de: Möbel, die zu Ihrem Raum gehören', () => `de: ${JSON.stringify(text)}`)).map(
    ({ code }) => code,
  )

test.each(['Votre piano[^1], juste', 'Votre ==piano==, juste', 'Votre piano, 20 m^2^', 'Votre [b]piano[/b], juste'])(
  'tells the signs in the title "%s"',
  (text) => {
    expect(titled(text)).toEqual(['markup-in-text'])
  },
)

test('a text of many signs takes no longer than its length', () => {
  for (const sign of [
    '[',
    '[[',
    '[^',
    '==a ',
    '~a ',
    '^a',
    '{',
    '{{',
    '$$a',
    ':a',
    '`',
    '```\n',
    '[b]',
    '***',
    '\n-',
    'a\n: ',
  ])
    expect(() => told(sign.repeat(20_000 / sign.length))).not.toThrow()
})
