import type { ReactNode } from 'react'

/** A block of a page of settings or facts: title, optional sentence, content at most 640 px wide, line below. */
export function PageSection({ title, text, children }: { title: string; text?: ReactNode; children: ReactNode }) {
  return (
    <section aria-label={title} className="border-b border-line px-4 pt-3 pb-4 last:border-b-0">
      <h2 className="text-panel">{title}</h2>
      {text && <p className="mb-2 max-w-160 text-chip text-text-2">{text}</p>}
      <div className="mt-2 max-w-160">{children}</div>
    </section>
  )
}
