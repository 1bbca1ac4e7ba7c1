import { Check } from 'lucide-react'
import type { TextKey } from '#src/i18n/keys.ts'
import { useText } from '#src/i18n/use-text.ts'
import { classes } from '#src/ui/classes.ts'

/** The way of an import, in its order. */
export const STEPS = ['file', 'columns', 'check', 'create'] as const
export type ImportStep = (typeof STEPS)[number]

const WORDS: Readonly<Record<ImportStep, TextKey>> = {
  file: 'imports.step.file',
  columns: 'imports.step.columns',
  check: 'imports.step.check',
  create: 'imports.step.create',
}

/** The four steps in one line: done, current, to come. */
export function Steps({ current }: { current: ImportStep }) {
  const { t } = useText()
  const at = STEPS.indexOf(current)
  return (
    <ol aria-label={t('imports.steps')} className="flex min-w-0 items-center gap-4">
      {STEPS.map((step, index) => (
        <li
          key={step}
          aria-current={index === at ? 'step' : undefined}
          className={classes(
            'flex shrink-0 items-center gap-1.5 whitespace-nowrap',
            index === at ? 'font-semibold' : 'text-text-2 @max-[860px]:hidden',
          )}
        >
          <StepSign number={index + 1} state={index < at ? 'done' : index === at ? 'current' : 'open'} />
          {t(WORDS[step])}
          {index < at && <span className="sr-only">{t('imports.step.done')}</span>}
        </li>
      ))}
    </ol>
  )
}

function StepSign({ number, state }: { number: number; state: 'done' | 'current' | 'open' }) {
  if (state === 'done') return <Check aria-hidden size={16} strokeWidth={1.75} className="text-accent" />
  return (
    <span
      aria-hidden
      className={classes(
        'inline-flex size-[18px] items-center justify-center rounded-full text-cap font-semibold',
        state === 'current' ? 'forced-fill bg-accent text-on-accent' : 'border border-line-strong text-text-2',
      )}
    >
      {number}
    </span>
  )
}
