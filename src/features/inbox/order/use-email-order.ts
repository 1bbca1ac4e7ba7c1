import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useCall } from '#src/api/provider.tsx'
import { queryFor } from '#src/api/query.ts'
import type { Email } from '#src/contract/emails/email.ts'
import { may } from '#src/domain/accounts/roles.ts'
import { useChoices } from '#src/entities/documents/fields/use-choices.ts'
import { emailFieldsName } from '#src/entities/emails/draft-of-email.ts'
import { useDay } from '#src/i18n/use-day.ts'
import { useFormat } from '#src/i18n/use-format.ts'
import { useText } from '#src/i18n/use-text.ts'
import { useSession } from '#src/workspace/session/session.tsx'
import { readOrder } from './read-order.ts'

/** Kept beside the fields: whether a confirmation is wanted. No field is called so. */
const CONFIRM = 'confirm'

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
    const { [CONFIRM]: confirm, ...fields } = kept
    return { choices: fields, confirms: confirm !== 'false' }
  }, [kept])
  const seesMoney = may(role, 'money.read')
  const read = data?.fields
  const order = useMemo(
    () => readOrder({ email, read: read ?? [], choices, today, seesMoney }, format, t),
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
