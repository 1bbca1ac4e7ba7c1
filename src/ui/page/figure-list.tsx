import type { ReactNode } from 'react'
import { SubstituteBadge } from '../signs/badge.tsx'
import { SkeletonBar } from '../feedback/states.tsx'
import { StatusWord } from '../signs/status-sign.tsx'

/** One figure. Without `text` it is still to come; a substitute is marked as one (decision A10). */
export interface ListedFigure {
  name: string
  label: string
  text: string | undefined
  isSubstitute: boolean
  /** Leads to what is counted; its label is a button then. */
  onOpen?: () => void
}

/** Figures side by side, each under its label. `since` says when substitutes had their last real value. */
export function FigureList(props: { figures: readonly ListedFigure[]; since: string; className: string }) {
  return (
    <dl className={props.className}>
      {props.figures.map(({ name, label, text, isSubstitute, onOpen }) => (
        <div key={name} className="h-11 shrink-0">
          <dt className="text-chip text-text-2">
            {onOpen === undefined ? (
              label
            ) : (
              <button
                type="button"
                onClick={onOpen}
                className="press relative rounded-cap text-accent underline after:absolute after:-inset-y-1 after:inset-x-0 decoration-accent/40 underline-offset-2 hover:decoration-accent"
              >
                {label}
              </button>
            )}
          </dt>
          <dd className="flex items-center gap-2 font-semibold">
            {text ?? <SkeletonBar width={48} />}
            {isSubstitute && (
              <span title={props.since} className="font-normal">
                <SubstituteBadge />
                <span className="sr-only">{props.since}</span>
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}

/** What is to be said about the figures above it, with what can be done. */
export function FigureNote({ title, detail, children }: { title: string; detail: string; children?: ReactNode }) {
  return (
    <p
      role="status"
      className="flex min-h-8 items-center gap-2 border-t border-line bg-status-amber-tint px-4 text-chip"
    >
      <StatusWord status="warning">{title}</StatusWord>
      <span className="min-w-0 grow truncate text-text-2">{detail}</span>
      {children}
    </p>
  )
}
