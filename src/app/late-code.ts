import { loadEndpoints } from '#src/api/endpoints.ts'
import { adrSubstances } from '#src/domain/goods/adr-substances.ts'
import { learnGermanPlaces } from '#src/domain/places/german/known.ts'
import { loadCommands } from './use-registry.ts'

/** Every `x.late.ts`: what a command fetches when it is run. Had early, it is there offline as well, and at once. */
const lateFiles = import.meta.glob('../**/*.late.{ts,tsx}')

const dispatch = [
  () => import('#src/features/dispatch/command-line/open.ts'),
  () => import('#src/features/dispatch/carry/carry-acts.ts'),
  () => import('#src/features/dispatch/carry/clipboard.ts'),
  () => import('#src/features/dispatch/carry/tour-acts.ts'),
  () => import('#src/features/dispatch/proposals/proposals-acts.ts'),
  () => import('#src/features/dispatch/proposals/day-run.ts'),
]

/** Fetches the code of all commands. What cannot be had now is asked for again when it is needed. */
export function loadLateCode(): void {
  const all = [learnGermanPlaces, adrSubstances, loadEndpoints, loadCommands, ...Object.values(lateFiles), ...dispatch]
  for (const load of all) load().catch(() => undefined)
}
