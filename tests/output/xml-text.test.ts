import { expect, test } from 'vitest'
import { xmlText } from '../../generator/lib/xml-text.ts'

test('leaves out what no XML may have, and nothing else', () => {
  expect(xmlText('a\u0000\b\u000b\u001f\ud800b\ufffe\uffff\udfff')).toBe('ab')
  const kept = 'é\t\n\u007f\u0085 🎹\ufffd'
  expect(xmlText(kept)).toBe(kept)
  expect(xmlText('<a href="x">&')).toBe('&lt;a href=&quot;x&quot;&gt;&amp;')
})
