import { useText } from '#src/i18n/use-text.ts'
import { WorkProgress } from '#src/ui/dialogs/work-progress.tsx'
import type { Work } from './work.ts'

/** How far work on many records is. */
export function Progress({ work, onStop }: { work: Work; onStop(): void }) {
  const { t } = useText()
  const { title, ...state } = work
  return <WorkProgress title={t(title)} {...state} onStop={onStop} />
}
