import { useSelector } from '@xstate/react'
import { useEffect, useState } from 'react'
import type { Runtime } from '../actors.ts'

/** Whether it is known what the backend of the session offers; where the code for that cannot be had, it is taken for everything. */
export function useExtrasKnown({ auth, extras }: Pick<Runtime, 'auth' | 'extras'>): boolean {
  const told = useSelector(auth, ({ context }) => context.session?.user.extras)
  const [settled, setSettled] = useState<string>()
  const isKnown = extras.of(told) !== undefined || (told !== undefined && settled === told)
  useEffect(() => {
    if (isKnown) return undefined
    let isOver = false
    const settle = () => {
      if (!isOver) setSettled(told)
    }
    extras.load(told).then(settle, settle)
    return () => {
      isOver = true
    }
  }, [extras, told, isKnown])
  return isKnown
}
