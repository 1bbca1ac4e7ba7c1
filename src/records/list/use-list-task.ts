import { useEffect, useRef, useState } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'

/** Long work of the list that loads many pages; its words are `list.<kind>.…`. */
export type TaskKind = 'selection' | 'export' | 'print'

/** Told after each step: rows done, of how many. */
export type TaskProgress = (done: number, all: number) => void

/** The work under way, for the foot of the list. */
export interface ListTask {
  kind: TaskKind
  done: number
  all: number
}

/** Runs one piece of long work at a time, shows how far it is, and lets it be cancelled. */
export interface ListTasks {
  current: ListTask | undefined
  /** Undefined when it was cancelled. What else goes wrong is thrown. */
  run<T>(
    kind: TaskKind,
    all: number,
    work: (signal: AbortSignal, progress: TaskProgress) => Promise<T>,
  ): Promise<T | undefined>
  /** False when there was nothing to cancel. */
  cancel(): boolean
}

/** The list's long work; leaving the list ends it, and says so. */
export function useListTask(): ListTasks {
  const { source } = useCommands()
  const [current, setCurrent] = useState<ListTask>()
  const running = useRef<AbortController>(undefined)
  useEffect(() => () => running.current?.abort(), [])
  return {
    current,
    async run(kind, all, work) {
      running.current?.abort()
      const controller = new AbortController()
      const { signal } = controller
      running.current = controller
      setCurrent({ kind, done: 0, all })
      try {
        const result = await work(signal, (done, of) => {
          if (!signal.aborted) setCurrent({ kind, done, all: of })
        })
        signal.throwIfAborted()
        return result
      } catch (error) {
        if (!signal.aborted) throw error
        const { services } = source.current()
        services.notify({ type: 'info', message: services.t(`list.${kind}.cancelled`) })
        return undefined
      } finally {
        if (running.current === controller) {
          running.current = undefined
          setCurrent(undefined)
        }
      }
    },
    cancel() {
      if (running.current === undefined) return false
      running.current.abort()
      return true
    },
  }
}
