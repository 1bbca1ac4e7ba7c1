import { useSyncExternalStore } from 'react'
import type { ConfirmQuestion, TextQuestion } from '#src/commands/command.ts'
import { loadedLater } from '#src/ui/loaded-later.tsx'

const dialog = loadedLater(async () => (await import('./question-dialog.tsx')).QuestionContent)

/** A question that waits for its answer. */
export type Pending =
  | { kind: 'text'; question: TextQuestion; answer(text: string | undefined): void }
  | { kind: 'confirm'; question: ConfirmQuestion; answer(yes: boolean): void }

/** Questions commands ask before they act, one after the other. They reject where the dialog's code cannot be had. */
export interface Questions {
  ask(question: TextQuestion): Promise<string | undefined>
  confirm(question: ConfirmQuestion): Promise<boolean>
  current(): Pending | undefined
  subscribe(listener: () => void): () => void
}

export function createQuestions(): Questions {
  const queue: Pending[] = []
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  const put = (pending: Pending) => {
    queue.push(pending)
    tell()
  }
  const done = () => {
    queue.shift()
    tell()
  }
  return {
    async ask(question) {
      await dialog.preload()
      return new Promise((resolve) => {
        put({ kind: 'text', question, answer: (text) => (done(), resolve(text)) })
      })
    },
    async confirm(question) {
      await dialog.preload()
      return new Promise((resolve) => {
        put({ kind: 'confirm', question, answer: (yes) => (done(), resolve(yes)) })
      })
    },
    current: () => queue[0],
    subscribe: (listener) => {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
  }
}

/** Draws the question that waits for an answer; its code is there before it is asked. */
export function QuestionDialog({ questions }: { questions: Questions }) {
  const pending = useSyncExternalStore(questions.subscribe, questions.current)
  if (pending === undefined) return null
  return <dialog.component key={pending.question.title} pending={pending} />
}
