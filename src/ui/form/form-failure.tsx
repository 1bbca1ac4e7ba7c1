import type { ReactNode } from 'react'
import { StatusSign } from '../signs/status-sign.tsx'

/** What spoke against what a form holds; nothing where nothing did. */
export function FormFailure(props: { status?: 'failure' | 'warning'; detail?: ReactNode; children: ReactNode }) {
  const { status = 'failure', detail, children } = props
  if (children === undefined) return null
  return (
    <p role="alert" className="flex items-start gap-1.5 text-chip">
      <StatusSign status={status} className="mt-px" />
      <span>
        {children}
        {detail !== undefined && <span className="block text-text-2">{detail}</span>}
      </span>
    </p>
  )
}
