import { statSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { Worker } from 'node:worker_threads'
import { cacheEvents } from '../lib/files/cache.ts'
import { isPackaged, projectFile } from '../lib/files/paths.ts'
import type { Asked, Said, ThreadTasks } from './thread-tasks.ts'

/** A second thread, which checks and renders beside the first. */
export interface Thread {
  /**
   * Has it do a task, after those that were asked for before.
   *
   * @returns what the task returns; undefined where it has failed, or the thread has ended: then it is to be done here, where it is told why
   */
  ask<Name extends keyof ThreadTasks>(
    task: Name,
    input: Parameters<ThreadTasks[Name]>[0],
  ): Promise<Awaited<ReturnType<ThreadTasks[Name]>> | undefined>
  /** Ends it, whatever it does. */
  end(): void
}

/** A file of fewer bytes is built before a second thread has loaded what it needs. */
const leastBytes = 1_500_000

/** Starts a second thread for a configuration; undefined where it is small, or the machine would do its work in turns. */
export function startThread(file: string): Thread | undefined {
  const { size = 0 } = statSync(file, { throwIfNoEntry: false }) ?? {}
  return size < leastBytes || availableParallelism() < 2 ? undefined : runThread()
}

function runThread(): Thread {
  const worker = new Worker(projectFile(isPackaged ? 'program/thread.js' : 'generator/thread/thread.mjs'))
  const waiting = new Map<number, (result: unknown) => void>()
  let isOver = false
  let count = 0
  const finish = () => {
    isOver = true
    for (const done of waiting.values()) done(undefined)
    waiting.clear()
  }
  worker.on('error', finish).on('exit', finish)
  worker.on('message', (said: Said) => {
    if ('event' in said) cacheEvents.emit(said.event, said.name)
    else waiting.get(said.id)?.(said.result)
    if ('id' in said) waiting.delete(said.id)
  })
  return {
    ask(task, input) {
      const id = count++
      return new Promise((resolve) => {
        if (isOver) return resolve(undefined)
        waiting.set(id, resolve as (result: unknown) => void)
        worker.postMessage({ id, task, input } satisfies Asked)
      })
    },
    end() {
      finish()
      void worker.terminate()
    },
  }
}
