import { useEffect, useRef, type ReactNode } from 'react'
import { StatusSign, type SignName } from '#src/ui/signs/status-sign.tsx'

/** The frame of a page that is opened by a link: who writes, what about, and its parts below each other. */
export function AnswerPage({ title, from, children }: { title: string; from?: string; children: ReactNode }) {
  return (
    <main className="flex min-h-dvh justify-center bg-frame px-2 py-4 min-[600px]:py-10">
      <section className="w-full max-w-[560px] self-start rounded-palette border border-line-strong bg-surface">
        <header className="px-4 pt-4 pb-3">
          {from !== undefined && <p className="text-text-2">{from}</p>}
          <h1 className="text-title wrap-anywhere">{title}</h1>
        </header>
        {children}
      </section>
    </main>
  )
}

/** One sentence with its sign. */
export function AnswerNote({ sign, children }: { sign: SignName; children: ReactNode }) {
  return (
    <p className="flex items-start gap-2 border-t border-line px-4 py-3">
      <StatusSign status={sign} className="mt-[3px]" />
      <span className="min-w-0 wrap-anywhere">{children}</span>
    </p>
  )
}

/** Where it stands: what is asked, what was answered, or why nothing can be answered any more. It has the focus once that is new. */
export function AnswerState({ state, sign, text }: { state: string; sign: SignName; text: string }) {
  const note = useRef<HTMLDivElement>(null)
  const first = useRef(state)
  useEffect(() => {
    if (first.current !== state) note.current?.focus()
    first.current = state
  }, [state])
  return (
    <div ref={note} tabIndex={-1} role="status" className="no-ring">
      <AnswerNote sign={sign}>{text}</AnswerNote>
    </div>
  )
}
