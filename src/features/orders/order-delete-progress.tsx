import { useText } from '#src/i18n/use-text.ts'
import { WorkProgress } from '#src/ui/work-progress.tsx'
import { deleteWork, type DeleteWork } from './order-delete-work.ts'

/** How far a deletion of many is. */
export function OrderDeleteProgress({ work }: { work: DeleteWork }) {
  const { t } = useText()
  return <WorkProgress title={t('orders.delete.deleting')} {...work} onStop={deleteWork.stop} />
}
