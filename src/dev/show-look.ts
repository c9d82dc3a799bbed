/** The elements of a page's head that depend on its theme and its logo. */
const themed = ['style', 'meta[name=theme-color]', 'link[rel=icon]']

/** Gives the open page the colours, typefaces and icon of another rendering of it: they are no part of the app. */
export function showLook(rendered: Document): void {
  for (const selector of themed) {
    const element = rendered.querySelector(selector)
    if (element) document.querySelector(selector)?.replaceWith(element)
  }
}
