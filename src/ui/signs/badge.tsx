import { useId, type ReactNode } from 'react'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '../classes.ts'

/** A count in a pill of 16 px; `urgent` for disruptions. */
export function CountPill({ children, urgent }: { children: ReactNode; urgent?: boolean }) {
  return (
    <span
      className={classes(
        'inline-flex h-4 min-w-4 items-center justify-center rounded-full px-1 text-cap',
        urgent ? 'bg-status-red-tint font-semibold text-status-red' : 'bg-hover text-text-2',
      )}
    >
      {children}
    </span>
  )
}

/** Marks a value that stands in for one the server did not send. Hatched, so that it shows without colour too. */
export function SubstituteBadge() {
  const { t } = useText()
  const pattern = useId()
  return (
    <span className="relative inline-flex h-4 items-center overflow-hidden rounded-cap border border-control px-1 text-cap text-text-2">
      <svg aria-hidden className="absolute inset-0 size-full text-line-strong">
        <pattern id={pattern} width="6" height="6" patternUnits="userSpaceOnUse" patternTransform="rotate(45)">
          <path d="M0 0V6" stroke="currentColor" strokeWidth="2" />
        </pattern>
        <rect width="100%" height="100%" fill={`url(#${pattern})`} opacity="0.5" />
      </svg>
      <span className="relative bg-surface px-0.5">{t('ui.substitute')}</span>
    </span>
  )
}

/** Says that this is a demonstration. */
export function DemoBadge() {
  const { t } = useText()
  return <span className="text-chip text-text-2">{t('ui.demo')}</span>
}
