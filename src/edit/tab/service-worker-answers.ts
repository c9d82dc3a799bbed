/** How long the service worker may take to answer a page that it has not answered so far. */
const patienceMs = 3000

/** Resolves when what a page asks for comes from its service worker; without, once it was waited for: frames come from there in any case. */
export async function waitForController(container: ServiceWorkerContainer): Promise<void> {
  const { active } = await container.ready
  if (container.controller) return
  const controlled = new Promise((done) => container.addEventListener('controllerchange', done, { once: true }))
  // One that has long begun claims no page by itself, such as one that was loaded anew past all that is kept.
  active?.postMessage('claim')
  await Promise.race([controlled, new Promise((done) => setTimeout(done, patienceMs))])
}
