import type { Chance } from './chance.ts'

/** What a text can be, and usually is not. Each is right where visitors read it. */
export const oddTexts = [
  'Möbel 🪑 für Räume',
  '</script><script>alert(1)</script>',
  'a < b && c > d',
  '{title} {{ title }} {count} \u0024{title}',
  'שלום עולם',
  'Zeile\u2028Zeile',
  'Zeichen\u0001im Text',
  '\ud83d allein',
  '100 % & "so"',
  "l'été à l’aube",
  '<b id="x" onclick="x()">fett</b>',
  '[Wort](javascript:x) [Wort](page:start#arbeit) [Wort](#x)',
  '![Bild](./logo.svg)',
  '| a | b |\n| --- | --- |\n| c |',
  '```\n</textarea>\n```',
  '$t(label) $$ $& $1',
  'x'.repeat(300),
  'Wort '.repeat(80).trim(),
  '家具と台所',
  '- a\n- b\n  - c\n\n1. d',
  '__proto__',
  '%00 %2e%2e/ ..\\..',
] as const

/** Those that need more care: of ten thousand letters, of nothing but signs, in two directions. */
const hostileTexts = [
  '<!--',
  ']]>',
  '--> <!-- x',
  '\u0000',
  '\u0000\u0008\u001f\u007f\u0085',
  '\udfff\ud800',
  '\ufeffText',
  '\u202eTfel\u202c \u2066a\u2069',
  '\ue000\ue123\uf8ff',
  '\u{f0000}\u{10ffff}\ufffe\uffff',
  'a\u0301\u0301\u0301'.repeat(60),
  '👩‍👩‍👧‍👦🏳️‍🌈'.repeat(20),
  'constructor',
  'toString',
  '\\',
  '\\u0000 \\n \\"',
  "'; DROP TABLE x; --",
  '"></title></style></svg></noscript></template>',
  '$(touch /tmp/fuzz) `touch /tmp/fuzz` {http.request.uri} $request_uri %{REQUEST_URI}',
  '\t\ttab\ttab\t',
  'a\r\nb\rc\n\n\n\nd',
  '...',
  '---',
  '*a* &b !!c @d `e` %f',
  '{ a: b, c: [d] }',
  '- a: b',
  'key: value # comment',
  'yes',
  '~',
  '0x1F 1e3 .5 1_000',
  '2026-02-30',
  '&lt;&amp;&#0;&#x110000;&nosuch;&nbsp;',
] as const

/** Beginnings of Markdown, of this and of other dialects. */
const marks = [
  '*a **b _c_** d*',
  '***nie zu',
  '**a *b** c*',
  '__a _b__ c_',
  '# Eins\n## Zwei\n###### Sechs',
  '#Ohne Abstand',
  'Titel\n===',
  'Titel\n---',
  '> a\n> > b\n>\n> - c',
  '1. a\n   1. b\n      - c\n2. d',
  '- [ ] a\n- [x] b',
  '[a](https://a.example "t")',
  '[a](<https://a.example/b c>)',
  '[a][b]\n\n[b]: https://b.example "x"',
  '[nie]: https://nie.example',
  '<https://a.example>',
  '<http://a.example/?q=ä&b=c>',
  '<mail@a.example>',
  'https://a.example/(b)_c, und mail@a.example.',
  '![a](https://bilder.example/a.jpg)',
  '![a](./images/door.jpg)',
  '`` ` `` und `a`',
  '~~~js\nx\n~~~',
  '    Code\n    Code',
  '| a | b |\n| :-- | --: |\n| `|` | c | d |',
  '| a | b |\n| --- |\n| c | d |',
  '$x^2$ und $$y$$',
  'H~2~O m^2^ ==x== ++y++ ~~z~~',
  ':smile: {.class} {#id}',
  '[[wiki]] [^1]\n\n[^1]: x',
  ':::note\nx\n:::',
  '<!-- x -->',
  '<b>a</b><br><script>x</script><img src=x onerror=y>',
  '<details><summary>a</summary>b</details>',
  'a  \nb\\\nc',
  '***\n\n---\n\n___',
  '\\*a\\* \\# \\[',
  '[a](page:home) [c](contact:phone) [d](lang:ar) [ALTO](lang:pt)',
  '[a](#) [b]() [](c)',
  '[a](HTTPS://A.example) [b](http://b.example) [c](//c.example) [d](tel:+4970711234)',
  '*'.repeat(200),
  '['.repeat(200),
  `${'> '.repeat(60)}tief`,
  `${'- '.repeat(60)}tief`,
  `${'\u0060'.repeat(99)}a`,
  '![['.repeat(50),
  `${'|'.repeat(100)}\n${'|-'.repeat(100)}|`,
] as const

const words = {
  latin: 'Wir bauen Tische aus Holz für Räume und messen zuerst, denn jedes Haus ist anders'.split(' '),
  japanese: '家具 台所 部屋 静かな 庭 朝 火 水'.split(' '),
  arabic: 'بيت مطبخ غرفة هادئ خبز ماء نار صباح'.split(' '),
}

/** A few words, as a company writes them. */
export function ordinaryText({ pick, below, is }: Chance): string {
  const script = words[pick(['latin', 'latin', 'latin', 'japanese', 'arabic'] as const)]
  const count = below(12) + 1
  return `${Array.from({ length: count }, () => pick(script)).join(' ')}${is(0.3) ? ` ${below(99)}` : ''}`
}

/** A text of one line or several: ordinary, odd or hostile. */
export function anyText(chance: Chance): string {
  const { pick, is } = chance
  if (is(0.55)) return ordinaryText(chance)
  if (is(0.005)) return 'ä'.repeat(10_000)
  const odd = pick(is(0.6) ? oddTexts : hostileTexts)
  return is(0.7) ? odd : `${ordinaryText(chance)} ${odd} ${ordinaryText(chance)}`
}

/** A text in Markdown: blocks of any dialect, around ordinary words. */
export function anyMarkdown(chance: Chance): string {
  const { pick, below, is } = chance
  if (is(0.3)) return anyText(chance)
  const block = () => {
    if (is(0.4)) return ordinaryText(chance)
    return is(0.8) ? pick(marks) : pick([...marks, ...hostileTexts])
  }
  return Array.from({ length: below(4) + 1 }, block).join(pick(['\n\n', '\n', ' ', '\r\n\r\n']))
}
