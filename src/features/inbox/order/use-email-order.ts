import { useQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useMemo, useSyncExternalStore } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import { useCommands } from '#src/commands/gate/commands-provider.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useChoices } from '#src/entities/documents/fields/use-choices.ts'
import { attachmentReadings, readableOf } from '#src/entities/emails/attachment-readings.ts'
import { emailFieldsName } from '#src/entities/emails/draft-of-email.ts'
import { fieldsOfParts } from '#src/entities/emails/email-reading.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { useSessionValue } from '#src/workspace/session/session-values.tsx'
import { readOrder } from './read-order.ts'

/** Kept beside the fields, none of which is called so: whether a confirmation is wanted, and which attachments were read. */
const CONFIRM = 'confirm'
const FILES = 'files'

/** The order that stands in an e-mail, with what a person has chosen for its fields. */
export function useEmailOrder(email: Email) {
  const { t } = useText()
  const format = useFormat()
  const call = useCall()
  const { role } = useSession()
  const today = useDay()
  const { id } = email
  const { data, error, isPending, refetch } = useQuery(queryFor(call, 'emails.reading', { params: { id } }))
  const { choices: kept, choose, forget } = useChoices(emailFieldsName(id))
  const { choices, confirms } = useMemo(() => {
    const { [CONFIRM]: confirm, [FILES]: _files, ...fields } = kept
    return { choices: fields, confirms: confirm !== 'false' }
  }, [kept])
  const files = useAttachmentReadings(email, kept[FILES] ?? '', (read) => choose(FILES, read))
  const seesMoney = may(role, 'money.read')
  const read = useMemo(() => fieldsOfParts(data, files), [data, files])
  const order = useMemo(
    () => readOrder({ email, read, choices, today, seesMoney }, format, t),
    [email, read, choices, today, seesMoney, format, t],
  )
  return {
    ...order,
    isPending,
    error,
    retry: () => void refetch(),
    choose,
    forget,
    confirms,
    toggleConfirm: () => choose(CONFIRM, String(!confirms)),
    isFilledIn: Object.keys(choices).length > 0,
  }
}

/**
 * What was read of the attachments of an e-mail. Which ones that was is kept with what was chosen: after a reload they are read again by
 * themselves.
 */
function useAttachmentReadings(email: Email, known: string, keep: (read: string) => void) {
  const { id } = email
  const readings = useSessionValue(attachmentReadings)
  const { source } = useCommands()
  const all = useSyncExternalStore(readings.subscribe, readings.current)
  const own = all.get(id)
  const read = [...(own?.keys() ?? [])].join(',')
  const follow = useEffectEvent(() => {
    const before = known.split(',').filter(Boolean)
    const now = read.split(',').filter(Boolean)
    const both = [...new Set([...before, ...now])]
    if (both.length > before.length) keep(both.join(','))
    const lost = readableOf(email).filter(({ index }) => before.includes(String(index)) && !own?.has(index))
    if (lost.length === 0) return
    import('../files/read-file.late.ts').then(
      async ({ startReading }) => {
        for (const { index } of lost) await startReading(source.current(), id, index)
      },
      () => undefined,
    )
  })
  useEffect(() => follow(), [id, read])
  return own
}
