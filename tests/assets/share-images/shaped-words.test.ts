import { expect, test } from 'vitest'
import { box, type Element } from '../../../generator/assets/share-images/element.ts'
import { mirrored } from '../../../generator/assets/share-images/mirrored.ts'
import { withShapedWords } from '../../../generator/assets/share-images/shaped-words.ts'
import { readShareFonts } from '../../../generator/assets/share-images/share-fonts.ts'

/** The pictures in the place of the texts of a drawing, each as its SVG. */
async function pictures(title: string, width: number) {
  const fonts = { heading: 'Cairo', text: 'Cairo' }
  const card = { path: '', tag: 'ar', siteName: '', host: '', eyebrow: '', title, color: '', accent: '', fonts }
  const { letters, families } = await readShareFonts(card)
  const style = { fontFamily: families.heading, fontSize: 40, color: '#123456', width }
  const drawing = await withShapedWords(box(style, box({}, title), 'Latin'), { letters, isRightToLeft: true })
  const [inner, latin] = drawing.props.children as [Element, unknown]
  const [picture] = inner.props.children as [Element]
  const { src, ...size } = picture.props as { src: string; width: number; height: number }
  return { svg: Buffer.from(src.replace(/^[^,]*,/, ''), 'base64').toString(), size, latin }
}

test('letters that join are drawn as shapes of their own, in the colour of their box; others stay text', async () => {
  const { svg, size, latin } = await pictures('مدرسة التزلج', 600)
  expect(svg).toContain('fill="#123456"')
  expect(svg).not.toContain('<text')
  expect([size.height, latin]).toEqual([58, 'Latin'])
  // Joined letters are narrower than the same ones side by side.
  const apart = await pictures('م د ر س ة ا ل ت ز ل ج', 4000)
  expect(size.width).toBeLessThan(apart.size.width * 0.75)
})

test('a long text has several lines, none wider than its box', async () => {
  const { size } = await pictures('مدرسة التزلج في الجبال العالية للكبار والصغار', 300)
  expect(size.height).toBeGreaterThan(100)
  expect(size.width).toBeLessThan(306)
})

test('what stands on the left of a drawing stands on the right of its mirrored one', () => {
  const drawing = box({ left: 8, padding: '1px 2px 3px 4px' }, box({ flexDirection: 'column', marginLeft: 5 }, 'a'))
  expect(mirrored(drawing)).toEqual({
    type: 'div',
    props: {
      style: { display: 'flex', flexDirection: 'row-reverse', right: 8, padding: '1px 4px 3px 2px' },
      children: [
        {
          type: 'div',
          props: {
            style: { alignItems: 'flex-end', display: 'flex', flexDirection: 'column', marginRight: 5 },
            children: ['a'],
          },
        },
      ],
    },
  })
})
