/** Whether the address is that of a question. */
export function isAsking(): boolean {
  return new URLSearchParams(window.location.search).has('question')
}
