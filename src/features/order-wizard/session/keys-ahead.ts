import { useEffect, useRef, useState } from 'react'
import type { WizardAct, WizardContext } from '#machines/wizard-session.ts'
import { createKeptKeys, type KeptKeys } from '#src/commands/keys/kept-keys.ts'

/** Keys that are on their way to the next step, and what was typed for one that did not come. */
export interface TypedAhead {
  kept: KeptKeys
  lost: string
}

/** Acts that lead to another step. What is typed while they are under way belongs there. */
const LEADING: ReadonlySet<WizardAct['type']> = new Set(['next', 'goTo', 'retry'])

/**
 * Keeps the keys typed while the wizard is on its way to another step for what stands there then (decision 022). `after` is told of
 * every act, and whether it is still under way.
 */
export function useKeysAhead(
  busy: boolean,
  { currentStep, error, issues }: Pick<WizardContext, 'currentStep' | 'error' | 'issues'>,
): TypedAhead & { after(acts: readonly WizardAct[], isUnderWay: boolean): void } {
  const [kept] = useState(createKeptKeys)
  const [lost, setLost] = useState('')
  const way = useRef<{ from: string; letGo(): void }>(undefined)
  const [turn, setTurn] = useState(0)
  // Behind the drawing that moves the focus, and at each turn: a way can be over before it was drawn.
  useEffect(() => {
    const { current } = way
    if (busy || current === undefined) return
    way.current = undefined
    const isHeldUp = error !== undefined || issues.some(({ severity }) => severity === 'error')
    // The step has not come: what was meant for it is entered nowhere else.
    if (current.from === currentStep && isHeldUp) void kept.abandon().then(setLost)
    current.letGo()
  }, [turn, busy, currentStep, error, issues, kept])
  useEffect(() => kept.end, [kept])
  const after = (acts: readonly WizardAct[], isUnderWay: boolean) => {
    setLost('')
    if (!isUnderWay || !acts.some(({ type }) => LEADING.has(type))) return
    setTurn((count) => count + 1)
    way.current ??= { from: currentStep, letGo: kept.keep() }
  }
  return { kept, lost, after }
}
