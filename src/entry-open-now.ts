import { showOpen } from './open-now/show-open.ts'

// The page may still arrive.
showOpen()
addEventListener('load', showOpen)
setInterval(showOpen, 60_000)
