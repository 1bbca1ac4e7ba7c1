import { useQueryClient } from '@tanstack/react-query'
import { FileText } from 'lucide-react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useText } from '#src/i18n/use-text.ts'
import { IconButton } from '#src/ui/buttons/icon-button.tsx'
import { asPdf, openFile } from '#src/ui/print/open-file.ts'

/** Opens the paper of a reminder that has gone out. */
export function ReminderPaper({ id, level }: { id: string; level: number }) {
  const { t } = useText()
  const call = useCall()
  const queryClient = useQueryClient()
  const commands = useCommands()
  const open = async () => {
    try {
      const asked = queryFor(call, 'reminders.file', { params: { id, level } })
      openFile(asPdf(await queryClient.fetchQuery(asked)))
    } catch (error) {
      const { services } = commands.source.current()
      services.notify({ type: 'error', message: error instanceof Error ? error.message : '' })
    }
  }
  return <IconButton icon={FileText} label={t('billing.reminder.open', { level })} onClick={() => void open()} />
}
