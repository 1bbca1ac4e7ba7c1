import type { ComponentProps } from 'react'
import { ErrorState } from '#src/ui/feedback/states.tsx'
import { useRetry } from './gate/retry/use-retry.ts'

type FailureProps = Omit<ComponentProps<typeof ErrorState>, 'retry'> & { onRetry: () => void }

/** Something could not be had: what and why, and another try, by its button and by the key for all of them. */
export function FailureState({ onRetry, ...rest }: FailureProps) {
  return <ErrorState {...rest} retry={{ onRun: onRetry, keys: useRetry(onRetry) }} />
}
