const id = 'site-problems'

/** Shows a text in an overlay; an empty text removes it. The page behind it stays as it is. */
export function showProblems(text: string): void {
  document.getElementById(id)?.remove()
  if (text === '') return
  const overlay = document.createElement('pre')
  overlay.id = id
  overlay.setAttribute('role', 'alert')
  overlay.textContent = text
  Object.assign(overlay.style, {
    position: 'fixed',
    inset: 'auto 0 0 0',
    zIndex: '9999',
    maxHeight: '70vh',
    overflow: 'auto',
    margin: '0',
    padding: '24px',
    background: '#1b1b1b',
    color: '#fff',
    font: '14px/1.5 ui-monospace, monospace',
    whiteSpace: 'pre-wrap',
    borderTop: '4px solid #e5484d',
  })
  document.body.append(overlay)
}
