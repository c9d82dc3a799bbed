// Another program that saves a file, in a process of its own: on each message, after a while, in one of the ways in which editors save.
import { closeSync, openSync, renameSync, writeFileSync, writeSync } from 'node:fs'

const ways = {
  'in place': (file, text) => writeFileSync(file, text),
  'by a rename': (file, text) => {
    writeFileSync(`${file}.theirs`, text)
    renameSync(`${file}.theirs`, file)
  },
  'in two halves': (file, text, pauseMs) => {
    const descriptor = openSync(file, 'w')
    writeSync(descriptor, text.slice(0, text.length / 2))
    sleep(pauseMs)
    writeSync(descriptor, text.slice(text.length / 2))
    closeSync(descriptor)
  },
}

function sleep(ms) {
  const end = performance.now() + ms
  if (ms > 1) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms - 1)
  // A timer is not as exact as a save is quick.
  while (performance.now() < end);
}

process.on('message', ({ file, text, way, afterMs, pauseMs }) => {
  sleep(afterMs)
  ways[way](file, text, pauseMs)
  process.send('saved')
})
process.send('ready')
