import { useSyncExternalStore } from 'react'
import type { ConfirmQuestion, TextQuestion } from '#src/commands/gate/question.ts'
import { loadedLater } from '#src/ui/loading/loaded-later.tsx'
import { createObservable } from '#src/workspace/session/observable.ts'

const dialog = loadedLater(async () => (await import('./question-dialog.late.tsx')).QuestionContent)

/** A question for a text that waits for its answer. */
export interface PendingText {
  kind: 'text'
  /** Tells questions apart, also those with the same words. */
  id: number
  question: TextQuestion
  /** What is being sent already may be left: the answer then is what becomes of it. */
  answer(text: string | undefined | Promise<string | undefined>): void
  /** Its text is on the way to the server: what that asks back comes on top and not behind it. */
  sending(isSending: boolean): void
}

/** A question for yes or no that waits for its answer. */
export interface PendingConfirm {
  kind: 'confirm'
  id: number
  question: ConfirmQuestion
  answer(yes: boolean): void
}

export type PendingQuestion = PendingText | PendingConfirm

/** Questions commands ask before they act, one after the other. They reject where the dialog's code cannot be had. */
export interface Questions {
  ask(question: TextQuestion): Promise<string | undefined>
  confirm(question: ConfirmQuestion): Promise<boolean>
  /** What is in front of the person: the oldest question, and above one that is being sent the next. */
  shown(): readonly PendingQuestion[]
  subscribe(listener: () => void): () => void
}

export function createQuestions(): Questions {
  let queue: readonly PendingQuestion[] = []
  const shown = createObservable<readonly PendingQuestion[]>([])
  let count = 0
  const underWay = new Set<number>()
  const set = (next: readonly PendingQuestion[]) => {
    queue = next
    const open = queue.findIndex(({ id }) => !underWay.has(id))
    shown.set(open < 0 ? queue : queue.slice(0, open + 1))
  }
  const done = (id: number) => {
    underWay.delete(id)
    set(queue.filter((pending) => pending.id !== id))
  }
  return {
    async ask(question) {
      await dialog.preload()
      const id = (count += 1)
      return new Promise((resolve) => {
        const answer: PendingText['answer'] = (text) => (done(id), resolve(text))
        const sending = (isSending: boolean) => {
          if (isSending) underWay.add(id)
          else underWay.delete(id)
          set(queue)
        }
        set([...queue, { kind: 'text', id, question, answer, sending }])
      })
    },
    async confirm(question) {
      await dialog.preload()
      const id = (count += 1)
      return new Promise((resolve) => {
        set([...queue, { kind: 'confirm', id, question, answer: (yes) => (done(id), resolve(yes)) }])
      })
    },
    shown: shown.current,
    subscribe: shown.subscribe,
  }
}

/** Draws the question that waits for an answer; its code is there before it is asked. */
export function QuestionDialog({ questions }: { questions: Questions }) {
  const shown = useSyncExternalStore(questions.subscribe, questions.shown)
  return shown.map((pending) => <dialog.component key={pending.id} pending={pending} />)
}
