import { X } from 'lucide-react'
import { useMemo, useSyncExternalStore } from 'react'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { usePanels } from '#src/workspace/panels/panels.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { MessageRow } from '../message-row.tsx'
import { removeReminder } from './changes.ts'
import { momentText, subjectOf } from './reminder-words.ts'
import { remindersOf } from './reminders.ts'

/** What this person wants to be reminded of, the next one first. Nothing while there is none. */
export function ReminderSection({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const { t } = useText()
  const format = useFormat()
  const panels = usePanels()
  const { source } = useCommands()
  const session = useSession()
  const reminders = useMemo(() => remindersOf(session), [session])
  const waiting = useSyncExternalStore(reminders.subscribe, reminders.waiting)
  if (waiting.length === 0) return null
  return (
    <section>
      <Heading className="border-b border-line px-4 pt-3 pb-1 text-section text-text-2">{t('reminders.title')}</Heading>
      <ul>
        {waiting.map((reminder) => {
          const { id, at, about, note } = reminder
          return (
            <MessageRow
              key={id}
              record={id}
              type="info"
              title={note || subjectOf(reminder, t)}
              onOpen={about && (() => panels.open({ kind: about.kind, id: about.id }, { how: 'add' }))}
              detail={note ? (about?.name ?? '') : ''}
              time={momentText(at, format)}
              unread={false}
              actions={[
                {
                  icon: X,
                  title: t('reminders.remove'),
                  isRemoval: true,
                  onRun: () => removeReminder(source.current(), reminder),
                },
              ]}
            />
          )
        })}
      </ul>
    </section>
  )
}
