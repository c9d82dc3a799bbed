/** A page without the scripts of the app: the editor and its pictures show pages as they stand in their HTML. */
export function withoutScripts(html: string): string {
  return html.replace(/<script type="module"[^>]*>.*?<\/script>/gs, '')
}
