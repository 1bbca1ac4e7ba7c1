import * as z from 'zod/mini'
import { localStore } from '#src/storage/browser.ts'
import { slots } from '#src/storage/slots.ts'
import { createObservable, type Observable } from '#src/workspace/session/observable.ts'
import type { SessionValue } from '#src/workspace/session/session-values.tsx'

/** A line that was run, and what became of it. */
const TypedLine = z.object({
  id: z.string(),
  /** Milliseconds since 1970. */
  at: z.number(),
  line: z.string().check(z.maxLength(500)),
  ok: z.boolean(),
  said: z.string().check(z.maxLength(1000)),
  /** What would have fitted. */
  fits: z.optional(z.string().check(z.maxLength(300))),
  /** The characters that were wrong. */
  wrong: z.optional(z.object({ from: z.number(), to: z.number() })),
  /** The own change it made, to be taken back. */
  step: z.optional(z.string()),
})
export type TypedLine = z.output<typeof TypedLine>

/** Lines kept. */
const MOST_LINES = 50

/** What the line on the screen does at keys of its own. */
interface LineOnScreen {
  /** Fetches an earlier line, or a later one. */
  fetch(by: 1 | -1): void
  toggleExamples(): void
  run(how: { stays: boolean; withReason: boolean }): Promise<void>
}

/** The lines of one person in one tenant, oldest first, and what stands in the line now. */
export interface TypedLines extends Observable<readonly TypedLine[]> {
  add(line: TypedLine): void
  /** Reads what this person typed before. */
  open(person: { tenantId: string; userId: string }): void
  /** What is being typed; it outlasts a closed line. */
  typed(): string
  keep(text: string): void
  /** The line that is open now. */
  screen(): LineOnScreen | undefined
  /** It appears; the returned function is for when it goes. */
  attach(line: LineOnScreen): () => void
}

export const typedLines: SessionValue<TypedLines> = {
  create() {
    const lines = createObservable<readonly TypedLine[]>([])
    let text = ''
    let screen: LineOnScreen | undefined
    let store: ReturnType<typeof localStore.scoped> | undefined
    return {
      ...lines,
      screen: () => screen,
      attach(line) {
        screen = line
        return () => {
          if (screen === line) screen = undefined
        }
      },
      typed: () => text,
      keep(typed) {
        text = typed
      },
      open({ tenantId, userId }) {
        if (store !== undefined) return
        store = localStore.scoped(tenantId, userId)
        const kept = store.get(slots.typedLines)
        lines.set((Array.isArray(kept) ? kept : []).flatMap((one) => TypedLine.safeParse(one).data ?? []))
      },
      add(line) {
        const all = [...lines.current(), line].slice(-MOST_LINES)
        lines.set(all)
        store?.set(slots.typedLines, all)
      },
    }
  },
}
