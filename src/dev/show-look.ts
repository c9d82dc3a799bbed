/** The elements of a page's head that depend on its theme. */
const themed = ['style', 'meta[name=theme-color]']

/** Gives the open page the colours and typefaces of another rendering of it: they are no part of the app. */
export function showLook(rendered: Document): void {
  for (const selector of themed) {
    const element = rendered.querySelector(selector)
    if (element) document.querySelector(selector)?.replaceWith(element)
  }
}
