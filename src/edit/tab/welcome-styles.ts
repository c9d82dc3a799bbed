/** The stylesheet of the welcome, which lies beside this page. */
let welcome: HTMLLinkElement | undefined

const editor = () => document.querySelector<HTMLLinkElement>('link[href$="editor.css"]')

/** Has the styles of the welcome take the place of those of the editor. Resolves when they are there. */
export async function showWelcomeStyles(): Promise<void> {
  const link = welcome ?? document.createElement('link')
  if (!welcome) {
    link.rel = 'stylesheet'
    link.href = 'welcome.css'
    await new Promise((done, fail) => {
      link.addEventListener('load', done, { once: true })
      link.addEventListener('error', fail, { once: true })
      document.head.append(link)
    })
    welcome = link
  }
  setWelcome(true)
}

/** Has the styles of the editor take their place again. */
export function showEditorStyles(): void {
  setWelcome(false)
}

function setWelcome(isWelcome: boolean): void {
  const own = editor()
  if (welcome) welcome.disabled = !isWelcome
  if (own) own.disabled = isWelcome
}
