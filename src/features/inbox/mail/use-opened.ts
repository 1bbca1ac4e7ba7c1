import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useEffectEvent } from 'react'
import { useCall } from '#src/api/provider.tsx'
import type { Email } from '#src/contract/emails/email.ts'
import { invalidateRelated } from '#src/records/changes/invalidate.ts'
import { putRecords } from '#src/records/changes/record-cache.ts'
import { isUnread } from '../email-words.ts'

/**
 * Says that somebody has opened an e-mail, once he is in it: nobody has to ask for it, so where it does not arrive it is said with the next
 * opening. It is no change of its own, and nothing to take back.
 */
export function useOpened(email: Email | undefined, isOpen: boolean): void {
  const call = useCall()
  const queryClient = useQueryClient()
  const isNew = isOpen && email !== undefined && isUnread(email)
  const id = email?.id
  const say = useEffectEvent(async (opened: string) => {
    const read = await call('emails.open', { params: { id: opened } }).catch(() => undefined)
    if (read === undefined) return
    putRecords(queryClient, 'email', [read])
    invalidateRelated(queryClient, 'email', [opened])
  })
  useEffect(() => {
    if (isNew && id !== undefined) void say(id)
  }, [isNew, id])
}
