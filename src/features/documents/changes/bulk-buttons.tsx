import { CircleCheck, Tag, Trash2 } from 'lucide-react'
import { CommandButton } from '#src/commands/buttons/command-button.tsx'
import { useText } from '#src/i18n/use-text.ts'

/** What ticked documents are put to most, in words short enough for one row. */
export function BulkButtons() {
  const { t } = useText()
  return (
    <>
      <CommandButton id="documents.verify" label={t('documents.column.state')} icon={CircleCheck} />
      <CommandButton id="documents.addTags" icon={Tag} />
      <CommandButton id="documents.delete" icon={Trash2} />
    </>
  )
}
