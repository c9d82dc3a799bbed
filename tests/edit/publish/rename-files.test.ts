import { expect, test } from 'vitest'
import { renameFiles } from '../../../generator/edit/publish/rename-files.ts'

const names = new Map([
  ['images/a.jpg', 'images/a-2.jpg'],
  ['sign.svg', 'sign-2.svg'],
])

test('a file gets its other name wherever its path is written, and nothing that looks like it', () => {
  const text = `# images/a.jpg
logo: "./sign.svg" # sign.svg
photos: [./images/../images/a.jpg, images/a.jpg, &other './my-images/a.jpg', *other]
web: https://cdn.example/images/a.jpg
images/a.jpg: design.svg
text: |
  Of images/a.jpg: ![one](images/a.jpg) and ![other](https://cdn.example/images/a.jpg),
  [kept](file:./images/a.jpg "Kept"), <img src="./sign.svg" alt="">, ![mine](<./my-images/a.jpg>)
quoted: "<img src=\\"images/a.jpg\\">, ![sign](./images/%2E./sign.svg)"
`
  expect(renameFiles(text, names)).toBe(`# images/a.jpg
logo: "./sign-2.svg" # sign.svg
photos: [./images/../images/a-2.jpg, images/a-2.jpg, &other './my-images/a.jpg', *other]
web: https://cdn.example/images/a.jpg
images/a.jpg: design.svg
text: |
  Of images/a.jpg: ![one](images/a-2.jpg) and ![other](https://cdn.example/images/a.jpg),
  [kept](file:./images/a-2.jpg "Kept"), <img src="./sign-2.svg" alt="">, ![mine](<./my-images/a.jpg>)
quoted: "<img src=\\"images/a-2.jpg\\">, ![sign](./images/../sign-2.svg)"
`)
})
