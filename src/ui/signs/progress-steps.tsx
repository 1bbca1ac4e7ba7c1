import { classes } from '../classes.ts'

/** A step of a workflow. */
export interface ProgressStep {
  id: string
  name: string
}

/**
 * How far something is: label left, fact right ("50 %"), a segment per step, their names below.
 * `current` is the index of the step reached; -1 shows all as still to come.
 */
export function ProgressSteps(props: {
  label: string
  fact?: string
  steps: readonly ProgressStep[]
  current: number
}) {
  const { label, fact, steps, current } = props
  return (
    <div>
      <div className="flex items-baseline justify-between gap-2">
        <span className="font-semibold">{label}</span>
        {fact && <span className="text-text-2">{fact}</span>}
      </div>
      <ol aria-label={label} className="mt-1.5 flex gap-[3px]">
        {steps.map((step, index) => (
          <li key={step.id} aria-current={index === current ? 'step' : undefined} className="min-w-0 grow basis-auto">
            <span
              aria-hidden
              className={classes('block h-1', index <= current ? 'forced-fill bg-accent' : 'bg-line-strong')}
            />
            <span
              className={classes(
                'mt-1 block truncate text-cap',
                index < current && 'text-text-2',
                index === current && 'font-semibold text-text',
                index > current && 'text-text-3',
              )}
            >
              {step.name}
            </span>
          </li>
        ))}
      </ol>
    </div>
  )
}
